import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { layoutMode } from '../../stage/mode.ts'
import { selectedColumnAt } from '../../timeline/representation.ts'

/**
 * Writes the named column into the page: `data-current` on the base pattern's columns, the selection index and
 * the last digit of the session pattern. Off stage, and unpinned, the page names the session's own index.
 * @returns ends it again and leaves the session's own index
 */
export function startRing(section: Element): () => void {
  const columns = section.querySelectorAll('[data-place]')
  const digits = section.querySelectorAll('[data-digit]')
  const last: number = LANDING_SESSIONS[0]?.selectionIndex ?? 0
  let shown = last
  const write = (column: number) => {
    if (column === shown) return
    shown = column
    columns.forEach((element, place) => {
      element.toggleAttribute('data-current', place === column)
    })
    for (const digit of digits) digit.textContent = String(column)
  }
  const remove = addStep('dom', () => {
    const plays = now.stage === 'representation' && layoutMode() === 'pinned'
    write(plays ? selectedColumnAt(now.progress, last) : last)
    return false
  })
  return () => {
    remove()
    write(last)
  }
}

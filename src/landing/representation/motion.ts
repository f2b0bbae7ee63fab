import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import type { Column } from '../../rules/constants.ts'
import { selectedColumnAt } from '../../timeline/representation.ts'

/**
 * Writes the named column into the page: `data-current` on the base pattern's columns, the selection index and
 * the last digit of the session pattern. Off stage, and in flow layout, the page names the session's own index.
 * @returns ends it again and leaves the session's own index
 */
export function startRing(pin: HTMLElement, last: Column): () => void {
  const columns = pin.querySelectorAll('[data-place]')
  const digits = pin.querySelectorAll('[data-digit]')
  let shown: number = last
  const write = (column: number) => {
    if (column === shown) return
    shown = column
    columns.forEach((element, place) => {
      element.toggleAttribute('data-current', place === column)
    })
    for (const digit of digits) digit.textContent = String(column)
  }
  const remove = addStep('dom', () => {
    const plays = now.stage === 'representation' && document.documentElement.dataset.layout === 'pinned'
    write(plays ? selectedColumnAt(now.progress, last) : last)
    return false
  })
  return () => {
    remove()
    write(last)
  }
}

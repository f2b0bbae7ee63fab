import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import type { Column } from '../../rules/constants.ts'
import { selectedColumnAt } from '../../timeline/representation.ts'

/** Progress of the pin at which each text enters or leaves (design, storyboard 3). */
export const CUES = {
  heading: 0,
  names: 0.02,
  letters: 0.05,
  numbers: 0.08,
  caption: 0.1,
  captionUntil: 0.2,
  swap: 0.3,
  basePattern: 0.34,
  selectionIndex: 0.4,
  sessionPattern: 0.42,
} as const

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

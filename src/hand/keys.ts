import { isColumn } from '../rules/patterns.ts'
import { plainKey } from '../ui/plain-key.ts'
import { movePiece } from './places.ts'
import { ring } from './ring.ts'

/** Where a key brings the piece of a column: beyond the outer ones there is none. */
const KEYS: Readonly<Record<string, (column: number) => number>> = {
  ArrowLeft: column => column - 1,
  ArrowRight: column => column + 1,
  Home: () => 0,
  End: () => 3,
}

/** Follows the keys that move a piece, and the choice of an index. */
export function followKeys(root: HTMLElement, isLive: (element: Element) => boolean): void {
  function onKey(event: KeyboardEvent): void {
    const { target } = event
    const columnFor = KEYS[plainKey(event)]
    if (!columnFor || !(target instanceof HTMLElement)) return
    const [kind, number] = (target.dataset.grab ?? '').split(' ')
    if (kind !== 'place') return
    event.preventDefault()
    if (isLive(target)) movePiece(Number(number), columnFor(Number(number)))
  }

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !('indexChoice' in target.dataset)) return
    const column = Number(target.value)
    if (!isColumn(column)) return
    ring.put(goals => {
      goals[0] = column
    })
  }

  root.addEventListener('keydown', onKey)
  root.addEventListener('change', onChange)
}

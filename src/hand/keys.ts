import { isColumn } from '../rules/patterns.ts'
import { placeAfter, plainKey } from '../ui/keys.ts'
import { movePiece } from './places.ts'
import { ring } from './ring.ts'

/** Follows the keys that move a piece, and the choice of an index. */
export function followKeys(root: HTMLElement, isLive: (element: Element) => boolean): void {
  function onKey(event: KeyboardEvent): void {
    const { target } = event
    if (!(target instanceof HTMLElement)) return
    const [kind, number] = (target.dataset.grab ?? '').split(' ')
    const column = placeAfter(plainKey(event), Number(number), 4)
    if (kind !== 'place' || column === undefined) return
    event.preventDefault()
    if (isLive(target)) movePiece(Number(number), column)
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

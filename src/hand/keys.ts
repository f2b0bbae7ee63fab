import { wake } from '../frame/loop.ts'
import { isColumn } from '../rules/patterns.ts'
import { plainKey } from '../ui/plain-key.ts'
import { places } from './places.ts'
import { ring } from './ring.ts'

/** Where a key brings the piece of a column; undefined for any other key. */
function columnFor(key: string, column: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(0, column - 1)
  if (key === 'ArrowRight') return Math.min(3, column + 1)
  if (key === 'Home') return 0
  if (key === 'End') return 3
  return undefined
}

/** The column whose piece an element moves. */
function placeOf(target: EventTarget | null): number | undefined {
  const [kind, number] = target instanceof HTMLElement ? (target.dataset.grab ?? '').split(' ') : []
  return kind === 'place' ? Number(number) : undefined
}

/** Follows the keys that move a piece, and the choice of an index. */
export function followKeys(root: HTMLElement, isLive: (element: Element) => boolean): void {
  function onKey(event: KeyboardEvent): void {
    const { target } = event
    const column = placeOf(target)
    const to = column === undefined ? undefined : columnFor(plainKey(event), column)
    if (column === undefined || to === undefined || !(target instanceof Element)) return
    event.preventDefault()
    if (!isLive(target)) return
    places.move(column, to)
    wake()
  }

  function onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || !('indexChoice' in target.dataset)) return
    const column = Number(target.value)
    if (!isColumn(column)) return
    ring.go(column)
    wake()
  }

  root.addEventListener('keydown', onKey)
  root.addEventListener('change', onChange)
}

import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { placeText } from '../../rules/sheet-value.ts'
import { placeAfter, plainKey } from '../../ui/keys.ts'
import { goToEntry, jumpToEntry, showEntry } from './going.ts'
import css from './ticks.module.css'

/** Whether a group of patterns begins at a place: those that have the same shape first, six in a complete sheet. */
const begins = (entries: readonly DataSheetEntry[], i: number): boolean =>
  i > 0 && entries[i]?.basePattern[0] !== entries[i - 1]?.basePattern[0]

/** 07/24 and a tick for each pattern: one Tab stop, then arrow keys; a pointer may be drawn along it. */
export function Ticks({ entries }: { readonly entries: readonly DataSheetEntry[] }) {
  const n = entries.length

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const ticks = [...event.currentTarget.children]
    const to = placeAfter(plainKey(event), ticks.indexOf(event.target as Element), n)
    if (to === undefined) return
    event.preventDefault()
    const tick = ticks[to]
    if (!(tick instanceof HTMLElement)) return
    tick.focus({ preventScroll: true })
    goToEntry(to)
  }

  /** The Tab key has come to the ticks: from one to the next the arrow keys lead. */
  function onFocus(event: FocusEvent<HTMLElement>, i: number): void {
    const { target, currentTarget, relatedTarget } = event
    const isFirst = relatedTarget instanceof Node && !currentTarget.parentElement?.contains(relatedTarget)
    if (isFirst && target.matches(':focus-visible')) showEntry(i)
  }

  /** The entry whose tick is at or next to a place of the pointer. */
  function entryAt({ currentTarget, clientX }: MouseEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.min(n - 1, Math.max(0, Math.floor(((clientX - left) / width) * n)))
  }

  /** From here to its release it is drawn along the ticks, wherever it goes; one that was pressed elsewhere never is. */
  function onPointerDown({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>): void {
    if (button === 0) currentTarget.setPointerCapture(pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) jumpToEntry(entryAt(event))
  }

  /** A key clicks a tick; a pointer clicks what it was released on, or all of them, who have captured it. */
  function onClick(event: MouseEvent<HTMLElement>): void {
    const i = [...event.currentTarget.children].indexOf(event.target as Element)
    goToEntry(i < 0 ? entryAt(event) : i)
  }

  return (
    <>
      <p className={css.counter}>
        <b data-counter />
        <span>/{n}</span>
      </p>
      <div
        className={css.ticks}
        role="toolbar"
        aria-label="Patterns"
        onKeyDown={onKeyDown}
        onClick={onClick}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        // Where text round them is selected, the browser would drag that.
        onDragStart={event => event.preventDefault()}
      >
        {entries.map((entry, i) => (
          <button
            key={entry.basePattern}
            type="button"
            className={begins(entries, i) ? `${css.tick} ${css.first}` : css.tick}
            tabIndex={-1}
            aria-label={`Pattern ${placeText(i, n)}, ${entry.basePattern}`}
            onFocus={event => onFocus(event, i)}
            data-tick
          />
        ))}
      </div>
    </>
  )
}

import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
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

  function onPointerMove(event: PointerEvent<HTMLElement>): void {
    if (event.buttons !== 1) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    jumpToEntry(Math.min(n - 1, Math.max(0, Math.floor(((event.clientX - left) / width) * n))))
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
        onPointerMove={onPointerMove}
      >
        {entries.map((entry, i) => (
          <button
            key={entry.basePattern}
            type="button"
            className={begins(entries, i) ? `${css.tick} ${css.first}` : css.tick}
            tabIndex={-1}
            aria-label={`Pattern ${placeText(i, n)}, ${entry.basePattern}`}
            onClick={() => goToEntry(i)}
            onFocus={event => onFocus(event, i)}
            data-tick
          />
        ))}
      </div>
    </>
  )
}

import type { CSSProperties, FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { placeText } from '../../landing/place-text.ts'
import { COLUMNS, type Column, SHAPES } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { plainKey } from '../../ui/plain-key.ts'
import { goToEntry, jumpToEntry, showEntry } from './going.ts'
import css from './ticks.module.css'

/** The place that a key leads to among n, or undefined for every other key. */
export function placeFor(key: string, i: number, n: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(i + 1, n - 1)
  if (key === 'ArrowLeft') return Math.max(i - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return n - 1
  return undefined
}

/** The higher of a column's two towers. */
const highest = ({ odd, even }: DataSheetEntry, column: Column): number => Math.max(odd[column], even[column])

/** Colour of the shape in a column, and how high a bar of its highest tower is, per cent. */
const barIn = (entry: DataSheetEntry, column: Column, top: number) => ({
  colour: `var(--${SHAPES[shapeAt(entry.basePattern, column)].name.toLowerCase()})`,
  high: Math.round((100 * highest(entry, column)) / (top || 1)),
})

/**
 * What a passed pattern leaves: the outline of its towers, a bar for each column in the colour of the shape there.
 * @param top value that a bar of the whole height stands for
 */
export function barsOf(entry: DataSheetEntry, top: number): string {
  const bars = COLUMNS.map(column => {
    const { colour, high } = barIn(entry, column, top)
    return `linear-gradient(${colour} 0 0) ${(100 * column) / (COLUMNS.length - 1)}% 100%/25% ${high}%`
  })
  return bars.join()
}

/** Returns what a passed pattern leaves where four bars would be too narrow to be told apart: the highest one. */
export function barOf(entry: DataSheetEntry, top: number): string {
  const column = COLUMNS.reduce((most, each) => (highest(entry, each) > highest(entry, most) ? each : most))
  const { colour, high } = barIn(entry, column, top)
  return `linear-gradient(to top, ${colour} ${high}%, transparent 0)`
}

/** Whether a group of patterns begins at a place: those that have the same shape first, six in a complete sheet. */
const begins = (entries: readonly DataSheetEntry[], i: number): boolean =>
  i > 0 && entries[i]?.basePattern[0] !== entries[i - 1]?.basePattern[0]

/** 07/24 and a tick for each pattern: one Tab stop, then arrow keys; a pointer may be drawn along it. */
export function Ticks({ entries }: { readonly entries: readonly DataSheetEntry[] }) {
  const n = entries.length
  const top = Math.max(...entries.flatMap(entry => COLUMNS.map(column => highest(entry, column))))

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const ticks = [...event.currentTarget.children]
    const to = placeFor(plainKey(event), ticks.indexOf(event.target as Element), n)
    const tick = to === undefined ? undefined : ticks[to]
    if (to === undefined || !(tick instanceof HTMLElement)) return
    event.preventDefault()
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
        <span className={css.of}>/{n}</span>
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
            style={{ '--bars': barsOf(entry, top), '--bar': barOf(entry, top), '--i': i } as CSSProperties}
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

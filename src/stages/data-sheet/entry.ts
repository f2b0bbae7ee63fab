import type { TowerPlace } from '../../film/layout.ts'
import { KOLAM_PX } from '../../film/stages.ts'
import { flagOf } from '../../film/styles.ts'
import { TIP_PLACES } from '../../kolam/dots.ts'
import { halfOf } from '../../kolam/stroke.ts'
import { COLUMNS, type Column, PARITIES } from '../../rules/constants.ts'
import { columnOf } from '../../rules/patterns.ts'
import { type Remark, remarksOn } from '../../rules/remarks.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { placeText, sheetValueText, stepText } from '../../rules/sheet-value.ts'
import { FORESHORTENED, standsBelowPx, towerHeight, towerX, towerY } from '../../story/data-sheet/room.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { currentLayout } from '../../viewport/layout.ts'
import { textsIn } from '../texts.ts'

/** From the row in the middle of the window to the last one that shows while the list is on its way. */
const NEAR_ROWS = 3

/** Columns stand at the tips of the kolam a quarter turn apart, so far from its middle, per cent of its box. */
const REACH = (50 * Math.abs(TIP_PLACES[0]?.[0] ?? 0)) / halfOf(KOLAM_PX)

const all = (section: HTMLElement, selector: string): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(selector),
]

/** Where the stage shows something of an entry or a column; looked up once. */
function partsOf(section: HTMLElement) {
  return {
    write: textsIn(section),
    // What nothing in the sheet outdoes is said louder.
    areLoud: all(section, '[data-remark]').map(place => flagOf(place, 'data-loud')),
    line: section.querySelector('use[data-kolam-line]'),
    tips: all(section, '[data-kolam-tip]'),
    over: all(section, '[data-over]'),
    towers: all(section, '[data-tower]'),
    discs: all(section, '[data-marked]'),
    rows: all(section, '[data-row]').toReversed(),
    listed: all(section, '[data-list] > li').map(row => flagOf(row, 'data-far')),
    glyphs: all(section, '[data-row] [data-glyph]').toReversed(),
    ticks: all(section, '[data-tick]').map(tick => ({ tick, isAhead: flagOf(tick, 'data-ahead') })),
    heads: all(section, 'th[data-heads]'),
  }
}

type Parts = ReturnType<typeof partsOf>

/** What an entry says whichever column is marked. */
function writeEntry(parts: Parts, entry: DataSheetEntry, counted: string, remark: Remark | undefined): void {
  const values = PARITIES.flatMap(row => entry[row].map(sheetValueText))
  parts.write({ value: values, 'lit-value': values, counter: counted, remark: remark?.text ?? '' })
  for (const isLoud of parts.areLoud) isLoud(remark?.isRecord ?? false)
  parts.line?.setAttribute('href', kolamHref(entry.basePattern))
  for (const [shape, tip] of parts.tips.entries()) {
    const angle = (columnOf(entry.basePattern, shape as Column) * Math.PI) / 2
    tip.style.left = `${50 - REACH * Math.cos(angle)}%`
    tip.style.top = `${50 - REACH * Math.sin(angle)}%`
  }
}

/** Stands an element in the room over the foot of a tower, so many px above it. */
function stand({ style }: HTMLElement, place: TowerPlace, column: number, row: number, above: number): void {
  const x = towerX(place, column, row) - place.leftX
  const y = place.topY - towerY(place, row) - above
  style.transform = `translate(calc(${x}px - 50%), calc(${y}px - 100%))`
}

/** The values over the marked towers, and the towers where there is no scene. */
function writeTowers(parts: Parts, entry: DataSheetEntry, column: Column): void {
  const { towers: place } = currentLayout()
  if (!place) return
  const amounts = PARITIES.map(row => entry[row][column])
  parts.write({ over: amounts.map(sheetValueText) })
  for (const [row, over] of parts.over.entries()) {
    const above = towerHeight(amounts[row] ?? 0, place) + (FORESHORTENED * place.size) / 2 + place.overPx
    stand(over, place, column, row, above)
  }
  for (const [i, tower] of parts.towers.entries()) {
    const row = i < COLUMNS.length ? 0 : 1
    const own = columnOf(entry.basePattern, COLUMNS[i % COLUMNS.length] ?? 0)
    tower.style.height = `${towerHeight(entry[PARITIES[row] ?? 'odd'][own], place)}px`
    stand(tower, place, own, row, 0)
  }
}

/** Writes everything that depends on the window and on the sheet as a whole. */
function writeRoom(section: HTMLElement, { write }: Parts): void {
  const { towers: place } = currentLayout()
  const [room] = all(section, '[data-place=towers]')
  if (!place || !room) return
  room.style.setProperty('--size', `${place.size}px`)
  room.style.setProperty('--step', `${place.stepPx}px`)
  for (const [row, lane] of all(section, '[data-lane]').entries())
    lane.style.top = `${place.topY - towerY(place, row) + standsBelowPx(place.size)}px`
  write({ step: `, a line every ${stepText(place.step)}` })
}

/** Keeps what says which entry and which column are current: written when that changes, never in a frame. */
export function followEntry(section: HTMLElement, entries: readonly DataSheetEntry[]) {
  const remarks = remarksOn(entries)
  const parts = partsOf(section)
  const { rows, listed, ticks, heads } = parts
  let shown = -1
  let marked = -1

  /** The current pattern's row, and its place among the ticks. */
  function mark(i: number, on: boolean): void {
    const tick = ticks[i]?.tick
    for (const element of [rows[i], tick]) {
      if (on) element?.setAttribute('aria-current', 'true')
      else element?.removeAttribute('aria-current')
    }
    tick?.setAttribute('tabindex', on ? '0' : '-1')
  }

  return {
    relayout(): void {
      marked = -1
      writeRoom(section, parts)
    },
    write(index: number, column: number): void {
      const entry = entries[index]
      if (!entry || (index === shown && column === marked)) return
      if (index !== shown) {
        mark(shown, false)
        mark(index, true)
        for (const [i, { isAhead }] of ticks.entries()) isAhead(i > index)
        // As many are repeated beyond its upper end as beyond its lower one.
        const middle = (listed.length + entries.length) / 2 - 1 - index
        for (const [down, isFar] of listed.entries()) isFar(Math.abs(down - middle) > NEAR_ROWS)
        section.dataset.current = entry.basePattern
        section.dataset.index = String(index)
        writeEntry(parts, entry, placeText(index, entries.length), remarks[index])
      }
      heads[marked]?.removeAttribute('data-on')
      heads[column]?.setAttribute('data-on', '')
      section.dataset.column = String(column)
      for (const disc of [...parts.discs, parts.glyphs[index]])
        disc?.style.setProperty('--marked', String(column))
      shown = index
      marked = column
      writeTowers(parts, entry, column as Column)
    },
    stop(): void {
      mark(shown, false)
      heads[marked]?.removeAttribute('data-on')
    },
  }
}

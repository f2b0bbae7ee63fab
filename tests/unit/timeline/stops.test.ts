import { describe, expect, it } from 'vitest'
import { hopAt, occurrenceAt, progressOf } from '../../../src/timeline/parity.ts'
import { ringColumn, selectedColumnAt } from '../../../src/timeline/representation.ts'
import {
  listPosition,
  ringColumnAt,
  ringLiftAt,
  sheetColumnAt,
  sheetIndexAt,
} from '../../../src/timeline/sheet.ts'
import { STAGE_IDS, type StageId, svhOf } from '../../../src/timeline/stages.ts'
import { type Cell, cellAt, createCell } from '../../../src/timeline/stops.ts'

const N = 24
const SHEET_PX = N * 300
const PIN_PX = 3000
const INDEX = 2
/** What binary fractions miss a boundary by. */
const HAIR_PX = 1e-6
/** No stop is farther than this from where the page rests: a notch and a half of the wheel. */
const FAR_PX = 180

/** Length of a stage's pin in a window that is 900 px high, px. */
const pinPx = (stage: StageId): number => (stage === 'data-sheet' ? SHEET_PX : svhOf(stage) * 9)

/** Every px of a stage that lies in a cell, with the cell. */
function everyPx(stage: StageId, lengthPx: number, portrait = false): readonly { px: number; cell: Cell }[] {
  const places = []
  for (let px = 0; px < lengthPx; px++) {
    const cell = createCell()
    if (cellAt(cell, stage, px, lengthPx, portrait)) places.push({ px, cell })
  }
  return places
}

/** Where the story settles. */
const stopOf = ({ px, cell }: { px: number; cell: Cell }): number =>
  Math.min(Math.max(px, cell.restFrom), cell.restUntil)

const STAGES = [
  ['representation', PIN_PX, (px: number) => selectedColumnAt(px / PIN_PX, INDEX)],
  ['data-sheet', SHEET_PX, (px: number) => [sheetIndexAt(px, N), sheetColumnAt(px, N)]],
  ['odd-even', PIN_PX, (px: number) => occurrenceAt(px / PIN_PX)],
] as const

describe('the place at which the story settles', () => {
  it.each(STAGES)('lies in the cell of the position, in %s, and says the same', (stage, lengthPx, said) => {
    const places = everyPx(stage, lengthPx)
    expect(places.length).toBeGreaterThan(lengthPx / 3)
    for (const place of places) {
      const { px, cell } = place
      const stop = stopOf(place)
      expect([px, px >= cell.from - HAIR_PX, px < cell.until]).toEqual([px, true, true])
      expect([px, stop >= cell.from - HAIR_PX, stop <= cell.until]).toEqual([px, true, true])
      expect([px, said(stop)]).toEqual([px, said(px)])
    }
  })

  it.each(STAGES)('never goes back as the page goes on, in %s', (stage, lengthPx) => {
    const places = everyPx(stage, lengthPx)
    for (const [i, place] of places.entries()) {
      const next = places[i + 1]
      if (next?.px === place.px + 1 && next.cell.from === place.cell.from)
        expect(stopOf(next)).toBeGreaterThanOrEqual(stopOf(place))
    }
  })

  it('has the list and the marker at rest in the data sheet, and nothing on its way out', () => {
    for (const place of everyPx('data-sheet', SHEET_PX)) {
      const stop = stopOf(place)
      const column = sheetColumnAt(stop, N)
      expect(listPosition(stop, N)).toBeCloseTo(sheetIndexAt(stop, N), 6)
      expect(ringColumnAt(stop, N)).toBeCloseTo(column, 3)
      expect(ringLiftAt(stop, N)).toBeCloseTo(0, 9)
      expect(stop).toBeLessThan(SHEET_PX - 60)
    }
  })

  it('has the ring on a column in REPRESENTATION', () => {
    for (const place of everyPx('representation', PIN_PX)) {
      const column = ringColumn(stopOf(place) / PIN_PX, INDEX)
      expect(column).toBeCloseTo(Math.round(column), 6)
    }
  })

  it('has every piece turned over in ODD & EVEN, and is the middle of an occurrence where the page is there', () => {
    for (const place of everyPx('odd-even', PIN_PX))
      for (let column = 0; column < 4; column++)
        expect(hopAt(stopOf(place) / PIN_PX, column)).toBeCloseTo(0, 9)
    const cell = createCell()
    for (let k = 1; k <= 8; k++) {
      const px = progressOf(k) * PIN_PX
      expect(cellAt(cell, 'odd-even', px, PIN_PX, false)).toBe(true)
      expect(stopOf({ px, cell })).toBe(px)
    }
  })

  it.each(STAGE_IDS)('follows the page, however the window stands, in %s', stage => {
    for (const portrait of [false, true]) {
      const places = everyPx(stage, pinPx(stage), portrait)
      for (const [i, place] of places.entries()) {
        const next = places[i + 1]
        const stop = stopOf(place)
        expect([place.px, stop >= place.cell.from - HAIR_PX, stop <= place.cell.until]).toEqual([
          place.px,
          true,
          true,
        ])
        expect([place.px, Math.abs(stop - place.px) < FAR_PX]).toEqual([place.px, true])
        if (next) expect([place.px, stopOf(next) >= stop - HAIR_PX]).toEqual([place.px, true])
      }
    }
  })
})

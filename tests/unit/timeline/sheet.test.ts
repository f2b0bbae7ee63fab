import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import {
  at,
  entryPx,
  playAt,
  sheetColumnAt,
  sheetIndexAt,
  tapeAt,
  value,
} from '../../../src/stages/data-sheet/tape.ts'
import { layoutOf } from './story.ts'

const N = 24
const END = 300 * N

describe('the entry and column at a scroll position', () => {
  it('answers for a sheet of any length', () => {
    expect([sheetIndexAt(700, 1), sheetColumnAt(700, 1)]).toEqual([0, 3])
    expect([sheetIndexAt(0, 0), sheetColumnAt(0, 0)]).toEqual([0, 0])
  })
})

const layout = layoutOf('desktop')
/** A number of the score so many px after the stage was pinned. */
const numberAt = (channel: number, px: number, of = layout): number => {
  playAt(tapeAt(px, of), of)
  return value(channel)
}
const listAt = (px: number, of = layout): number =>
  sheetIndexAt(px, of.entries) + numberAt(at.list.moved, px, of)

describe('the list and the marker', () => {
  it('rest on every entry and column that the page goes to', () => {
    for (let i = 0; i < N; i++)
      for (const column of COLUMNS) {
        const px = entryPx(i, column)
        expect([listAt(px), numberAt(at.marker.column, px)]).toEqual([i, column])
        expect([sheetIndexAt(px, N), sheetColumnAt(px, N)]).toEqual([i, column])
      }
  })

  it('do not move before the first entry or past the last', () => {
    expect([-200, 0, 12].map(px => listAt(px))).toEqual([0, 0, 0])
    expect([END - 12, END, END + 200].map(px => listAt(px))).toEqual([23, 23, 23])
    expect([0, END].map(px => numberAt(at.marker.column, px))).toEqual([0, 3])
    const one = layoutOf('desktop', { entries: 1 })
    for (let px = 0; px <= 300; px += 5) expect(listAt(px, one)).toBe(0)
  })
})

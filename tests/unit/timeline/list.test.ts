import { describe, expect, it } from 'vitest'
import { FIRST_RING, ROWS, TRAY, tokenOf } from '../../../src/film/picture.ts'
import { createRow } from '../../../src/film/rows.ts'
import { MARKER_PX, ROW_PX, SECTION_PX, SHAPE_PX } from '../../../src/film/stages.ts'
import { leadRow, listRow, modulo, rowOfEntry } from '../../../src/stages/data-sheet/play.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const N = layout.entries
const picture = (offsetPx: number, of = layout) => pictureAt('data-sheet', offsetPx / (N * SECTION_PX), of)

/** The entry of each row of tokens from the bottom of the window to its top, by where its shapes stand. */
function rowsOf(offsetPx: number): { y: number; columns: string; alpha: number }[] {
  const drawn = picture(offsetPx)
  return Array.from({ length: ROWS }, (_, row) => {
    const tokens = [0, 1, 2, 3].map(shape => seen(drawn, tokenOf(row, shape), layout))
    const columns = tokens.map(({ x }) => Math.round((x - layout.window.x) / ROW_PX + 1.5)).join('')
    return { y: (tokens[0]?.y ?? 0) - layout.window.y, columns, alpha: tokens[0]?.alpha ?? 0 }
  }).toSorted((a, b) => a.y - b.y)
}

const columnsOf = (entry: number): string => layout.entryColumns.slice(entry * 4, entry * 4 + 4).join('')

describe('the rows of the window', () => {
  it.each([0, 1, 7, 22, 23])(
    'show entry %d in the middle, the next above it and the one before below',
    entry => {
      const rows = rowsOf(entry * SECTION_PX + 150).filter(({ alpha }) => alpha > 0)
      expect(rows.map(({ y }) => Math.round(y) + 0)).toEqual([-120, -60, 0, 60, 120])
      const around = [-2, -1, 0, 1, 2].map(by => columnsOf(modulo(entry + by, N)))
      expect(rows.map(({ columns }) => columns)).toEqual(around)
    },
  )

  it('carry on with the last entry in the row that odd & even begins with', () => {
    for (const entries of [1, 2, 6, 24, 25]) expect(leadRow(entries)).toBe(rowOfEntry(entries - 1))
    const row = createRow()
    expect(listRow(row, leadRow(N), N - 1, layout)).toBe(N - 1)
    expect([row.x, row.y]).toEqual([layout.window.x, layout.window.y])
    expect(leadRow(0)).toBe(0)
  })

  it('never show a row twice or leave one out, wherever the list stands', () => {
    for (let position = 0; position <= N - 1; position += 0.25) {
      const ys = Array.from({ length: ROWS }, (_, row) => {
        const pose = createRow()
        listRow(pose, row, position, layout)
        return Math.round((pose.y - layout.window.y) / (ROW_PX / 4))
      })
      const sorted = ys.toSorted((a, b) => a - b)
      expect(sorted.slice(1).map((y, i) => y - (sorted[i] ?? 0))).toEqual([4, 4, 4, 4, 4])
    }
  })
})

describe('measures', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])('are those of the contract at scale 1 on a %s', name => {
    const of = layoutOf(name)
    const drawn = picture(5 * SECTION_PX + 37, of)
    for (const { size } of visible(drawn, of).filter(({ kind }) => kind === 'token'))
      expect(size).toBe(SHAPE_PX)
    const ring = seen(drawn, FIRST_RING, of)
    expect(Math.round(ring.size * 2 * (0.69 + 0.052))).toBe(MARKER_PX)
    expect([ring.x, ring.y].map(Math.round)).toEqual([of.window.x - 90, of.window.y].map(Math.round))
    const tray = seen(drawn, TRAY, of)
    expect([tray.x, tray.y].map(Math.round)).toEqual([of.window.x, of.window.y].map(Math.round))
    expect([2 * tray.w, 2 * tray.h]).toEqual([264, 60])
  })

  it('follow the scale of a smaller window as one', () => {
    const small = { ...layout, window: { ...layout.window, size: 29 * 0.8, pitch: 48 } }
    const drawn = picture(5 * SECTION_PX + 37, small)
    expect(seen(drawn, tokenOf(0, 0), small).size).toBeCloseTo(29 * 0.8, 4)
    expect(2 * seen(drawn, TRAY, small).h).toBeCloseTo(48, 4)
  })
})

describe('the ring', () => {
  const ringAt = (offsetPx: number) => seen(picture(offsetPx), FIRST_RING, layout)

  it('rests on the four columns of a section', () => {
    const columnAt = (offsetPx: number) => (ringAt(offsetPx).x - layout.window.x) / ROW_PX + 1.5
    expect([37, 112, 187, 255].map(px => columnAt(3 * SECTION_PX + px))).toEqual([0, 1, 2, 3])
  })
})

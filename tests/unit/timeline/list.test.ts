import { describe, expect, it } from 'vitest'
import { FIRST_RING, ROWS, tokenOf } from '../../../src/film/picture.ts'
import { ROW_PX, SECTION_PX } from '../../../src/film/stages.ts'
import { layoutOf, pictureAt, seen } from './story.ts'

const layout = layoutOf('desktop')
const N = layout.entries
const picture = (offsetPx: number) => pictureAt('data-sheet', offsetPx / (N * SECTION_PX), layout)

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
      const around = [-2, -1, 0, 1, 2].map(by => columnsOf((entry + by + N) % N))
      expect(rows.map(({ columns }) => columns)).toEqual(around)
    },
  )
})

describe('the ring', () => {
  const ringAt = (offsetPx: number) => seen(picture(offsetPx), FIRST_RING, layout)

  it('rests on the four columns of a section', () => {
    const columnAt = (offsetPx: number) => (ringAt(offsetPx).x - layout.window.x) / ROW_PX + 1.5
    expect([37, 112, 187, 255].map(px => columnAt(3 * SECTION_PX + px))).toEqual([0, 1, 2, 3])
  })
})

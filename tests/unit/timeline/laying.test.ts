import { describe, expect, it } from 'vitest'
import type { Layout } from '../../../src/timeline/layout.ts'
import { inkedAt, printMatrix } from '../../../src/timeline/paper.ts'
import { FIRST_PLATE, FORM, LOOK, type Picture, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { SESSIONS } from '../../../src/timeline/thresholds.ts'
import { type Quat, turn, type Vec3 } from '../../../src/timeline/vec.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

type Point = readonly [x: number, y: number]

/** Where a point in an object's own frame, over its size, is on the stage, px. */
function put(drawn: Picture, object: number, { eyePx }: Layout, x: number, y: number, z: number): Point {
  const size = peek(drawn, object, 3)
  const pose = [4, 5, 6, 7].map(i => peek(drawn, object, i)) as unknown as Quat
  const at: Vec3 = [0, 0, 0]
  turn(at, pose, x * size, y * size, z * size)
  const scale = eyePx / (eyePx - at[2] - peek(drawn, object, 2))
  return [(at[0] + peek(drawn, object, 0)) * scale, (at[1] + peek(drawn, object, 1)) * scale]
}

/** A plate's upper face, or its foot, on the stage; `part` of it is inside its rim. */
function plateOf(drawn: Picture, row: number, layout: Layout, part = 1, down = 0): readonly Point[] {
  const object = FIRST_PLATE + row
  const [w, h] = [peek(drawn, object, FORM) * part, peek(drawn, object, FORM + 1) * part]
  const thick = peek(drawn, object, LOOK + 1) * down
  const corners: readonly Point[] = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ]
  return corners.map(([x, y]) => put(drawn, object, layout, x, y, -thick))
}

/** Points around a piece’s face, or so far under it, and the middle. */
const pieceOf = (drawn: Picture, object: number, layout: Layout, down = 0): readonly Point[] => [
  put(drawn, object, layout, 0, 0, -down),
  ...Array.from({ length: 12 }, (_, i) => {
    const angle = (i * Math.PI) / 6
    return put(drawn, object, layout, 0.45 * Math.cos(angle), 0.45 * Math.sin(angle), -down)
  }),
]

/** Whether a point is in a convex outline that runs counter-clockwise. */
const isIn = ([x, y]: Point, outline: readonly Point[]): boolean =>
  outline.every(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0
  })

const SHAPES = [0, 1, 2, 3]
const rows = Array.from({ length: ROWS }, (_, row) => row)

/** From when the rows leave the stack until their cards go. */
const places = Array.from(
  { length: 95 },
  (_, i) => SESSIONS.leave + (i / 94) * (SESSIONS.cards.from - SESSIONS.leave),
)

describe.each(Object.keys(WINDOWS) as WindowName[])('the rows on their way to the sheet: %s', name => {
  const layout = layoutOf(name)

  it('none of their plates covers a piece of another row', () => {
    const covered: unknown[] = []
    for (const progress of places) {
      const drawn = pictureAt('sessions', progress, layout)
      for (const row of rows) {
        if (peek(drawn, tokenOf(row, 0), LOOK) === 0) continue
        // Rows that are higher in the stack are drawn over those below them.
        const over = rows.slice(0, row).flatMap(r => [0, 1].map(down => plateOf(drawn, r, layout, 1, down)))
        for (const shape of SHAPES) {
          const piece = pieceOf(drawn, tokenOf(row, shape), layout)
          if (over.some(plate => piece.some(point => isIn(point, plate))))
            covered.push([progress.toFixed(4), row, shape])
        }
      }
    }
    expect(covered).toEqual([])
  })

  it('none of their pieces is seen beyond the rim of its plate, nor much smaller than that', () => {
    const wrong: unknown[] = []
    for (const progress of places) {
      const drawn = pictureAt('sessions', progress, layout)
      for (const row of rows) {
        const plate = FIRST_PLATE + row
        const rim = plateOf(drawn, row, layout)
        const high = peek(drawn, plate, FORM + 1) * peek(drawn, plate, 3)
        for (const shape of SHAPES) {
          const token = tokenOf(row, shape)
          if (!pieceOf(drawn, token, layout, peek(drawn, token, LOOK + 1)).every(point => isIn(point, rim)))
            wrong.push([progress.toFixed(4), row, shape])
          // On the list's tray a piece is .83 of what it is on its plate in the stack; where two pass both are .76 of that.
          if (peek(drawn, token, 3) * 0.86 < 0.62 * high)
            wrong.push([progress.toFixed(4), row, shape, 'small'])
        }
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Boxes of the print's words as the page has them: left, top, right and bottom, px. */
const WORDS = {
  desktop: { heading: [44, 65, 1396, 258], caption: [540, 263, 880, 287], late: [226, 263, 516, 360] },
  phone: { heading: [18, 54, 371, 120] },
  'phone on its side': { heading: [431, 63, 691, 100], caption: [432, 104, 627, 121] },
} as const

it.each(Object.keys(WORDS) as (keyof typeof WORDS)[])(
  'no plate lies over words of the print that are inked: %s',
  name => {
    const layout = layoutOf(name)
    const matrix = new Float64Array(16)
    const met: unknown[] = []
    for (const progress of places) {
      const drawn = pictureAt('sessions', progress, layout)
      printMatrix(Math.min(progress, SESSIONS.turned - 1e-6), layout, matrix)
      const at = (i: number, x: number, y: number) =>
        (matrix[i] ?? 0) * x + (matrix[4 + i] ?? 0) * y + (matrix[12 + i] ?? 0)
      for (const [word, [left, top, right, bottom]] of Object.entries(WORDS[name])) {
        if (inkedAt(word === 'late' ? 'late' : 'heading', progress) === 0) continue
        const points = Array.from({ length: 63 }, (_, i): Point => {
          const x = left + ((right - left) * (i % 21)) / 20 - layout.widthPx / 2
          const y = top + ((bottom - top) * Math.floor(i / 21)) / 2 - layout.heightPx / 2
          return [at(0, x, y) / at(3, x, y), -at(1, x, y) / at(3, x, y)]
        })
        const plates = rows.slice(0, -1).flatMap(r => [0, 1].map(down => plateOf(drawn, r, layout, 1, down)))
        if (plates.some(plate => points.some(point => isIn(point, plate)))) met.push([progress, word])
      }
    }
    expect(met).toEqual([])
  },
)

import { describe, expect, it } from 'vitest'
import { COLUMNS, type Column } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { behindOnPlate, sizeOnPlate, sortPieces } from '../../../src/timeline/passing.ts'
import { FIRST_RING, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { SESSIONS } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

/** Distance of two columns over a piece's size: in the stack, and in the list. */
const PITCHES = [176 / 117, 60 / 29]
/** Half the depth of a plate inside its rim, over a piece's size. */
const RIM = 0.76
const columnsOf = (pattern: string) => COLUMNS.map(shape => columnOf(pattern, shape))

/** Places of the four pieces of a row on its plate on their way from one order to another, over a piece's size. */
function placesOf(from: string, to: string, part: number, pitch: number) {
  const columns = new Float32Array(4)
  const lanes = new Float32Array(4)
  sortPieces(part, columnsOf(from), 0, columnsOf(to), 0, columns, lanes)
  return COLUMNS.map(shape => {
    const lane = lanes[shape] ?? 0
    return {
      x: (columns[shape] ?? 0) * pitch,
      y: behindOnPlate(lane),
      size: sizeOnPlate(lane),
    }
  })
}

describe.each(PITCHES)('a row that sorts itself, its columns %f apart', pitch => {
  it('has its pieces side by side where they pass, none over another, and all inside the rim', () => {
    const wrong: unknown[] = []
    let passed = 0
    for (const from of PATTERNS)
      for (const to of PATTERNS)
        for (let part = 0; part <= 1; part += 0.02) {
          const places = placesOf(from, to, part, pitch)
          for (const [i, a] of places.entries()) {
            if (Math.abs(a.y) + a.size / 2 > RIM || a.size < 0.75) wrong.push([from, to, part, a])
            for (const b of places.slice(i + 1)) {
              const apart = Math.hypot(a.x - b.x, a.y - b.y)
              if (apart < a.size + b.size) passed++
              // No more than their round corners meet.
              if (apart < 0.46 * (a.size + b.size)) wrong.push([from, to, part, a, b])
            }
          }
        }
    expect(wrong).toEqual([])
    expect(passed).toBeGreaterThan(100)
  })

  it('begins and ends in the middle of its plate, each piece in its column and at its size', () => {
    for (const to of PATTERNS)
      for (const [part, order] of [
        [0, '2031'],
        [1, to],
      ] as const)
        for (const [shape, { x, y, size }] of placesOf('2031', to, part, pitch).entries()) {
          expect(x).toBeCloseTo(columnOf(order, shape as Column) * pitch, 5)
          expect([Math.abs(y), size]).toEqual([0, 1].map(n => expect.closeTo(n, 5)))
        }
  })

  it('has never more than two pieces in one place, whatever its order was', () => {
    for (const from of PATTERNS)
      for (const to of PATTERNS)
        for (let part = 0; part <= 1; part += 0.02) {
          const places = placesOf(from, to, part, pitch)
          for (const a of places)
            expect(places.filter(b => Math.hypot(a.x - b.x, a.y - b.y) < 0.6).length).toBeLessThan(3)
        }
  })
})

it.each(Object.keys(WINDOWS) as WindowName[])(
  'on the way to the sheet no piece is seen at more than one other of its row: %s',
  name => {
    const layout = layoutOf(name)
    for (let progress: number = SESSIONS.leave; progress < SESSIONS.turned; progress += 5e-4) {
      const drawn = pictureAt('sessions', progress, layout)
      for (let row = 0; row < ROWS; row++) {
        const seen = COLUMNS.map(shape => {
          const [x = 0, y = 0, z = 0, size = 0] = [0, 1, 2, 3].map(i => peek(drawn, tokenOf(row, shape), i))
          const scale = layout.eyePx / (layout.eyePx - z)
          return { x: x * scale, y: y * scale, size: size * scale }
        })
        for (const a of seen) {
          const near = seen.filter(b => Math.hypot(a.x - b.x, a.y - b.y) < 0.6 * Math.max(a.size, b.size))
          expect(near.length, `row ${row} at ${progress.toFixed(4)}`).toBeLessThan(3)
        }
      }
    }
  },
)

it('the ring that stays goes in its lane with the piece that it is about', () => {
  const layout = layoutOf('desktop')
  const row = 2
  const shape = COLUMNS.find(at => layout.sessionColumns[row * 4 + at] === layout.sessionIndex[row]) ?? -1
  expect(row).toBeLessThan(ROWS)
  for (let progress = 0.69; progress < 0.86; progress += 0.01) {
    const drawn = pictureAt('sessions', progress, layout)
    const away = [0, 1, 2].map(i => peek(drawn, FIRST_RING + row, i) - peek(drawn, tokenOf(row, shape), i))
    expect(Math.hypot(...away)).toBeLessThan(0.2 * peek(drawn, tokenOf(row, shape), 3))
  }
})

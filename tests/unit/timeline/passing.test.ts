import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { easeInOutCubic } from '../../../src/timeline/easing.ts'
import { findLanes, heightInLane, inLaneAt, laneOf, sizeInLane } from '../../../src/timeline/passing.ts'
import { FIRST_RING, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { layoutOf, pictureAt } from './story.ts'

/** Distance of two columns over a piece's size: in the stack, and in the list. */
const PITCHES = [176 / 117, 60 / 29]
/** Half the depth of a plate inside its rim, over a piece's size. */
const RIM = 0.76
const lanes = new Uint8Array(4)
const columnsOf = (pattern: string) => COLUMNS.map(shape => columnOf(pattern, shape))

/** Places of the four pieces of a row on its plate on their way from one order to another, over a piece's size. */
function placesOf(from: string, to: string, part: number, pitch: number) {
  const [begin, end] = [columnsOf(from), columnsOf(to)]
  const count = findLanes(begin, 0, end, 0, lanes)
  const inLane = inLaneAt(part)
  const sorted = easeInOutCubic(part)
  return COLUMNS.map(shape => {
    const first = begin[shape] ?? 0
    return {
      x: (first + ((end[shape] ?? 0) - first) * sorted) * pitch,
      y: laneOf(lanes[shape] ?? 0, count) * inLane,
      z: heightInLane(lanes[shape] ?? 0, count, inLane),
      size: sizeInLane(lanes[shape] ?? 0, count, inLane),
    }
  })
}

describe.each(PITCHES)('a row that sorts itself, its columns %f apart', pitch => {
  it('has pieces over one another only where they pass, the front one higher and larger, and all inside the rim', () => {
    const wrong: unknown[] = []
    let passed = 0
    for (const from of PATTERNS)
      for (const to of PATTERNS)
        for (let part = 0; part <= 1; part += 0.02) {
          const places = placesOf(from, to, part, pitch)
          for (const [i, a] of places.entries()) {
            if (Math.abs(a.y) + a.size / 2 > RIM || a.size < 0.8) wrong.push([from, to, part, a])
            for (const b of places.slice(i + 1)) {
              if (Math.hypot(a.x - b.x, a.y - b.y) >= (a.size + b.size) / 2) continue
              passed++
              const [front, back] = a.y < b.y ? [a, b] : [b, a]
              // They are in their lanes when they meet.
              if (back.y - front.y < 0.15 || front.z - back.z < 0.08 || front.size <= back.size)
                wrong.push([from, to, part, a, b])
            }
          }
        }
    expect(wrong).toEqual([])
    expect(passed).toBeGreaterThan(100)
  })

  it('begins and ends in the middle of its plate, each piece at its size', () => {
    for (const to of PATTERNS)
      for (const part of [0, 1])
        for (const { y, z, size } of placesOf('2031', to, part, pitch))
          expect([Math.abs(y), z, size]).toEqual([0, 0, 1])
  })
})

it('a row whose order stays has one lane, one whose ends change places three', () => {
  const count = (from: string, to: string) => findLanes(columnsOf(from), 0, columnsOf(to), 0, lanes)
  expect([
    count('2031', '2031'),
    count('2031', '0213'),
    count('3120', '0123'),
    count('3210', '0123'),
  ]).toEqual([1, 2, 3, 4])
})

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

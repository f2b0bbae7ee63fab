import { describe, expect, it } from 'vitest'
import { partOf } from '../../../src/timeline/easing.ts'
import { gatheredAt, legendLeft, rideRow, rowComes, sumComesAt } from '../../../src/timeline/gather.ts'
import { tokenOf } from '../../../src/timeline/picture.ts'
import { WORDS, wordUp } from '../../../src/timeline/representation.ts'
import { inPlace } from '../../../src/timeline/riding.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, seen } from './story.ts'

const SHAPES = [0, 1, 2, 3] as const
const { gather } = REPRESENTATION
/** Text shows from this opacity on. */
const READABLE = 0.35
const phone = layoutOf('phone')
/** What a wheel scrolls from one of 15 pictures a second to the next, as progress on a phone. */
const PICTURE = 60 / ((svhOf('representation') / 100) * phone.heightPx)

describe('the legend’s way into the row on a phone', () => {
  it('is followed by the eye: no piece goes half its way from one picture to the next', () => {
    const at = (progress: number, shape: number) =>
      seen(pictureAt('representation', progress, phone), tokenOf(0, shape), phone)
    for (const shape of SHAPES)
      for (let progress: number = gather.from; progress < gather.until; progress += 0.002) {
        const [a, b] = [at(progress, shape), at(progress + PICTURE, shape)]
        expect(Math.hypot(b.x - a.x, b.y - a.y)).toBeLessThan(220)
      }
  })

  it('always has something to read on: the words of a shape, or the sentence about them', () => {
    const { caption } = REPRESENTATION
    for (let progress: number = gather.from; progress < gather.until; progress += 0.0005) {
      const words = SHAPES.map(shape => {
        const gathered = gatheredAt(progress, shape, true)
        // Never twice at once, beside the piece and under it.
        expect(Math.min(legendLeft(gathered, true), rowComes(gathered, true))).toBe(0)
        return Math.max(legendLeft(gathered, true), rowComes(gathered, true))
      })
      expect(Math.max(...words, 1 - partOf(progress, caption))).toBeGreaterThan(READABLE)
    }
  })

  it('has a shape’s words with it, beside it and then under it: it is without them for a picture at most', () => {
    for (const shape of SHAPES) {
      let [from, until] = [1, 0]
      for (let progress: number = gather.from; progress < gather.until; progress += 0.0005) {
        const gathered = gatheredAt(progress, shape, true)
        if (Math.max(legendLeft(gathered, true), rowComes(gathered, true)) > 0.4) continue
        from = Math.min(from, progress)
        until = progress
      }
      expect(until - from).toBeLessThan(PICTURE)
    }
    expect(rowComes(1, true)).toBe(1)
    expect(legendLeft(0, true)).toBe(1)
  })

  it('has the sentence gone before the sum and the table of all orders come in its place', () => {
    let comes = 0
    while (sumComesAt(comes) < 0.1) comes += 0.0005
    expect(comes).toBeGreaterThan(REPRESENTATION.caption.until)
  })

  it('takes the words along to where the row has them', () => {
    const way = inPlace()
    for (const shape of SHAPES) {
      const { x, y } = phone.legend[shape] ?? phone.base
      rideRow(way, 1, shape, phone)
      expect(x + way.dx).toBeCloseTo(phone.base.x + (shape - 1.5) * phone.base.pitch)
      expect(y + way.dy).toBeCloseTo(phone.base.y)
      rideRow(way, 0, shape, phone)
      expect(Math.hypot(way.dx, way.dy)).toBe(0)
    }
  })

  it('is cut by nothing where letters travel with it in landscape: the row’s are there when these have come', () => {
    expect([0, 0.5, 0.99].map(gathered => rowComes(gathered, false))).toEqual([0, 0, 0])
    expect([rowComes(1, false), legendLeft(0.9, false)]).toEqual([1, 1])
  })
})

it('of two that change places on a phone letters and numbers pass each other in four lines', () => {
  /** The boxes of a tall letter and of a number in their lines, over the middle of these, design px as measured. */
  const [letter, number] = [
    { line: 0, top: 29, foot: -29 },
    { line: -97, top: 35, foot: -32 },
  ]
  const small = 1 - WORDS.smaller
  const box = (word: 'letter' | 'number', out: number) => {
    const { line, top, foot } = word === 'letter' ? letter : number
    const y = line + wordUp(out, word, phone)
    return { top: y + small * top, foot: y + small * foot }
  }
  const lines = [box('letter', 1), box('letter', -1), box('number', 1), box('number', -1)]
  for (const [i, { top }] of lines.entries()) expect(lines[i - 1]?.foot ?? 100).toBeGreaterThan(top + 3)
  const desktop = layoutOf('desktop')
  expect(wordUp(1, 'number', desktop)).toBe(wordUp(1, 'letter', desktop))
})

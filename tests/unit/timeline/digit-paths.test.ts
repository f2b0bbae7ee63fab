import { describe, expect, it } from 'vitest'
import { type Box, digitPath, digitStands, rideDigit, wordsUp } from '../../../src/timeline/digit-paths.ts'
import {
  arePlacesSeen,
  DIGIT_COUNT,
  flownAt,
  INDEX_DIGIT,
  landingOf,
  offAt,
  readColumnAt,
  ringSizeAt,
} from '../../../src/timeline/digits.ts'
import { isLow } from '../../../src/timeline/layout.ts'
import { RING } from '../../../src/timeline/picture.ts'
import { STEPPED } from '../../../src/timeline/result.ts'
import { inPlace } from '../../../src/timeline/riding.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { GLYPH, MEASURED_WINDOWS, type MeasuredWindow, measured } from './digit-boxes.ts'

/** The shapes of 2031, and the selection index. */
const SHAPES = [2, 0, 3, 1]
const INDEX = 2
const DIGITS = [0, 1, 2, 3, 4]
/** A digit in a line box of the columns' words, and half its width over that. */
const WORD = { high: 0.82, wide: 0.3 } as const

const columnOf = (digit: number): number => (digit < 4 ? digit : INDEX)

function flightsOf(name: MeasuredWindow) {
  const { boxes, layout } = measured(name)
  const riding = inPlace()
  const paths = DIGITS.map(digit => {
    const column = columnOf(digit)
    return digitPath(digit, column, SHAPES[column] ?? 0, boxes, layout)
  })
  /** The digit as it is seen so far along its way. */
  const at = (digit: number, flown: number): Box => {
    const stands = digitStands(boxes, digit)
    rideDigit(riding, paths[digit] ?? [], flown)
    return {
      x: stands.x + STEPPED.forward * riding.dx,
      y: stands.y + STEPPED.forward * riding.dy,
      width: GLYPH.wide * stands.width * riding.scale,
      height: GLYPH.high * stands.height * riding.scale,
    }
  }
  /** What else stands there while it flies. */
  const others = (digit: number): readonly (Box & { readonly name: string })[] => {
    const { letters, numbers, sum } = boxes
    const middle = (column: number) => layout.base.x + (column - 1.5) * layout.base.pitch
    const words = [0, 1, 2, 3].flatMap(column =>
      [letters[column], numbers[column]].flatMap(box => {
        if (!box) return []
        const width = layout.portrait ? 2 * WORD.wide * box.height : box.width
        return {
          ...box,
          x: layout.portrait ? middle(column) : box.x,
          y: box.y + wordsUp(layout),
          width,
          height: WORD.high * box.height,
          name: `word ${column}`,
        }
      }),
    )
    const own = columnOf(digit)
    const pieces = [0, 1, 2, 3]
      .filter(column => column !== own)
      .map(column => {
        const size = (column === INDEX ? 2 * (RING.radius + RING.halfWidth) : 1) * layout.base.size
        return { x: middle(column), y: layout.base.y, width: size, height: size, name: `piece ${column}` }
      })
    const landed = DIGITS.filter(other => other < digit).map(other => ({
      ...at(other, 1),
      name: `digit ${other}`,
    }))
    const width = STEPPED.back * (layout.portrait ? sum.width : 4 * (boxes.digits[0]?.width ?? 0))
    const height = STEPPED.back * GLYPH.high * sum.height
    const right = sum.x + sum.width / 2
    const left = sum.x - sum.width / 2
    const line = layout.portrait
      ? { x: right - width / 2, y: sum.y - ((1 - STEPPED.back) * sum.height) / 2 }
      : { x: left + width / 2, y: sum.y }
    // On upright windows the sum's index stands half-way between its lines, a little air about it.
    const one = width / 4 + 6
    const index = { x: right - width / 8, y: (sum.y + boxes.result.y) / 2, width: one, height, name: 'index' }
    const lines = [{ ...line, width, height, name: 'sum' }, ...(layout.portrait ? [index] : [])]
    return [...words, ...pieces, ...landed, ...lines]
  }
  return { at, others, layout, boxes }
}

/** How far two boxes lie over each other, px. */
const over = (a: Box, b: Box): number =>
  Math.min((a.width + b.width) / 2 - Math.abs(a.x - b.x), (a.height + b.height) / 2 - Math.abs(a.y - b.y))

describe.each(MEASURED_WINDOWS)('the digits at %s', name => {
  const { at, others, layout, boxes } = flightsOf(name)

  it.each(DIGITS)('number %i passes no other piece, no word and no digit that has landed', digit => {
    const met: string[] = []
    for (let flown = 0; flown <= 1; flown += 0.004) {
      const box = at(digit, flown)
      for (const other of others(digit))
        if (over(box, other) > 0.5)
          met.push(`${other.name} at ${flown.toFixed(2)} by ${over(box, other).toFixed(1)}`)
    }
    expect(met).toEqual([])
  })

  it('leave the middle of their pieces, stay in the window and end in their places', () => {
    for (const digit of DIGITS) {
      const stands = digitStands(boxes, digit)
      expect(at(digit, 1)).toMatchObject({ x: expect.closeTo(stands.x, 6), y: expect.closeTo(stands.y, 6) })
      expect(at(digit, 1).height).toBeCloseTo(GLYPH.high * stands.height, 6)
      for (let flown = 0; flown <= 1; flown += 0.01) {
        const { x, y, width, height } = at(digit, flown)
        expect(Math.abs(x) + width / 2).toBeLessThan(layout.widthPx / 2)
        expect(Math.abs(y) + height / 2).toBeLessThan(layout.heightPx / 2)
        if (!isLow(layout.heightPx)) expect(height).toBeGreaterThan(9)
      }
      if (digit === 4) continue
      const leaves = at(digit, 0)
      expect(leaves.x).toBeCloseTo(layout.base.x + (digit - 1.5) * layout.base.pitch, 6)
      expect(Math.abs(leaves.y - layout.base.y)).toBeLessThan(0.05 * layout.base.size)
    }
  })

  it('move without a jump', () => {
    for (const digit of DIGITS) {
      let before = at(digit, 0)
      for (let flown = 0.002; flown <= 1; flown += 0.002) {
        const box = at(digit, flown)
        expect(Math.hypot(box.x - before.x, box.y - before.y)).toBeLessThan(
          0.01 * (layout.widthPx + layout.heightPx),
        )
        expect(Math.abs(box.height - before.height)).toBeLessThan(0.05 * layout.base.size + 1)
        before = box
      }
    }
  })
})

const WIDE = MEASURED_WINDOWS.filter(name => !measured(name).layout.portrait)

describe.each(WIDE)('the selection index at %s, a wide window,', name => {
  const { layout, boxes, at } = flightsOf(name)

  it('only grows on its way, and comes down into its place from beside all other digits', () => {
    let before = 0
    for (let flown = 0; flown <= 1; flown += 0.004) {
      const { x, y, width, height } = at(INDEX_DIGIT, flown)
      expect(height).toBeGreaterThan(0.98 * before)
      before = height
      const last = at(INDEX_DIGIT - 1, 1)
      const isOverDigits = y < Math.min(...boxes.letters.map(letter => letter.y)) + wordsUp(layout)
      if (isOverDigits) expect(x - width / 2).toBeGreaterThan(last.x + last.width / 2)
    }
  })

  it('goes no farther than a third of the window’s width on a fifteenth of its height of scroll', () => {
    const scrolled = 100 / (15 * svhOf('representation'))
    const steps = 60
    const way: Box[] = []
    for (let progress = landingOf(INDEX_DIGIT) - scrolled; progress <= 1; progress += scrolled / steps)
      way.push(at(INDEX_DIGIT, flownAt(progress, INDEX_DIGIT)))
    const moved = way
      .slice(steps)
      .map(({ x, y }, i) => Math.hypot(x - (way[i]?.x ?? 0), y - (way[i]?.y ?? 0)))
    expect(Math.max(...moved)).toBeLessThan(layout.widthPx / 3)
  })
})

describe('the session pattern', () => {
  it('comes together digit by digit: each has landed at its stop, and the next has not left its piece', () => {
    for (let landed = 0; landed <= DIGIT_COUNT; landed++) {
      const there = DIGITS.map(digit => Number(digit < landed))
      expect(DIGITS.map(digit => flownAt(landingOf(landed), digit))).toEqual(
        there.map(part => expect.closeTo(part, 9)),
      )
      expect(DIGITS.map(digit => offAt(landingOf(landed), digit))).toEqual(
        there.map(part => expect.closeTo(part, 9)),
      )
    }
  })

  it('has its empty places seen wherever the story rests with some, and none under the index as it comes down', () => {
    expect([0, 1, 2, 3, 4].map(digits => arePlacesSeen(landingOf(digits)))).toEqual(Array(5).fill(true))
    const { index } = REPRESENTATION.read
    const comesDown = [0.8, 0.9, 1].map(part => landingOf(INDEX_DIGIT) + part * index)
    expect(comesDown.map(arePlacesSeen)).toEqual([false, false, false])
  })

  it('has the words lit of the piece that shows its number, and none of its own before and for the index', () => {
    const read = [-0.6, 0, 0.4, 1, 2, 3, 3.4].map(digits => Math.round(readColumnAt(landingOf(digits))))
    expect(read.map(column => column + 0)).toEqual([-1, 0, 0, 1, 2, 3, 3])
    expect(readColumnAt(landingOf(4.2))).toBeGreaterThan(3)
  })

  it('is whole before the ring comes level and the row is bent', () => {
    expect(landingOf(DIGIT_COUNT)).toBeLessThan(REPRESENTATION.levels.from)
    expect(REPRESENTATION.levels.until).toBeLessThan(1)
  })

  it('closes the ring by a little as the index goes through it, and opens it again', () => {
    const sizes = Array.from({ length: 101 }, (_, i) => ringSizeAt(landingOf(4 + i / 100)))
    expect(Math.min(...sizes)).toBeCloseTo(0.925, 3)
    expect([sizes[0], sizes.at(-1), ringSizeAt(0), ringSizeAt(1)]).toEqual(
      [1, 1, 1, 1].map(size => expect.closeTo(size, 9)),
    )
  })
})

const UPRIGHT = MEASURED_WINDOWS.filter(name => measured(name).layout.portrait)

describe.each(UPRIGHT)('the digits at %s, an upright window,', name => {
  const { at, others } = flightsOf(name)

  it('stand in no line with another number or letter, but a digit’s width away', () => {
    const read: string[] = []
    for (const digit of DIGITS)
      for (let flown = 0; flown <= 1; flown += 0.004) {
        const box = at(digit, flown)
        for (const other of others(digit)) {
          if (!/word|sum|index/.test(other.name)) continue
          const tall = Math.min(box.height, other.height)
          const inLine = (box.height + other.height) / 2 - Math.abs(box.y - other.y) > 0.25 * tall
          const apart = Math.abs(box.x - other.x) - (box.width + other.width) / 2
          if (inLine && apart < box.width - 0.5)
            read.push(
              `${digit}: ${other.name} at ${flown.toFixed(2)}, ${apart.toFixed(1)} of ${box.width.toFixed(1)}`,
            )
        }
      }
    expect(read).toEqual([])
  })
})

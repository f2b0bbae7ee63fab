import { INDEX_DIGIT } from './digits.ts'
import { clamp } from './easing.ts'
import { isLow, type Layout } from './layout.ts'
import { STEPPED } from './result.ts'
import type { Riding } from './riding.ts'
import { lerp } from './vec.ts'

/** A box of the page: its middle, stage px with y up, and how wide and high it is. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the digits fly past, in their own places and sizes: the columns' words by column, the sum, the digits of its result. */
export interface DigitBoxes {
  readonly letters: readonly Box[]
  readonly numbers: readonly Box[]
  /** The digits in the tags over the columns. */
  readonly tags: readonly Box[]
  readonly sum: Box
  readonly result: Box
  readonly digits: readonly Box[]
}

/** The number on a piece by its shape: its height, and how far its middle is below the piece's, of its size (numerals.vert). */
export const NUMERAL = { high: [0.44, 0.3, 0.42, 0.38], down: [0, 0.04, 0, 0.012] } as const
/** How much nearer, and larger, a piece is when its number comes off, where pieces come forward to be read. */
const NEARER = 1.08
/** How high a digit is, over its line box. */
const GLYPH_HIGH = 0.93

/**
 * Design px: how far from a corner its round begins; on upright windows how far before and
 * after a column's words it is beside them; words go up.
 */
const WAY = { round: 44, before: 30, after: 48, up: 16 } as const
/** What a digit keeps from the words over and under it, px. */
const AIR_PX = 2
/** How large a digit is beside the sum on upright windows, over its size. */
const GROWN = 0.7
/** How small it is beside a column's words there, over what it is after them. */
const BESIDE = 0.8
/** How large the index is as it goes through the ring, over a number on a piece. */
const IN_RING = 0.8

/** Numbers of a point: x, y, size. */
const EACH = 3

/** Points that a digit flies along, rounded between them: x, y and how large it is over its size, of each. */
export type DigitPath = readonly number[]

/** Where a digit of the result stands when that has stepped forward: its right edge stays. */
function digitStands({ digits, result }: DigitBoxes, digit: number): Box {
  const { x, y, width, height } = digits[digit] ?? result
  const right = result.x + result.width / 2
  const forward = STEPPED.forward
  return { x: right - forward * (right - x), y, width: forward * width, height: forward * height }
}

const high = (box: Box): number => GLYPH_HIGH * box.height
const topOf = (box: Box): number => box.y + box.height / 2
const bottomOf = (box: Box): number => box.y - box.height / 2

/** Returns how far the columns' words have gone up when the result has stepped forward: the digits go across under them. */
export const wordsUp = ({ portrait, heightPx, u }: Layout): number =>
  portrait || isLow(heightPx) ? 0 : WAY.up * u

/** What a digit goes across under: the columns' words; on upright windows the sum's first line, the index its second one. */
function overOf(digit: number, { letters, numbers, sum, result }: DigitBoxes, layout: Layout): number {
  if (!layout.portrait) return Math.min(...letters.map(bottomOf), ...numbers.map(bottomOf)) + wordsUp(layout)
  if (digit !== INDEX_DIGIT) return bottomOf(sum)
  return (sum.y + result.y - STEPPED.back * sum.height) / 2
}

/**
 * Beside the words of a column: half-way between them and its border; on upright windows, where there is less room, along
 * the border that is nearer to the middle.
 */
function columnLane(column: number, { numbers }: DigitBoxes, { base, portrait }: Layout): number {
  const middle = base.x + (column - 1.5) * base.pitch
  if (portrait) return middle + (column < 2 ? base.pitch : -base.pitch) / 2
  const number = numbers[column]
  const words = number ? number.x + number.width / 2 - middle : 0
  return middle + (words + base.pitch / 2) / 2
}

/**
 * Returns the way of a digit from its piece to its place in the result: down beside the words of its column, across under
 * the other columns, and down into its place. On upright windows it passes the sum in the middle of the window, where no
 * other number stands, and goes across close over the result. The index comes from its tag, through the ring, and only grows.
 * @param column that it comes from
 * @param shape of the piece there
 */
export function digitPath(
  digit: number,
  column: number,
  shape: number,
  boxes: DigitBoxes,
  layout: Layout,
): DigitPath {
  const { base, portrait, u } = layout
  const stands = digitStands(boxes, digit)
  const { letters, numbers, tags, sum } = boxes
  const over = overOf(digit, boxes, layout)
  const under = stands.y + high(stands) / 2
  const middle = base.x + (column - 1.5) * base.pitch
  const lane = columnLane(column, boxes, layout)
  const number = (NUMERAL.high[shape] ?? 0) * base.size
  const leaves = ((portrait ? 1 : NEARER) * number) / high(stands)
  const room = (over - under - 4 * AIR_PX) / high(stands)
  const isBeside = portrait && digit !== INDEX_DIGIT
  // Beside the sum's short lines there is room; the index passes under another one.
  const most = Math.min(isBeside ? GROWN : leaves, room)
  const least = Math.min(leaves, most)
  const across = portrait ? under + 3 * AIR_PX + (most * high(stands)) / 2 : (over + under) / 2
  const above = topOf(letters[column] ?? sum) + (portrait ? WAY.before * u : wordsUp(layout))
  const below = bottomOf(numbers[column] ?? sum) - WAY.after * u
  const points: number[] = []
  const go = (x: number, y: number, size: number) => points.push(x, y, size)
  if (digit === INDEX_DIGIT) {
    const tag = tags[column] ?? stands
    // On wide windows it goes on between the pieces and their words, past all of these, and comes down into its place.
    const pieces = base.y - base.size / 2
    const words = Math.max(...letters.map(topOf), ...numbers.map(topOf)) + wordsUp(layout)
    const between = (pieces - words - 2 * AIR_PX) / high(stands)
    const through = portrait ? IN_RING * leaves : Math.min(IN_RING * leaves, between)
    // There the tag stands over the middle of its column, by a transform that is not measured.
    go(portrait ? middle : tag.x, tag.y, tag.height / stands.height)
    go(middle, base.y + base.size, through)
    go(middle, base.y, through)
    if (!portrait) {
      const across = (pieces + words) / 2
      const border = middle + base.pitch / 2
      for (const x of [border, stands.x]) {
        // From the last column its place is not beyond the border.
        if (x === border && border > stands.x - WAY.round * u) continue
        go(x - WAY.round * u, across, through)
        go(x, across, through)
      }
      go(stands.x, stands.y, 1)
      return points
    }
  } else go(middle, base.y - (NUMERAL.down[shape] ?? 0) * base.size, leaves)
  go(lane, above, portrait ? BESIDE * least : lerp(leaves, least, 0.5))
  let from = lane
  if (portrait) {
    go(lane, below, BESIDE * least)
    from = 0
    go(from, topOf(sum), most)
  }
  const way = stands.x - from
  const round = Math.sign(way) * Math.min(WAY.round * u, Math.abs(way) / 3)
  go(from, across, most)
  go(from + round, across, most)
  go(stands.x - round, across, most)
  go(stands.x, across, most)
  go(stands.x, stands.y, 1)
  return points
}

/** A number of a point of a path. */
const at = (path: DigitPath, point: number, number: number): number => path[EACH * point + number] ?? 0
const distance = (path: DigitPath, a: number, b: number): number =>
  Math.hypot(at(path, a, 0) - at(path, b, 0), at(path, a, 1) - at(path, b, 1))

/** How long the round at a point is: from half-way to it until half-way to the next one, or the path's ends. */
function roundPx(path: DigitPath, point: number, last: number): number {
  const before = distance(path, point - 1, point)
  const after = distance(path, point, point + 1)
  return (point === 1 ? before : before / 2) + (point === last - 1 ? after : after / 2)
}

/** A number of the round at a point, so far along it. */
function onRound(path: DigitPath, point: number, last: number, part: number, number: number): number {
  const own = at(path, point, number)
  const before = at(path, point - 1, number)
  const after = at(path, point + 1, number)
  const from = point === 1 ? before : (before + own) / 2
  const until = point === last - 1 ? after : (own + after) / 2
  return lerp(lerp(from, own, part), lerp(own, until, part), part)
}

/**
 * Writes where a digit is, so far along its way: from its own place in the result, as that has stepped forward, in the
 * result's own px.
 */
export function rideDigit(out: Riding, path: DigitPath, flown: number): void {
  const last = path.length / EACH - 1
  let total = 0
  for (let point = 1; point < last; point++) total += roundPx(path, point, last)
  let left = flown * total
  let point = 1
  while (point < last - 1 && left > roundPx(path, point, last)) left -= roundPx(path, point++, last)
  const part = clamp(left / roundPx(path, point, last), 0, 1)
  out.dx = (onRound(path, point, last, part, 0) - at(path, last, 0)) / STEPPED.forward
  out.dy = (onRound(path, point, last, part, 1) - at(path, last, 1)) / STEPPED.forward
  out.scale = onRound(path, point, last, part, 2)
}

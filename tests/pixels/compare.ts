import pixelmatch from 'pixelmatch'
import { isSame, type Picture } from './picture.ts'

/**
 * The share of all pixels that may differ, to pixelmatch or in the shade of even areas; and where another version of the
 * browser took the baseline, which draws letters and edges a little differently.
 */
const SHARE = 0.001
const OTHER_SHARE = 0.02
const THRESHOLD = 0.1
/** Levels of 255 by which a colour may differ where it is even, two of which a baseline's file takes; pixelmatch passes over about 26. */
const LEVELS = 4
/** A window of so many device px a side, and the pixels in it that may differ: the share alone lets a label change. */
const WINDOW_PX = 64
const IN_WINDOW = 24

export interface Comparison {
  /** What is wrong, one line; undefined where the pictures match. */
  readonly fault?: string
  /** The differences in red (pixelmatch) and blue (shade). */
  readonly difference?: Picture
}

/** Whether all neighbours of a pixel have its colour but for a few levels. */
function isEven({ data, width, height }: Picture, at: number): boolean {
  const x = at % width
  const y = Math.floor(at / width)
  if (x === 0 || y === 0 || x === width - 1 || y === height - 1) return false
  return [at - 1, at + 1, at - width, at + width].every(
    other => levelsBetween(data, at, data, other) <= LEVELS,
  )
}

/** The largest difference of a channel between two pixels. */
function levelsBetween(a: Buffer, at: number, b: Buffer, other: number): number {
  let most = 0
  for (let channel = 0; channel < 3; channel++) {
    const levels = Math.abs((a[at * 4 + channel] ?? 0) - (b[other * 4 + channel] ?? 0))
    if (levels > most) most = levels
  }
  return most
}

type Colour = [number, number, number]

const RED: Colour = [255, 0, 0]
const BLUE: Colour = [0, 80, 255]

const hasColour = (data: Buffer, at: number, colour: Colour): boolean =>
  colour.every((value, channel) => data[at * 4 + channel] === value)

/** The most marked pixels that a window holds, over windows half a window apart. */
function crowdIn(marked: readonly number[], width: number): number {
  const half = WINDOW_PX / 2
  const columns = Math.ceil(width / half) + 1
  const windows = new Map<number, number>()
  for (const at of marked) {
    const x = Math.floor((at % width) / half)
    const y = Math.floor(Math.floor(at / width) / half)
    for (const [dx, dy] of [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ] as const) {
      const key = (y + dy) * columns + x + dx
      windows.set(key, (windows.get(key) ?? 0) + 1)
    }
  }
  return Math.max(0, ...windows.values())
}

/** Pixels whose shade is off where both pictures are even; they become blue in the difference. */
function markShades(expected: Picture, actual: Picture, difference: Buffer): number {
  let shades = 0
  for (let at = 0; at < expected.width * expected.height; at++) {
    if (levelsBetween(expected.data, at, actual.data, at) <= LEVELS) continue
    if (!isEven(expected, at) || !isEven(actual, at)) continue
    shades++
    if (!hasColour(difference, at, RED)) difference.set([...BLUE, 255], at * 4)
  }
  return shades
}

const percent = (share: number): string => `${(share * 100).toFixed(3)} %`

/**
 * Holds a picture against the one that is expected.
 * @param isOther whether another version of the browser took that one: then more may differ, and anywhere
 */
export function compare(expected: Picture, actual: Picture, isOther = false): Comparison {
  const share = isOther ? OTHER_SHARE : SHARE
  const { width, height } = expected
  if (width !== actual.width || height !== actual.height)
    return { fault: `is ${actual.width} × ${actual.height} px, expected ${width} × ${height}` }
  if (isSame(expected, actual)) return {}
  const data = Buffer.alloc(width * height * 4)
  const options = { threshold: THRESHOLD, diffColor: RED }
  const pixels = pixelmatch(expected.data, actual.data, data, width, height, options)
  const marked: number[] = []
  for (let at = 0; at < width * height; at++) if (hasColour(data, at, RED)) marked.push(at)
  const crowd = crowdIn(marked, width)
  const shades = markShades(expected, actual, data)
  const total = width * height
  const faults = [
    pixels > share * total && `${percent(pixels / total)} of the pixels differ (at most ${percent(share)})`,
    !isOther && crowd > IN_WINDOW && `${crowd} px differ within ${WINDOW_PX} × ${WINDOW_PX}`,
    shades > share * total && `the shade differs on ${percent(shades / total)} of the pixels`,
  ].filter(fault => fault !== false)
  return { ...(faults.length > 0 && { fault: faults.join('; ') }), difference: { width, height, data } }
}

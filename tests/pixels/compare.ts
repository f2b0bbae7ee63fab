import pixelmatch from 'pixelmatch'
import { isSame, type Picture } from './picture.ts'

/** The share of all pixels that may differ, and from which difference of colour on, to pixelmatch, they do. */
const SAME = { share: 0.001, threshold: 0.03 }
/** The same where another version of the browser took the baseline, which draws letters and edges a little differently. */
const OTHER = { share: 0.02, threshold: 0.1 }
/** A window of so many device px a side, and the pixels in it that may differ: the share alone lets a label change. */
const WINDOW_PX = 64
const IN_WINDOW = 24

export interface Comparison {
  /** What is wrong, one line; undefined where the pictures match. */
  readonly fault?: string
  /** The differences in red. */
  readonly difference?: Picture
}

/** The most red pixels that a window holds, over windows half a window apart. */
function crowdIn({ data, width, height }: Picture): number {
  const half = WINDOW_PX / 2
  const columns = Math.ceil(width / half) + 1
  const windows = new Map<number, number>()
  for (let at = 0; at < width * height; at++) {
    if (data[at * 4] !== 255 || data[at * 4 + 1] !== 0 || data[at * 4 + 2] !== 0) continue
    const x = Math.floor((at % width) / half)
    const y = Math.floor(Math.floor(at / width) / half)
    for (const key of [
      y * columns + x,
      y * columns + x + 1,
      (y + 1) * columns + x,
      (y + 1) * columns + x + 1,
    ])
      windows.set(key, (windows.get(key) ?? 0) + 1)
  }
  return Math.max(0, ...windows.values())
}

/**
 * Holds a picture against the one that is expected.
 * @param isOther whether another version of the browser took that one: then more may differ, and anywhere
 */
export function compare(expected: Picture, actual: Picture, isOther = false): Comparison {
  const { share, threshold } = isOther ? OTHER : SAME
  const { width, height } = expected
  if (width !== actual.width || height !== actual.height)
    return { fault: `is ${actual.width} × ${actual.height} px, expected ${width} × ${height}` }
  if (isSame(expected, actual)) return {}
  const difference = { width, height, data: Buffer.alloc(width * height * 4) }
  const options = { threshold, diffColor: [255, 0, 0] as [number, number, number] }
  const differing =
    pixelmatch(expected.data, actual.data, difference.data, width, height, options) / (width * height)
  const crowd = crowdIn(difference)
  const faults = [
    differing > share &&
      `${(differing * 100).toFixed(3)} % of the pixels differ (at most ${(share * 100).toFixed(3)} %)`,
    !isOther && crowd > IN_WINDOW && `${crowd} px differ within ${WINDOW_PX} × ${WINDOW_PX}`,
  ].filter(fault => fault !== false)
  return { ...(faults.length > 0 && { fault: faults.join('; ') }), difference }
}

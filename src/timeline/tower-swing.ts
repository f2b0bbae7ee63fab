import { overshoot, partOf, smoothstep, type Track } from './easing.ts'
import { STOPS } from './sheet.ts'
import { SECTION_PX } from './stages.ts'

const QUARTER_PX = SECTION_PX / STOPS

/**
 * As the marker comes to the column whose two values differ most, its towers level with each other and swing apart: px from
 * where that column's own scroll begins. In the first column they come level out of the change of the pattern.
 */
const LEVEL: Track = { from: -36, until: -14 }
const APART: Track = { from: -14, until: 18 }
const FIRST_APART: Track = { from: 4, until: 38 }
/** How far beyond their own heights they swing, as a share of what they are apart from the middle. */
const BEYOND = 0.14

/** Returns the column whose two values differ most, the first of several; `at` is where the entry's eight values begin, odd ones first. */
export function swingColumn(values: ArrayLike<number>, at: number): number {
  let widest = 0
  let most = -1
  for (let column = 0; column < STOPS; column++) {
    const swing = Math.abs((values[at + column] ?? 0) - (values[at + STOPS + column] ?? 0))
    if (swing <= most) continue
    most = swing
    widest = column
  }
  return widest
}

/**
 * Returns how level the two towers of a pattern's widest swing are: 0 as high as their values, 1 both of their mean height,
 * below 0 beyond their own.
 * @param px scroll since the pattern's own section began
 */
export function levelAt(px: number, column: number): number {
  const from = px - column * QUARTER_PX
  if (column === 0) return 1 - overshoot(partOf(from, FIRST_APART), BEYOND)
  return smoothstep(partOf(from, LEVEL)) - overshoot(partOf(from, APART), BEYOND)
}

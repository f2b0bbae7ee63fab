import { smoothstep } from './easing.ts'

/** The page's heading leaves as one, its lines hardly one after the other, as the pieces set off. */
const HEADING_LEAVES = { from: 0.526, until: 0.568, step: 0.003 } as const
/** So much later on upright windows, where no piece flies there and the next heading comes when the page rests. */
const LATER_UPRIGHT = 0.071
/** Lines of the page's heading after its first. */
const LINES_AFTER = 2
/** How far a line of the page's heading has gone, 0..1. Progress is the hero's. */
export function lineGone(progress: number, line: number, portrait: boolean): number {
  const { from, until, step } = HEADING_LEAVES
  const begins = from + line * step + (portrait ? LATER_UPRIGHT : 0)
  return smoothstep((progress - begins) / (until - from - LINES_AFTER * step))
}

import { clamp, easeInOutCubic, easeOutCubic, partOf, slideIn } from './easing.ts'
import { evenAt } from './parity.ts'
import { CARRY, SUNRISE } from './thresholds.ts'
import { lerp } from './vec.ts'

/** How large the numbers stand that do not apply, over those that do. */
export const WAITING_SCALE = 0.54
/** How much a number stretches before it folds up. */
const BACK = 1.6

interface Steps {
  readonly from: number
  readonly length: number
  readonly step: number
}

/** How much of a column's time has gone: the last column leads, each next one is a step later. */
const inStep = (progress: number, column: number, { from, length, step }: Steps): number =>
  clamp((progress - from - (3 - column) * step) / length, 0, 1)

/** Returns how far the stacks of a column have sunk into the ink: they fall. */
export const sunkAt = (progress: number, column: number): number => inStep(progress, column, CARRY.sink) ** 2

/** Returns how far a column's numbers have come from the table to the border, which parts them. */
export const numberRisenAt = (progress: number, column: number): number =>
  easeInOutCubic(inStep(progress, column, CARRY.rise))

/** Returns how far the columns, their numbers and the names have spread: all at once, so that none meets the next. */
export const carriedAt = (progress: number): number => slideIn(progress, CARRY.together)

/** Returns how far the numbers have grown: all at once, for one that is larger would say more. */
export const numberGrownAt = (progress: number): number => slideIn(progress, CARRY.grow)

/** Returns what is left of the table's rules. */
export const rulesLeftAt = (progress: number): number => 1 - easeInOutCubic(progress / CARRY.rules)

/** Returns how far a column's numbers have folded up at their piece as ODD & EVEN ends: they stretch a little first. */
export function foldedAt(progress: number, column: number): number {
  const { from, until, stagger } = SUNRISE.fold
  const part = (progress - from) / (until - from)
  const folded = clamp((1 + stagger) * part - (stagger * column) / 3, 0, 1)
  return folded * folded * (BACK * folded + 1 - BACK)
}

/** Returns how large a row's number stands by its piece: whole where the row applies. */
export function numberScaleAt(progress: number, isEven: boolean, column: number): number {
  const even = evenAt(progress, column)
  return lerp(WAITING_SCALE, 1, isEven ? even : 1 - even)
}

/** Returns how far what stands beside the numbers has left the window as ODD & EVEN ends. */
export const besideGoneAt = (progress: number): number => partOf(progress, SUNRISE.fade) ** 2

/** Returns how far the table's heading has gone up out of the page as the stage begins. */
export const sheetHeadingGone = (progress: number): number => {
  return partOf(progress, CARRY.heading) ** 2
}

/** Returns how far a part of the stage's own heading has risen into its place. */
export const headingPartRisen = (progress: number, part: number): number => {
  const { rises, risen, step } = CARRY.heading
  return easeOutCubic((progress - rises - part * step) / (risen - rises))
}

/** Returns how far a part of the stage's own heading has gone up out of its clip again, in progress of the footer. */
export function headingPartGone(progress: number, part: number): number {
  const { heading } = SUNRISE
  return partOf(progress - part * heading.step, heading) ** 2
}

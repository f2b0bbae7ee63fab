import { clamp, drawBack, easeInOutCubic, easeOutCubic, partOf, slideIn, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import { evenAt } from './parity.ts'
import { beyond } from './stages.ts'
import { CARRY, SUNRISE } from './thresholds.ts'
import { lerp } from './vec.ts'

/** How large the numbers stand that do not apply, over those that do. */
export const WAITING_SCALE = 0.54
/** How far a number draws back before it sinks, over its way. */
const BACK = 1

interface Steps {
  readonly from: number
  readonly length: number
  readonly step: number
}

/** How much of a column's time has gone: the last column leads, each next one is a step later. */
const inStep = (progress: number, column: number, { from, length, step }: Steps): number =>
  clamp((progress - from - (3 - column) * step) / length, 0, 1)

/** Returns how far the stacks of a column have sunk on to its numbers: they fall. */
export const sunkAt = (progress: number, column: number): number => inStep(progress, column, CARRY.sink) ** 2

/**
 * Returns how far the table's two rows have grown into the two halves: columns, numbers, names, pieces and the border
 * between them as one, so that none meets another and none is larger than the others.
 */
export const carriedAt = (progress: number): number => smoothstep(partOf(progress, CARRY.grow))

/** Returns how much shows of the count's own chips on the way: they come as the stacks' do. */
export const chipsShownAt = (progress: number): number => partOf(progress, CARRY.chips)

/** Size of a piece between the rows, over that in the list; the air over and under it, px; height of a number, over a row's. */
const BETWEEN = { size: 1.5, airPx: 4, number: 0.66 } as const

/** Returns how large the pieces are that run in between the table's rows, px. */
export const betweenSize = ({ window }: Pick<Layout, 'window'>): number => BETWEEN.size * window.size

/** Returns how far each row of the table has gone from the line between them, px: the pieces run in there. */
export function partedPx(progress: number, layout: Pick<Layout, 'table' | 'window'>): number {
  const { size, airPx, number } = BETWEEN
  const rowPx = layout.table?.rowPx ?? 0
  const needed = (size * layout.window.size - (1 - number) * rowPx) / 2 + airPx
  return Math.max(0, needed) * slideIn(progress, CARRY.part)
}

/** Returns what is left of the table's rules. */
export const rulesLeftAt = (progress: number): number => 1 - easeInOutCubic(progress / CARRY.rules)

/** Which of the table's rules is the one between the rows; those over it fade the sooner, the more `sinkPast` is over 1. */
const RULES = { between: 2, sinkPast: 6 } as const

/** Returns how much of a rule shows where so much of it is left: nothing stays of those that the stacks sink past. */
export const ruleShown = (i: number, left: number): number =>
  i < RULES.between ? left ** RULES.sinkPast : left

/** Returns to which side a rule parts: −1 up, 1 down. */
export const ruleSide = (i: number): number => Math.sign(i - RULES.between)

/**
 * After this share of the way the names are as far over and under their rows as at its end: on upright windows the numbers
 * come past them.
 */
const NAMES_ASIDE = { landscape: 0.9, portrait: 0.4 } as const

/** Returns how far the names have gone aside of their rows, by how far these have grown. */
export const namesAside = (carried: number, portrait: boolean): number =>
  smoothstep(carried / NAMES_ASIDE[portrait ? 'portrait' : 'landscape'])

/**
 * Returns how far a column's numbers have sunk behind their row's border as ODD & EVEN ends, of their way: they draw back a
 * little first.
 */
export function sunkAwayAt(progress: number, column: number): number {
  const { from, until, stagger } = SUNRISE.sink
  const part = (progress - from) / (until - from)
  return drawBack((1 + stagger) * part - (stagger * column) / 3, BACK)
}

/** Returns how large a row's number stands by its piece: whole where the row applies. */
export function numberScaleAt(progress: number, isEven: boolean, column: number): number {
  const even = evenAt(progress, column)
  return lerp(WAITING_SCALE, 1, isEven ? even : 1 - even)
}

/** Returns whether a row's number waits: it does not apply. */
export const waitsAt = (progress: number, isEven: boolean, column: number): boolean =>
  evenAt(progress, column) > 0.5 !== isEven

/** Returns how much of what stands beside the numbers shows as ODD & EVEN ends: it fades where it stands. */
export const besideLeftAt = (progress: number): number => 1 - smoothstep(partOf(progress, SUNRISE.fade))

/** Returns how far the table's heading has gone up out of the page as the stage begins. */
export const sheetHeadingGone = (progress: number): number => partOf(progress, CARRY.heading) ** 2

/** How far below its place each of two lines of the heading is out of sight, below both lines: per cent of its height. */
export const LINES_PERCENT = [262, 180] as const

/** Returns how far a part of the stage's own heading has risen into its place. */
export const headingPartRisen = (progress: number, part: number): number => {
  const { rises, risen, step } = CARRY.heading
  return easeOutCubic((progress - rises - part * step) / (risen - rises))
}

/** Above 1: the heading sets off slowly. */
const SOFTLY = 1.5

/** Returns how far the stage's own heading has gone up behind the header again, in progress of the stage and of the footer. */
export const oddEvenHeadingGone = (progress: number, next: number): number =>
  partOf(next > 0 ? beyond('odd-even', 'footer', next) : progress, SUNRISE.heading) ** SOFTLY

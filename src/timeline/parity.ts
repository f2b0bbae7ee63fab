import { clamp, easeInOutCubic, smoothstep } from './easing.ts'
import { isLow, type Layout } from './layout.ts'
import { STAGE_IDS, type StageId } from './stages.ts'
import { CARRY } from './thresholds.ts'
import { lerp } from './vec.ts'

/** Progress of the ODD & EVEN stage over which the occurrences are counted (design, section 6). */
export const COUNTED = { from: 0.28, until: 0.96, occurrences: 8 } as const
const EACH = (COUNTED.until - COUNTED.from) / COUNTED.occurrences
/** Keeps a threshold on its own side where binary fractions miss it. */
const HAIR = 1e-9
const HALF_TURN = 180

/** Height of the border between the halves, as a fraction of the window from the top. */
const BORDER = {
  landscape: { odd: 0.625, even: 0.575 },
  portrait: { odd: 0.55, even: 0.505 },
  tall: { odd: 0.6, even: 0.555 },
} as const

/** What of the layout the border's height depends on. */
type Window = Pick<Layout, 'portrait' | 'widthPx'>

/** From this width on an upright window is a tablet's, whose heading is high. */
const TABLET_PX = 700

function restsOf({ portrait, widthPx }: Window) {
  if (!portrait) return BORDER.landscape
  return widthPx < TABLET_PX ? BORDER.portrait : BORDER.tall
}

const counted = (progress: number): number => (progress - COUNTED.from) / EACH + HAIR

/** Progress of the ODD & EVEN stage, as every other stage sees it too: 0 before it, 1 after it. */
export function parityProgress(stage: StageId, progress: number): number {
  const later = STAGE_IDS.indexOf(stage) - STAGE_IDS.indexOf('odd-even')
  if (later === 0) return progress
  return later < 0 ? 0 : 1
}

/** The running occurrence number k, 1 to 8: 1 before the count begins, 8 after its end. */
export const occurrenceAt = (progress: number): number =>
  clamp(Math.floor(counted(progress)) + 1, 1, COUNTED.occurrences)

/** Where the border stands while occurrence k is at rest. */
export function borderAtRest(k: number, layout: Window): number {
  const { odd, even } = restsOf(layout)
  return k % 2 === 0 ? even : odd
}

/**
 * Part of an occurrence in which a column's piece turns over, and by how much later than the first column the last one
 * starts: at first one after the other, at the eighth occurrence all at once. They begin ahead of the occurrence, so that
 * its number changes half-way.
 */
const TURN_OVER = {
  length: { first: 0.34, last: 0.48 },
  later: 0.26,
  ahead: { first: 0.3, last: 0.24 },
} as const
/** So much ahead of an occurrence nothing of the one before it is left to do. */
const AHEAD = TURN_OVER.ahead.first
/** How far a piece leans towards the row that applies, degrees about its own level axis. */
const LEAN_DEG = 12
/** In this part of its time it rolls; then it has landed and rocks, at most so far. */
const ROLL = 0.82
const ROCK_DEG = 7

/** The occurrence that the pieces turn to, or have turned to. */
const turningTo = (progress: number): number =>
  clamp(Math.floor(counted(progress) + AHEAD) + 1, 1, COUNTED.occurrences)

/** How much of its time to turn over the piece of a column has had, 0..1: to the even row the first column leads, to the odd one the last. */
function partAt(progress: number, column: number): number {
  const k = turningTo(progress)
  if (k === 1) return 1
  const learnt = (k - 2) / (COUNTED.occurrences - 2)
  const { length, later, ahead } = TURN_OVER
  const after = (k % 2 === 0 ? column : 3 - column) / 3
  const begun =
    counted(progress) - (k - 1) + lerp(ahead.first, ahead.last, learnt) - after * later * (1 - learnt)
  return clamp(begun / lerp(length.first, length.last, learnt), 0, 1)
}

/** How far the number of the occurrence has changed to the one that the pieces turn to. */
const changedAt = (progress: number): number =>
  clamp((counted(progress) - (turningTo(progress) - 1) + AHEAD) / (2 * AHEAD), 0, 1)

/** Up and down again: 1 half-way. */
const spring = (part: number): number => 16 * (part * (1 - part)) ** 2

/** Returns where on the strip of occurrences the mark is, from 0 for the first one: half-way where the number changes. */
export function markAt(progress: number): number {
  const k = turningTo(progress)
  return k === 1 ? 0 : k - 2 + easeInOutCubic(changedAt(progress))
}

/** How high the number of the occurrence springs, per cent of its height. */
const COUNT_SPRINGS = 9

/** Returns how high the number of the occurrence springs as it changes, per cent of its height. */
export const countSpringAt = (progress: number): number =>
  turningTo(progress) === 1 ? 0 : COUNT_SPRINGS * spring(changedAt(progress))

/** The row that a piece turns to: 1 for the even one, −1 for the odd one. */
const sideAt = (progress: number): number => (turningTo(progress) % 2 === 0 ? 1 : -1)

/**
 * Which row applies in a column: 0 the odd one, 1 the even one, a fraction while the one gives way to the other. Column
 * after column changes sides as its piece turns over.
 */
export function evenAt(progress: number, column: number): number {
  const turned = smoothstep(partAt(progress, column))
  return sideAt(progress) > 0 ? turned : 1 - turned
}

/** Where the border between the odd and the even half stands in a column, as a fraction of the stage's height from its top. */
export function borderAt(progress: number, layout: Window, column = 0): number {
  const { odd, even } = restsOf(layout)
  return odd + (even - odd) * evenAt(progress, column)
}

/** How high the piece of a column has sprung up from the border: 0 at rest, 1 at its highest, where it is edge-on. */
export const hopAt = (progress: number, column: number): number =>
  spring(Math.min(1, partAt(progress, column) / ROLL))

/** Returns how far the piece of a column leans towards the row that applies, degrees: upwards is below 0. */
export const leanAt = (progress: number, column: number): number =>
  sideAt(progress) * (2 * smoothstep(partAt(progress, column)) - 1) * LEAN_DEG

/**
 * Returns how far the piece of a column is turned about its own level axis, degrees: with each occurrence it rolls over
 * to the row that applies from there on, heavily, and comes to rest leaning towards it.
 */
export function turnedOverAt(progress: number, column: number): number {
  const side = sideAt(progress)
  if (turningTo(progress) === 1) return side * LEAN_DEG
  const part = partAt(progress, column)
  const rolled = smoothstep(part / ROLL)
  const landed = clamp((part - ROLL) / (1 - ROLL), 0, 1)
  const rock = ROCK_DEG * Math.sin(2 * Math.PI * landed) * (1 - landed)
  return side * ((2 * rolled - 1) * LEAN_DEG + rolled * HALF_TURN + rock)
}

/**
 * What the stage shows of its entry: the column of each shape, then by column the sheet values of the odd row and of the
 * even one, over the entry's greatest. Fractions while the buttons change it.
 */
export type ShownNumbers = Float32Array

/** Where the values of the odd and of the even row begin in it. */
const SHOWN_VALUES = [4, 8] as const
/** How many numbers it has. */
const SHOWN = 12

/** Returns numbers for an entry to be written to. */
export const createShown = (): ShownNumbers => new Float32Array(SHOWN)

/** Writes what the stage shows of an entry of the sheet: of the picked one, or of the last. */
export function showNumbers(out: ShownNumbers, layout: Layout, picked: number | null): void {
  const entry = Math.min(picked ?? layout.entries - 1, layout.entries - 1)
  const values = layout.entryValues.subarray(entry * 8, entry * 8 + 8)
  const greatest = Math.max(Number.MIN_VALUE, ...values)
  for (let i = 0; i < 4; i++) {
    out[i] = layout.entryColumns[entry * 4 + i] ?? i
    for (const [row, at] of SHOWN_VALUES.entries()) out[at + i] = (values[row * 4 + i] ?? 0) / greatest
  }
}

/**
 * So far a value pushes the border that is greater than its row's mean by the entry's greatest, of the stage's height;
 * it begins to when the rows stand, at this progress, and takes this part of an occurrence.
 */
const PUSH = { wide: 0.08, close: 0.045, from: CARRY.grown, takes: 0.4 } as const

/** A row's value in a column, also for a piece on its way from one column to another. */
function shownValue(shown: ShownNumbers, row: number, column: number): number {
  const left = Math.floor(column)
  const from = shown[row + left] ?? 0
  return lerp(from, shown[row + left + 1] ?? from, column - left)
}

/** Returns the value that the piece of a column turns to, over the entry's greatest. */
export const weightAt = (progress: number, column: number, shown: ShownNumbers): number =>
  shownValue(shown, SHOWN_VALUES[sideAt(progress) > 0 ? 1 : 0], column)

/** How much the values weigh: from where the rows stand on, column after column, until the count has ended. */
const weighedAt = (progress: number, column: number): number =>
  easeInOutCubic(((progress - PUSH.from) / EACH - (column / 3) * TURN_OVER.later) / PUSH.takes) *
  (1 - easeInOutCubic((progress - COUNTED.until) / (1 - COUNTED.until)))

/** How much a row's value in a column exceeds the row's mean. */
function excess(shown: ShownNumbers, row: number, column: number): number {
  let sum = 0
  for (let i = 0; i < 4; i++) sum += shown[row + i] ?? 0
  return shownValue(shown, row, column) - sum / 4
}

/**
 * Returns how far the value that applies pushes the border down in a column, as a fraction of the stage's height: in the
 * odd row the greater ones let the paper down, in the even row they let the ink up. Equal ones leave it level.
 */
export function pushAt(progress: number, layout: Layout, column: number, shown: ShownNumbers): number {
  const even = evenAt(progress, column)
  const [oddRow, evenRow] = SHOWN_VALUES
  const down = (1 - even) * excess(shown, oddRow, column) - even * excess(shown, evenRow, column)
  const most = layout.portrait || isLow(layout.heightPx) ? PUSH.close : PUSH.wide
  return most * weighedAt(progress, column) * down
}

/** Returns the progress at which occurrence k begins. */
const occurrenceFrom = (k: number): number => COUNTED.from + (k - 1) * EACH

/** Returns the progress from which on everything has come to rest in occurrence k: pieces turned over, the border pushed. */
export function turnedFrom(k: number): number {
  if (k === 1) return PUSH.from + (TURN_OVER.later + PUSH.takes) * EACH
  return occurrenceFrom(k) + (TURN_OVER.later + TURN_OVER.length.first - AHEAD) * EACH
}

/** Returns the progress until which it rests there. */
export const turnedUntil = (k: number): number =>
  k === COUNTED.occurrences ? COUNTED.until : occurrenceFrom(k + 1) - AHEAD * EACH

/** Part of an occurrence at which everything has come to rest. */
const RESTS = 0.5

/** Progress at which occurrence k is at rest: where the strip of occurrences leads. */
export const progressOf = (k: number): number => occurrenceFrom(k) + RESTS * EACH

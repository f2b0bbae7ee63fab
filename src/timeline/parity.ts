import { arch, clamp, easeInOutCubic, smoothstep, spring } from './easing.ts'
import { FINALE, leaptAt, OCCURRENCES } from './finale.ts'
import { isTablet, type Layout } from './layout.ts'
import { SHOWN_VALUES, type ShownNumbers, shownValue } from './shown.ts'
import { STAGE_IDS, type StageId } from './stages.ts'
import { CARRY } from './thresholds.ts'
import { HALF_TURN, lerp } from './vec.ts'

/** Progress of the ODD & EVEN stage over which the occurrences are counted (design, section 6). */
export const COUNTED = { from: CARRY.cut, until: FINALE.from, occurrences: OCCURRENCES } as const
/** So much of the last one passes before the finale. */
const LAST = 0.7
const EACH = (COUNTED.until - COUNTED.from) / (COUNTED.occurrences - 1 + LAST)
/** Keeps a threshold on its own side where binary fractions miss it. */
const HAIR = 1e-9

/** Height of the border between the halves, as a fraction of the window from the top. */
const BORDER = {
  landscape: { odd: 0.665, even: 0.522 },
  low: { odd: 0.65, even: 0.575 },
  portrait: { odd: 0.578, even: 0.497 },
  short: { odd: 0.58, even: 0.52 },
  tall: { odd: 0.689, even: 0.569 },
} as const

/** What of the layout the border's height depends on. */
type Window = Pick<Layout, 'portrait' | 'widthPx' | 'heightPx'>

/** Windows of up to this height have both rows closer together, px (stages/odd-even/stage.module.css). */
const LOW_PX = 560

/** Phones that are wider than this for their height have less room between the heading and what is operated. */
const SHORT = 1 / 2

/** Tall tablets have a high heading. */
function restsOf(window: Window) {
  if (!window.portrait) return BORDER[window.heightPx <= LOW_PX ? 'low' : 'landscape']
  if (isTablet(window)) return BORDER.tall
  return BORDER[window.widthPx < SHORT * window.heightPx ? 'portrait' : 'short']
}

/** How many occurrences have passed, and what part of the one that is running. */
const counted = (progress: number): number => (progress - COUNTED.from) / EACH + HAIR

/** Returns the progress at which so many occurrences have passed. */
const countedAt = (passed: number): number => COUNTED.from + passed * EACH

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
 * starts. They begin ahead of the occurrence, so that its number changes half-way: in a wave, and at the last one
 * together.
 */
const TURN_OVER = {
  wave: { length: 0.36, ahead: 0.23 },
  together: { length: 0.5, ahead: 0.25 },
  later: 0.1,
} as const
/**
 * Before it turns over a piece draws back, in so much of an occurrence and by so many degrees, and lets go of that in this
 * part of its time to turn over.
 */
const DRAWS_BACK = { length: 0.07, degrees: 9, let: 0.35 } as const
/** How the wave runs at the second occurrence and each one after it: how much of that lateness each column has. */
const WAVES = [
  // From the left, from the right; from the middle, to the middle; every other one; all as one.
  [0, 1 / 3, 2 / 3, 1],
  [1, 2 / 3, 1 / 3, 0],
  [1, 0, 0, 1],
  [0, 1, 1, 0],
  [0, 1, 0, 1],
  [1, 0, 1, 0],
  [0, 0, 0, 0],
] as const satisfies readonly (readonly number[])[]
/** How far a piece leans towards the row that applies, degrees about its own level axis. */
const LEAN_DEG = 12
/** In this part of its time it rolls; then it has landed and rocks, at most so far. */
const ROLL = 0.82
const ROCK_DEG = 7

/** How the pieces turn over to an occurrence: to the last one all together. */
const turningOver = (k: number) => (k < COUNTED.occurrences ? TURN_OVER.wave : TURN_OVER.together)

/** The occurrence that the pieces turn to, or have turned to. */
function turningTo(progress: number): number {
  const passed = counted(progress)
  const last = COUNTED.occurrences
  if (passed >= last - 1 - turningOver(last).ahead) return last
  return clamp(Math.floor(passed + TURN_OVER.wave.ahead) + 1, 1, last - 1)
}

/** How late a piece is in the wave to occurrence k, also one on its way from one column to another. */
function lateness(k: number, column: number): number {
  const wave: readonly number[] = WAVES[k - 2] ?? []
  const left = Math.floor(column)
  const from = wave[left] ?? 0
  return lerp(from, wave[left + 1] ?? from, column - left)
}

/** How long ago the piece of a column has begun to turn to occurrence k, over its time for it: below 0 it has not yet. */
function begunAt(progress: number, k: number, column: number): number {
  const { length, ahead } = turningOver(k)
  return (counted(progress) - (k - 1) + ahead - TURN_OVER.later * lateness(k, column)) / length
}

/** How much of its time to turn over the piece of a column has had, 0..1. */
function partAt(progress: number, column: number): number {
  const k = turningTo(progress)
  return k === 1 ? 1 : clamp(begunAt(progress, k, column), 0, 1)
}

/** How far the piece of a column has drawn back before it turns over to the next row, degrees away from that. */
function drawnBackAt(progress: number, column: number): number {
  const { length, degrees, let: lets } = DRAWS_BACK
  const k = turningTo(progress + length * EACH)
  if (k === 1) return 0
  const begun = begunAt(progress, k, column)
  const drawn = smoothstep(1 + (begun * turningOver(k).length) / length) * (1 - smoothstep(begun / lets))
  return (k % 2 === 0 ? -1 : 1) * degrees * drawn
}

/** How far the number of the occurrence has changed to the one that the pieces turn to. */
function changedAt(progress: number): number {
  const k = turningTo(progress)
  const { ahead } = turningOver(k)
  return clamp((counted(progress) - (k - 1) + ahead) / (2 * ahead), 0, 1)
}

/** Returns where on the strip of occurrences the mark is, from 0 for the first one: half-way where the number changes. */
export function markAt(progress: number): number {
  const k = turningTo(progress)
  return k === 1 ? 0 : k - 2 + easeInOutCubic(changedAt(progress))
}

/**
 * How far over the strip's middle a key stands that has been counted as an odd occurrence, and below it as an even one, per
 * cent of its height: it hops there as the mark comes to it. Windows of up to this height, px, have less room over and under
 * the strip.
 */
const KEY_PERCENT = { most: 25, less: 12, lessUpToPx: 800 } as const

const asideOf = ({ portrait, heightPx }: Window): number =>
  KEY_PERCENT[!portrait && heightPx <= KEY_PERCENT.lessUpToPx ? 'less' : 'most']

/** Returns how far below the strip's middle the key of occurrence k stands, per cent of its height. */
export const keyBelow = (mark: number, k: number, window: Window): number =>
  (k % 2 === 0 ? 1 : -1) * asideOf(window) * clamp(mark - k + 2, 0, 1)

/** Returns how far below it the mark is: with the keys that it goes to. */
export const markBelow = (mark: number, window: Window): number => -asideOf(window) * Math.cos(Math.PI * mark)

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

/** How far the border goes past its place as a piece comes down on it, over the way that it has come. */
const GIVES = 0.16

/**
 * Where the border between the odd and the even half stands in a column, as a fraction of the stage's height from its top:
 * it gives under the piece that lands.
 */
export function borderAt(progress: number, layout: Window, column = 0): number {
  const { odd, even } = restsOf(layout)
  const gives = GIVES * sideAt(progress) * Math.sin(Math.PI * landedAt(progress, column)) ** 2
  return odd + (even - odd) * (evenAt(progress, column) + gives)
}

/**
 * How high the piece of a column has sprung up from the border: 0 at rest, 1 at its highest. It is high only while it is
 * seen edge-on: upright it would come up to its number.
 * @param drawn how much of its leap it has made as its column is drawn
 */
export const hopAt = (progress: number, column: number, drawn = 0): number =>
  Math.max(
    spring(Math.min(1, partAt(progress, column) / ROLL)),
    spring(leaptAt(progress, column)),
    spring(drawn),
  ) ** 3

/** How much of its time to come to rest the piece of a column has had since it landed, 0..1. */
const landedAt = (progress: number, column: number): number =>
  clamp((partAt(progress, column) - ROLL) / (1 - ROLL), 0, 1)

/**
 * Part of an occurrence in which its column is drawn, when all pieces have turned over; the first one, to which nothing
 * turns over, has its draw so much earlier.
 */
const DRAW = { from: 0.305, until: 0.465, early: 0.275 } as const

/** When the draw of occurrence k begins, or ends, in occurrences. */
const drawEdge = (k: number, edge: 'from' | 'until'): number =>
  k - 1 + DRAW[edge] - (k === 1 ? DRAW.early : 0)

/** Returns how much of its draw occurrence k has had, 0..1. */
export const drawnAt = (progress: number, k: number): number =>
  clamp((counted(progress) - drawEdge(k, 'from')) / (DRAW.until - DRAW.from), 0, 1)

/**
 * The needle runs over the number line for so long, in occurrences, until that is hit: then its column is drawn. The line
 * comes so long before, in so much time.
 */
const RUN = { length: 0.17, line: { ahead: 0.19, length: 0.11 } } as const

/** Returns how much of its run to the place drawn the needle of occurrence k has made, 0..1. */
export const ranAt = (progress: number, k: number): number =>
  clamp(1 + (counted(progress) - drawEdge(k, 'from')) / RUN.length, 0, 1)

/** Returns how much of occurrence k's number line has come, 0..1. */
export const lineAt = (progress: number, k: number): number =>
  clamp((counted(progress) - drawEdge(k, 'from') + RUN.line.ahead) / RUN.line.length, 0, 1)

/** Returns how far the piece of a column leans towards the row that applies, degrees: upwards is below 0. */
export const leanAt = (progress: number, column: number): number =>
  sideAt(progress) * (2 * smoothstep(partAt(progress, column)) - 1) * LEAN_DEG

/**
 * Returns how far the piece of a column is turned about its own level axis, degrees: with each occurrence it rolls over
 * to the row that applies from there on, heavily, and comes to rest leaning towards it.
 * @param drawn how much of its leap it has made as its column is drawn: with that it turns over once more
 */
export function turnedOverAt(progress: number, column: number, drawn = 0): number {
  const side = sideAt(progress)
  const part = partAt(progress, column)
  const rolled = smoothstep(part / ROLL)
  const landed = landedAt(progress, column)
  const rock = ROCK_DEG * Math.sin(2 * Math.PI * landed) * (1 - landed)
  const leapt = leaptAt(progress, column)
  // At its highest it is edge-on: it leans from there to the row that still applies.
  const leans = (2 * rolled - 1) * (1 - arch(leapt) - arch(drawn)) * LEAN_DEG
  const halfTurns = (turningTo(progress) === 1 ? 0 : rolled) + smoothstep(leapt) + smoothstep(drawn)
  return side * (leans + HALF_TURN * halfTurns + rock) + drawnBackAt(progress, column)
}

/** Returns the value that the piece of a column turns to, over the entry's greatest: at the last occurrence all leap as one. */
export const weightAt = (progress: number, column: number, shown: ShownNumbers): number =>
  turningTo(progress) === COUNTED.occurrences
    ? 1
    : shownValue(shown, SHOWN_VALUES[sideAt(progress) > 0 ? 1 : 0], column)

/** Returns the progress from which on everything has come to rest in occurrence k: all pieces have turned over, and one is drawn. */
export const turnedFrom = (k: number): number => countedAt(drawEdge(k, 'until'))

/** Returns the progress until which it rests there: then the first pieces draw back. */
export const turnedUntil = (k: number): number =>
  k === COUNTED.occurrences ? COUNTED.until : countedAt(k - turningOver(k + 1).ahead - DRAWS_BACK.length)

/** Part of an occurrence at which everything has come to rest. */
const RESTS = 0.52

/** Progress at which occurrence k is at rest: where the strip of occurrences leads. */
export const progressOf = (k: number): number => countedAt(k - 1 + RESTS)

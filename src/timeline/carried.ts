import { easeOutCubic, overshoot, partOf, smoothstep, type Track } from './easing.ts'
import { isLow, type Layout } from './layout.ts'
import { evenAt } from './parity.ts'
import { beyond } from './stages.ts'
import { CARRY, SHEET_GOES, SUNRISE } from './thresholds.ts'
import { lerp } from './vec.ts'

/** The edges of the tray's ink, stage px. */
type Inked = { readonly top: number; readonly bottom: number }

/** How far over the tray, over half of its height, a number stands that has just passed it. */
const OVER_TRAY = 1.25

/** How large the numbers stand that do not apply, over those that do. */
export const WAITING_SCALE = 0.54

/** How far from the edge of a piece, over its size, a number stands that waits: the room for the number line is not its own. */
export const WAITING_APART = 0.1

/** Returns how far the tray of the sheet's last row has gone to both sides of the window. */
export const spreadAt = (progress: number): number => smoothstep(partOf(progress, CARRY.spread))

/** Returns how far its pieces have gone to their columns. */
export const acrossAt = (progress: number): number => smoothstep(partOf(progress, CARRY.across))

/** Returns how far it has grown into ODD & EVEN: tray and pieces as one. */
export const grownAt = (progress: number): number => smoothstep(partOf(progress, CARRY.grow))

/** What part of its time a column has had in a track in which each next one is a step later. */
const inStep = (
  progress: number,
  column: number,
  track: { readonly from: number; readonly until: number; readonly step: number },
): number => partOf(progress - column * track.step, track)

/** Returns how far the piece of a column has risen out of the ink on to the border: a little too far, and back. */
export const risenAt = (progress: number, column: number): number =>
  overshoot(inStep(progress, column, CARRY.rise), CARRY.rise.over)

/** Whether what comes over the tray has a way past it: in upright and low windows it has none. */
const isClear = ({ portrait, heightPx }: Layout): boolean => !portrait && !isLow(heightPx)

/** Whether numbers come from the table: on upright windows both rows', on low ones none, else the odd ones. */
export const areTaken = (progress: number, layout: Layout): boolean =>
  progress < CARRY.grown && (layout.portrait || isClear(layout))

const takenTrack = ({ portrait }: Layout) => CARRY.taken[portrait ? 'portrait' : 'landscape']

/** Returns how far the number of a column has come from the table, across and in size: 0..1; it is ahead on its way up. */
export const takenAt = (progress: number, column: number, layout: Layout): number =>
  smoothstep(inStep(progress, column, takenTrack(layout)))

/** Returns how far it has come up. */
export const takenUpAt = (progress: number, column: number, layout: Layout): number =>
  easeOutCubic(takenTrack(layout).ahead * inStep(progress, column, takenTrack(layout)))

/** Whether a place is on the tray's ink, px up from the stage's middle. */
export const isOnInk = (y: number, { top, bottom }: Inked): boolean => y < top && y > bottom

/** How far over the nearer edge of the ink a place is. */
const overEdge = (y: number, { top, bottom }: Inked): number =>
  y - (Math.abs(y - top) < Math.abs(y - bottom) ? top : bottom)

/**
 * Returns how much shows of the height of what turns over at an edge of the ink, about that: none where its middle is on it.
 * @param half of its height
 */
export const turnedAtEdge = (y: number, half: number, inked: Inked): number =>
  Math.sqrt(Math.min(1, Math.abs(overEdge(y, inked)) / half))

/** Returns how far, up, it is held off that edge meanwhile, so that it never lies across it. */
export function heldOff(y: number, half: number, inked: Inked): number {
  const over = overEdge(y, inked)
  return Math.sign(over) * Math.max(0, half * turnedAtEdge(y, half, inked) - Math.abs(over))
}

/** Returns how far up, upright, an odd number has come past the tray: a little too far, and back. */
export const pastAt = (progress: number, column: number): number =>
  overshoot(inStep(progress, column, CARRY.taken.past), CARRY.taken.past.over)

/**
 * Returns where it stands then, px up: over the bar of the list, and down with the tray to its own place.
 * @param half of its height there
 */
export const overTray = (
  own: number,
  half: number,
  { barTop, grown }: { readonly barTop: number; readonly grown: number },
): number => lerp(barTop + OVER_TRAY * half, own, grown)

/**
 * Returns how much of a column's number has gone: it fades in by its piece, and out as ODD & EVEN ends, before ink and
 * pieces come to their place.
 */
export function goneAt(progress: number, column: number, isEven: boolean): number {
  if (progress < CARRY.grown) {
    const { numbers } = CARRY
    return 1 - smoothstep(inStep(isEven ? progress - numbers.later : progress, column, numbers))
  }
  const { stagger } = SUNRISE.sink
  return smoothstep((1 + stagger) * partOf(progress, SUNRISE.sink) - (stagger * column) / 3)
}

/** Returns how large a row's number stands by its piece: whole where the row applies. */
export function numberScaleAt(progress: number, isEven: boolean, column: number): number {
  const even = evenAt(progress, column)
  return lerp(WAITING_SCALE, 1, isEven ? even : 1 - even)
}

/** Returns whether a row's number waits: it does not apply. */
export const waitsAt = (progress: number, isEven: boolean, column: number): boolean =>
  evenAt(progress, column) > 0.5 !== isEven

/**
 * Returns how much of what stands beside the numbers shows: it fades in and out where it stands.
 * @param isOver whether that is over the odd ones
 */
export const besideLeftAt = (progress: number, isOver: boolean, layout: Layout): number =>
  smoothstep(partOf(progress, isOver ? overTrack(layout) : CARRY.beside)) -
  smoothstep(partOf(progress, SUNRISE.fade))

const overTrack = (layout: Layout): Track => {
  if (layout.portrait) return CARRY.over.portrait
  return isClear(layout) ? CARRY.over.landscape : CARRY.beside
}

/** Returns how far the table's heading has gone up out of the page, so many px past the sheet's end. */
export const sheetHeadingGone = (px: number): number => partOf(px, SHEET_GOES.heading) ** 2

/** How far below its place each of two lines of the heading is out of sight, below both lines: per cent of its height. */
export const LINES_PERCENT = [262, 180] as const

/** Returns how far a part of the stage's own heading has risen into its place. */
export const headingPartRisen = (progress: number, part: number): number => {
  const { rises, risen, step } = CARRY.heading
  return easeOutCubic((progress - rises - part * step) / (risen - rises))
}

/** Returns how much of the stage's own heading has faded again, in progress of the stage and of the footer. */
export const oddEvenHeadingGone = (progress: number, next: number): number =>
  smoothstep(partOf(next > 0 ? beyond('odd-even', 'footer', next) : progress, SUNRISE.heading))

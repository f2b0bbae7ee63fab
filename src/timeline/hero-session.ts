import { CHOICES_MADE } from './choice.ts'
import { easeOutQuad, partOf, smoothstep, type Track } from './easing.ts'

/**
 * The session on the hero's phone goes on as the page scrolls: seconds left as the screenshot has them, and from which on it is
 * locked; over which progress they pass, the open ones while the choice is changed and the locked ones after it.
 */
const CLOCK = {
  left: 17,
  locked: 5,
  open: { from: 0.03, until: CHOICES_MADE },
  lock: { from: CHOICES_MADE, until: 0.392 },
} as const

/** Then a column is drawn: the ring comes, runs over them to the far end and back, and stays on the one that is drawn. */
const RING = { comes: { from: 0.392, until: 0.4 }, runs: { from: 0.4, until: 0.428 } } as const
const LAST_COLUMN = 3
/** The large piece of the column leaps before the pieces fly. */
const LEAPS: Track = { from: 0.412, until: 0.438 }

/** Returns the seconds that are left, a fraction while one passes; progress is the hero's, as in all of these. */
const leftAt = (progress: number): number =>
  progress < CLOCK.lock.from
    ? CLOCK.left - (CLOCK.left - CLOCK.locked) * partOf(progress, CLOCK.open)
    : CLOCK.locked * (1 - partOf(progress, CLOCK.lock))

/** Returns the column that the ring is over, with `drawn` as the one that it stays on. */
function ringedAt(progress: number, drawn: number): number {
  const way = (2 * LAST_COLUMN - drawn) * easeOutQuad(partOf(progress, RING.runs))
  return LAST_COLUMN - Math.abs(LAST_COLUMN - way)
}

/** By so much the state is lower when a column has been drawn. */
const DRAWN_BELOW = -8

/**
 * Returns all that the screen shows of the session as one number, for an object has room for one (shaders/lib/clock.glsl):
 * the whole seconds left; below 0, how far the ring has come, down to −1, less the column that it is over; and lower by
 * DRAWN_BELOW once that is drawn.
 */
export function clockAt(progress: number, drawn: number): number {
  if (progress < RING.comes.from) return Math.ceil(leftAt(progress))
  const ring = -smoothstep(partOf(progress, RING.comes)) - ringedAt(progress, drawn)
  return progress < RING.runs.until ? ring : DRAWN_BELOW + ring
}

/** Returns how much of its leap the piece of the column drawn has made, 0..1. */
export const leaptAt = (progress: number): number => partOf(progress, LEAPS)

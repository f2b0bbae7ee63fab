/** How the story settles at a stop while the page rests. */
export const SETTLING = {
  /** Nobody moves the page when the place that it comes to has moved by no more than this for `afterMs`. */
  driftPx: 2,
  /** The page goes back, or on again, when it has come so far from where it was the farthest the other way. */
  turnPx: 12,
  /** What is left of its glide then: the story need not wait for the rest of it. */
  glidePx: 48,
  /**
   * The story sets off ever faster for so long; then what is left of its way falls to 1/e in each `tauMs`. Notches of a
   * wheel are apart. Upright windows are phones for the most part: a finger that has let go moves the page no more, and
   * the story goes a long way in few px.
   */
  landscape: { afterMs: 180, beginMs: 160, tauMs: 80 },
  portrait: { afterMs: 50, beginMs: 240, tauMs: 150 },
  /** No faster than this, px a ms: a whole passage that goes by in its rest is seen. */
  fastest: 0.75,
  /** It is there when no more than this is left. */
  therePx: 0.1,
  /** A move longer than this in one frame is a jump: the story is at its stop at once. */
  jumpPx: 75,
  /**
   * When the page moves on, the story takes this share of its way more where it is behind, or less where it is ahead: what a
   * stop has held back or gone through is made up in all of a fling, and not in two pictures.
   */
  catchUp: 0.7,
} as const

/**
 * Returns what is left of the way between the page and the story when the page has moved on: the story never turns round for it.
 * At the stop that the page comes to it waits, or it would have to come back there when the page rests.
 * @param awayPx how far the story was from the page
 * @param movedPx how far the page has moved since
 * @param toPx how far the stop is from the page now
 */
export function caughtUp(awayPx: number, movedPx: number, toPx: number): number {
  const waits = awayPx * movedPx > 0 && toPx * movedPx > 0 && Math.abs(awayPx - movedPx - toPx) < 1
  if (waits) return toPx
  return Math.sign(awayPx) * Math.max(0, Math.abs(awayPx) - SETTLING.catchUp * Math.abs(movedPx))
}

/**
 * Returns what is left of the story's way to its stop after some time, px: less and less of it, but no more than can be
 * followed, as a finger would scroll it.
 */
export function remainingPx(wayPx: number, ms: number, tauMs: number): number {
  const goesPx = Math.abs(wayPx) * (1 - Math.exp(-ms / tauMs))
  return wayPx - Math.sign(wayPx) * Math.min(goesPx, SETTLING.fastest * ms)
}

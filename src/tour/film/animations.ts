/** When each of the document's transitions and animations was first seen, in the film's time, ms. */
const begun = new WeakMap<Animation, number>()

/**
 * Sets everything that style sheets move to a time of the film: left to themselves they would go by the clock on the
 * wall. Returns true while any of it is under way.
 */
export function advanceAnimations(timeMs: number): boolean {
  let isMoving = false
  for (const animation of document.getAnimations()) {
    let startMs = begun.get(animation)
    if (startMs === undefined) {
      animation.pause()
      begun.set(animation, timeMs)
      startMs = timeMs
    }
    const endMs = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (timeMs - startMs >= endMs) animation.finish()
    else {
      animation.currentTime = timeMs - startMs
      isMoving = true
    }
  }
  return isMoving
}

/** How long an animation may stand still before it counts as stopped, ms. */
const STANDS_MS = 300

/** When each that has not ended was looked at last, in its own time. */
const seenAt = new WeakMap<Animation, CSSNumberish | null>()
let isWaiting = false

/** When an animation or transition ends, in its own time, ms; infinite where it never does. */
export const endsAt = (animation: Animation): number =>
  Number(animation.effect?.getComputedTiming().endTime ?? 0)

/** In a frame, whose time every animation that runs has been set to. */
function look(): void {
  isWaiting = false
  const running = document.getAnimations().filter(each => each.playState !== 'finished')
  for (const each of running) {
    const { currentTime } = each
    if (seenAt.get(each) !== currentTime) seenAt.set(each, currentTime)
    else if (Number.isFinite(endsAt(each))) each.finish()
  }
  if (running.length > 0) wait()
}

function wait(): void {
  if (isWaiting || document.hidden) return
  isWaiting = true
  setTimeout(() => requestAnimationFrame(look), STANDS_MS)
}

/**
 * Ends animations and transitions that somebody has stopped, from now on: a tool that takes pictures, or a reader. What they
 * bring is there to be read; they only delay it.
 */
export function endStoppedAnimations(): void {
  for (const sign of ['transitionrun', 'animationstart', 'visibilitychange'])
    document.addEventListener(sign, wait)
  wait()
}

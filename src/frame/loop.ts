import { FRAME_MS, now } from './now.ts'

/** The order of work inside one frame. */
const SLOTS = ['scroll', 'sample', 'scene', 'dom'] as const
export type Slot = (typeof SLOTS)[number]

/** A piece of a frame's work; it returns true while it needs another frame (a running transition). */
export type Step = () => boolean

/** No frame counts as longer than this, ms: after a pause everything would jump. */
const LONGEST_MS = 100

const steps: Readonly<Record<Slot, Step[]>> = { scroll: [], sample: [], scene: [], dom: [] }
let handle = 0
let wakeAgain = false
let sleeps = true
/** Steps whose error has been reported: one that fails in every frame is told of once. */
const reported = new WeakSet<Step>()
let isHeld = false
/** Who is told that the page would like a frame while its clock is held. */
let onAsked: (() => void) | undefined

function ask(): void {
  if (isHeld) onAsked?.()
  else if (handle === 0) handle = requestAnimationFrame(tick)
}

/** Runs a step; an error ends it for this frame and leaves the others alone. */
function guarded(step: Step): boolean {
  try {
    return step()
  } catch (error) {
    if (!reported.has(step)) reportError(error)
    reported.add(step)
    return false
  }
}

/** Returns a step that calls back with an error instead of throwing it. */
export const guard =
  (step: Step, onError: (error: unknown) => void): Step =>
  () => {
    try {
      return step()
    } catch (error) {
      onError(error)
      return false
    }
  }

function run(slot: Slot): boolean {
  const list = steps[slot]
  let busy = false
  for (let i = 0; i < list.length; i++) {
    const step = list[i]
    if (step && guarded(step)) busy = true
    // One that has taken itself out has the next one in its place.
    if (list[i] !== step) i--
  }
  return busy
}

function tick(timeMs: number, draws = true): void {
  handle = 0
  wakeAgain = false
  now.justWoke = sleeps
  const passedMs = timeMs - now.timeMs
  // Speeds are ways over this time: a frame out of turn, or one whose clock is coarse, has none of its own.
  now.deltaMs = sleeps || passedMs <= 0 ? FRAME_MS : Math.min(LONGEST_MS, passedMs)
  now.timeMs = timeMs
  let busy = run('scroll')
  busy = run('sample') || busy
  if (draws) busy = run('scene') || busy
  busy = run('dom') || busy
  sleeps = !(busy || wakeAgain)
  if (!sleeps) ask()
}

/** Asks for one frame; does nothing while one is already on its way. */
export function wake(): void {
  wakeAgain = true
  ask()
}

/** Works one frame off at once, for a document that is needed before the display asks for its next one. */
export function frameNow(): void {
  cancelAnimationFrame(handle)
  tick(now.timeMs)
}

/** Adds a step at the end of a slot. Returns the function that takes it out again. */
export function addStep(slot: Slot, step: Step): () => void {
  steps[slot].push(step)
  wake()
  return () => {
    const at = steps[slot].indexOf(step)
    if (at >= 0) steps[slot].splice(at, 1)
  }
}

/** A clock that somebody else winds: the page's time stands still but for the frames that are asked for. */
export interface HeldClock {
  /**
   * Runs one frame at a time of the holder's own, ms.
   * @param draws whether the scene is drawn in it; what has changed is drawn in the next frame that is
   * @returns true while the page would ask for another one
   */
  step(timeMs: number, draws?: boolean): boolean
  /** Gives the clock back to the display. */
  release(): void
}

/**
 * Takes the clock from the display, for whoever looks at single frames or films them.
 * @param asked called whenever the page asks for a frame
 */
export function holdClock(asked?: () => void): HeldClock {
  isHeld = true
  onAsked = asked
  cancelAnimationFrame(handle)
  handle = 0
  return {
    step(timeMs, draws) {
      tick(timeMs, draws)
      return !sleeps
    },
    release() {
      isHeld = false
      wake()
    },
  }
}

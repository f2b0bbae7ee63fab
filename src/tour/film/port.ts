import { holdClock } from '../../frame/loop.ts'
import { FRAME_MS } from '../../frame/now.ts'
import { loadingNames } from '../../state/awaited.ts'
import { pageFlags } from '../../state/flags.ts'
import type { TourStop } from '../chapters.ts'
import { itinerary } from '../itinerary.ts'
import type { FilmEncoder } from './encoder.ts'
import { assertPlace, assertTime, type FilmPlace, pxOf } from './place.ts'

interface FilmOptions {
  /** Whether the scene is drawn at the end; true unless given. */
  readonly draw?: boolean
}

/**
 * What `?film` puts on the window: the page's clock in the hand of a test, a film or somebody's visual regression.
 * Whatever happens to the page, loading, scrolling, a size, data, it goes to its next rest at once, and
 * `html[data-film=ready]` says that it stands there, drawn. With `?film=held` it does so for what is asked for here alone.
 */
interface FilmPort {
  /** What the page still waits for: fonts, pictures, programs, the sheet. */
  readonly awaited: readonly string[]
  /** Resolves when nothing is awaited any more; what comes in by itself has come in then. */
  ready(): Promise<void>
  /**
   * Puts the page at a place and lets it come to rest there: the same place gives the same page, wherever it comes from.
   * Resolves when it has been drawn; rejects where that is no place of the page.
   */
  seek(place: FilmPlace, options?: FilmOptions): Promise<void>
  /**
   * Lets so many ms go by, frame by frame of a display with 60 a second; the last frame is drawn.
   * @returns whether anything on the page is still under way; rejects where that is no time
   */
  step(ms: number, options?: FilmOptions): Promise<boolean>
  /** The stops of the tour in this window; none where it has no tour. */
  stops(): readonly TourStop[]
  /** Returns what encodes pictures with the browser's own codecs. */
  encoder(config: VideoEncoderConfig): Promise<FilmEncoder>
}

declare global {
  interface Window {
    film?: FilmPort
  }
}

/** No frame of the page counts as longer, ms: so a rest is reached in the fewest. */
const LONGEST_MS = 100
/** What the page does after a jump is over by then, frames. */
const MOST_FRAMES = 80
/** A page that has not been idle for so many frames is not waited for. */
const IDLE_FRAMES = 6
/** Further than the page counts as scrolled, px: it takes such a move for a jump and keeps no direction. */
const JUMP_PX = 200

const { dataset } = document.documentElement
/** What the page is brought to now; what is asked for next waits for it. */
let work: Promise<unknown> | undefined
/** Whether something has woken the page since its last frame, and what goes on then. */
let isAsked = false
let goOn = (): void => undefined

/** Whether the page goes to its next rest by itself. */
const isRested = pageFlags().film === 'rests'
const clock = holdClock(() => {
  isAsked = true
  goOn()
  if (!work && isRested) void ready()
})
let timeMs = 0

/** Does a thing once everything asked for before is done. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const before = work ?? Promise.resolve()
  const done = before.then(task, task).finally(() => {
    if (work !== done) return
    work = undefined
    if (isAsked && isRested) void ready()
  })
  work = done
  return done
}

/** When each of the document's transitions and animations was first seen, in the film's time, ms. */
const begun = new WeakMap<Animation, number>()

/**
 * Sets everything that style sheets move to a time of the film: left to themselves they would go by the clock on the
 * wall. Returns true while any of it is under way.
 */
function advanceAnimations(timeMs: number): boolean {
  let isMoving = false
  for (const animation of document.getAnimations()) {
    let startMs = begun.get(animation)
    if (startMs === undefined) {
      animation.pause()
      begun.set(animation, timeMs)
      startMs = timeMs
    }
    const endMs = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (timeMs - startMs >= endMs) {
      // Said once: each further time would have the document styled anew.
      if (animation.playState !== 'finished') animation.finish()
    } else {
      animation.currentTime = timeMs - startMs
      isMoving = true
    }
  }
  return isMoving
}

/** Runs one frame so much later. Returns whether anything is under way. */
function frame(afterMs: number, draws: boolean): boolean {
  timeMs += afterMs
  const isBusy = clock.step(timeMs, draws)
  isAsked = false
  return advanceAnimations(timeMs) || isBusy
}

/** Ends the task, so that what others have asked for in tasks and microtasks is done. */
const nextTask = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** Draws the scene as it stands and waits until the graphics driver has done so. */
function draw(): void {
  frame(FRAME_MS, true)
  document.querySelector<HTMLCanvasElement>('#scene canvas')?.getContext('webgl2')?.finish()
}

async function rest(): Promise<void> {
  for (let i = 0; i < MOST_FRAMES; i++) {
    const isBusy = frame(LONGEST_MS, false)
    await nextTask()
    if (!isBusy && loadingNames().length === 0) return
  }
}

function awaited(): readonly string[] {
  const { scene } = dataset
  return [
    ...(document.readyState === 'complete' ? [] : ['the document']),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...([...document.images].every(image => image.complete) ? [] : ['pictures']),
    ...(scene === 'ready' || scene === 'fallback' || scene === 'off' ? [] : ['the scene']),
    ...loadingNames(),
  ]
}

/** Resolves once the display has been given so many frames, also where somebody has stopped the browser's clock. */
async function presented(frames: number): Promise<void> {
  for (; frames > 0 && !document.hidden; frames--)
    await new Promise<void>(resolve => {
      const observer = new IntersectionObserver(() => {
        observer.disconnect()
        resolve()
      })
      observer.observe(document.documentElement)
    })
}

/** Waits its turn behind everything that the page has put off until it is idle, or until the page asks for a frame. */
const pause = (): Promise<void> =>
  new Promise(resolve => {
    goOn = resolve
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 100 })
    else setTimeout(resolve, 10)
    if (!document.hidden) presented(IDLE_FRAMES).then(resolve)
  })

/** Has everything painted anew: what has moved in a layer keeps the fraction of a pixel that it was first painted at. */
async function repaint(): Promise<void> {
  const { style } = document.documentElement
  style.opacity = '0'
  await presented(2)
  style.removeProperty('opacity')
  await presented(2)
}

/** Runs frames until nothing is under way, and draws, in one go: the browser shows nothing of what lies between. */
function rush(): boolean {
  let isBusy = true
  for (let i = 0; isBusy && i < MOST_FRAMES; i++) isBusy = frame(LONGEST_MS, false)
  frame(FRAME_MS, true)
  return isBusy
}

async function wind(): Promise<void> {
  dataset.film = 'moving'
  for (let calm = 0; calm < 2; ) {
    const isBusy = rush()
    await pause()
    calm = isBusy || isAsked || awaited().length > 0 ? 0 : calm + 1
  }
  draw()
  dataset.film = 'ready'
}

const ready = (): Promise<void> => inTurn(wind)

async function goTo(px: number): Promise<void> {
  const { scrollY } = window
  // From afar, a move counts as a jump.
  if (Math.abs(px - scrollY) < JUMP_PX) {
    window.scrollTo({ top: px < JUMP_PX ? px + JUMP_PX : px - JUMP_PX, behavior: 'instant' })
    frame(FRAME_MS, false)
  }
  window.scrollTo({ top: px, behavior: 'instant' })
  await rest()
}

async function seek(place: FilmPlace, { draw: draws = true }: FilmOptions = {}): Promise<void> {
  assertPlace(place)
  await inTurn(async () => {
    // A new size that was asked for just before is told of in the next frame of the display.
    if (isRested) await presented(1)
    if (isRested && isAsked) rush()
    await goTo(pxOf(place))
    if (draws) draw()
    if (draws && isRested) await repaint()
  })
}

async function step(ms: number, { draw: draws = true }: FilmOptions = {}): Promise<boolean> {
  assertTime(ms)
  return inTurn(async () => {
    const frames = Math.max(1, Math.round(ms / FRAME_MS))
    for (let i = 1; i < frames; i++) frame(ms / frames, false)
    const isBusy = frame(ms / frames, draws)
    await nextTask()
    if (draws) document.querySelector<HTMLCanvasElement>('#scene canvas')?.getContext('webgl2')?.finish()
    return isBusy
  })
}

window.film = {
  get awaited() {
    return awaited()
  },
  ready,
  seek,
  step,
  stops: itinerary,
  async encoder(config) {
    const { FilmEncoder: Encoder } = await import('./encoder.ts')
    return new Encoder(config)
  },
}
if (isRested) void ready()

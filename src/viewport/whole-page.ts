import { addStep, wake } from '../frame/loop.ts'

/** A window that is so high, and so much higher than wide, is no screen: somebody takes a picture of the whole page. */
const VERY_HIGH = '(min-height: 2400px) and (max-aspect-ratio: 5 / 11)'
/** For how long, and how many frames more, Chromium may draw a picture: it does not say when it has ended. */
const DRAWING_MS = 1000
const DRAWING_FRAMES = 8

interface Pictures {
  /** Whether one is taken. */
  readonly isTaken: () => boolean
  /** To be told of each resize by the browser, before that is asked. */
  readonly resized: () => void
}

/** Chromium makes the window 1 × 1 px for a picture of the whole page, 4 × 4 on a phone; no window of a visitor is so small. */
const NONE_PX = 8

/**
 * Looks for pictures of the whole page. There are two ways to take one: in a window as high as the document, and in
 * the window as it is, beyond which Chromium then draws. That changes nothing that a page can ask for, but for a moment
 * it makes the window 1 × 1 px: where that is over before the page hears of it, it is told of a resize to what it was.
 */
export function watchPictures(onEnd: () => void): Pictures {
  let { innerWidth, innerHeight, devicePixelRatio } = window
  let isDrawing = false
  let framesLeft = 0
  let isEnding = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Whether a resize has left the window as it was. */
  function isSame(): boolean {
    const same =
      window.innerWidth === innerWidth &&
      window.innerHeight === innerHeight &&
      window.devicePixelRatio === devicePixelRatio
    ;({ innerWidth, innerHeight, devicePixelRatio } = window)
    return same
  }

  /** Lets frames go by once the time is over. */
  function step(): boolean {
    if (!isEnding) return false
    if (framesLeft-- > 0) return true
    isEnding = false
    isDrawing = false
    onEnd()
    return false
  }

  function end(): void {
    isEnding = true
    wake()
  }

  addStep('dom', step)
  return {
    isTaken: () => isDrawing || matchMedia(VERY_HIGH).matches,
    resized() {
      const isNone = window.innerWidth < NONE_PX && window.innerHeight < NONE_PX
      // Nobody but who drives a browser has it draw beyond its window.
      if (!isNone && !(isSame() && navigator.webdriver)) return
      isDrawing = true
      isEnding = false
      clearTimeout(timer)
      framesLeft = DRAWING_FRAMES
      if (!isNone) timer = setTimeout(end, DRAWING_MS)
    },
  }
}

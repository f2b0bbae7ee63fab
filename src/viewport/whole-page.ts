import { addStep, wake } from '../frame/loop.ts'

/** A window that is so high, and so much higher than wide, is higher than a display that is turned on its side: 21:9. */
const VERY_HIGH = '(min-height: 2400px) and (max-aspect-ratio: 2 / 5)'
/** Chromium makes the window 1 × 1 px to draw beyond it, 4 × 4 on a phone; no window of a visitor is so small. */
const NONE = '(max-width: 8px) and (max-height: 8px)'
/** For how long, and how many frames more, Chromium may draw a picture: it does not say when it has ended. */
const DRAWING_MS = 1000
const DRAWING_FRAMES = 8

/** Whether the window fits on its display, and that has a shape that displays have: at the most 32:9, turned. */
function isOnDisplay(): boolean {
  const { width, height } = window.screen
  // A page that is zoomed out has more px than its window.
  const heightPx = window.innerHeight * Math.min(1, window.devicePixelRatio)
  return heightPx <= height && 9 * height <= 32 * width
}

/**
 * Looks for pictures of the whole page. There are two ways to take one: in a window as high as the document, which is no
 * display's, and in the window as it is, beyond which Chromium then draws. For that it makes the window 1 × 1 px for a moment.
 * Where that is over before the page hears of it, nothing has changed that it can ask for, but Chromium tells of the media query
 * all the same.
 * @param onChange called when Chromium begins to draw, before it has, when it has ended, and when the window becomes very high or
 * is no longer
 * @returns whether a picture is taken
 */
export function watchPictures(onChange: () => void): () => boolean {
  const none = matchMedia(NONE)
  const veryHigh = matchMedia(VERY_HIGH)
  let isDrawing = false
  let framesLeft = 0
  let isEnding = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Lets frames go by once the time is over. */
  function step(): boolean {
    if (!isEnding) return false
    if (framesLeft-- > 0) return true
    isEnding = false
    isDrawing = false
    onChange()
    return false
  }

  function end(): void {
    isEnding = true
    wake()
  }

  none.addEventListener('change', () => {
    isDrawing = true
    isEnding = false
    clearTimeout(timer)
    framesLeft = DRAWING_FRAMES
    if (!none.matches) timer = setTimeout(end, DRAWING_MS)
    onChange()
  })
  veryHigh.addEventListener('change', onChange)
  addStep('dom', step)
  return () => isDrawing || none.matches || (veryHigh.matches && !isOnDisplay())
}

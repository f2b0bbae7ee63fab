import type { Form } from '../film/layout.ts'
import type { StageId } from '../film/stages.ts'
import type { Picture } from '../picture/picture.ts'

/** A frame of a display with 60 a second, ms. */
export const FRAME_MS = 1000 / 60

/** The fast state: one plain object, written by the clock and the stage in a frame, only read by everybody else. */
interface Now {
  /** Time stamp of the frame, ms. */
  timeMs: number
  /** Milliseconds since the frame before, FRAME_MS after a sleep. */
  deltaMs: number
  /** True in the first frame after a sleep, when the time since the last one means nothing. */
  justWoke: boolean
  /** Document scroll position, CSS px. */
  scrollPx: number
  /** Scroll speed between this frame and the one before, px per 1/60 s. */
  velocityPx: number
  /** Where the story stands, as a scroll position: where the page is, or the stop that it has settled at. */
  shownPx: number
  /** The stage on screen. */
  stage: StageId
  /** Px of the story since the stage was pinned. */
  offsetPx: number
  /** offsetPx over the length of the stage's pin, 0..1. */
  progress: number
  /** Width and height of the stage box (the window without its scrollbar, 100 svh high), CSS px. */
  widthPx: number
  heightPx: number
  /** What a home indicator takes of the stage's foot, CSS px: nothing that is read stands there. */
  footPx: number
  /** One design px, CSS px. */
  u: number
  /** The window's composition. */
  form: Form
  /** True with `prefers-reduced-motion: reduce`. */
  reduced: boolean
  /** What the scene shows in this frame, for words that ride on it; null where there is no scene. */
  picture: Picture | null
}

export const now: Now = {
  timeMs: 0,
  deltaMs: 0,
  justWoke: true,
  scrollPx: 0,
  velocityPx: 0,
  shownPx: 0,
  stage: 'hero',
  offsetPx: 0,
  progress: 0,
  widthPx: 0,
  heightPx: 0,
  footPx: 0,
  u: 1,
  form: 'landscape',
  reduced: false,
  picture: null,
}

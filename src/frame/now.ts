import type { StageId } from '../timeline/stages.ts'

/** The fast state: one plain object, written once per frame by the frame and only read by everybody else. */
export interface Now {
  /** Time stamp of the frame, ms. */
  timeMs: number
  /** Milliseconds since the last drawn frame, 16.7 after a sleep. */
  deltaMs: number
  /** Document scroll position, CSS px. */
  scrollPx: number
  /** Scroll speed, px per frame of 1/60 s, smoothed by nobody. */
  velocityPx: number
  /** The stage on screen. */
  stage: StageId
  /** Scroll px since the stage was pinned. */
  offsetPx: number
  /** offsetPx over the length of the stage's pin, 0..1. */
  progress: number
  /** Width and height of the stage box (100 vw × 100 svh), CSS px. */
  widthPx: number
  heightPx: number
  /** Entries in the data sheet on screen. */
  entries: number
  /** True with `prefers-reduced-motion: reduce`. */
  reduced: boolean
}

export const now: Now = {
  timeMs: 0,
  deltaMs: 16.7,
  scrollPx: 0,
  velocityPx: 0,
  stage: 'hero',
  offsetPx: 0,
  progress: 0,
  widthPx: 0,
  heightPx: 0,
  entries: 0,
  reduced: false,
}

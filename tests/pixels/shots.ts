import type { StageId } from '../../src/timeline/stages.ts'

/** A window that pictures are taken in. */
export interface View {
  readonly name: string
  readonly width: number
  readonly height: number
  /** Device pixels per CSS px. */
  readonly dpr: number
  readonly isMobile: boolean
}

/** Where the page is scrolled to: a part of a stage's pin, px below a stage's top, an anchor, a share of all. */
export type Place =
  | { readonly stage: StageId; readonly progress: number }
  | { readonly stage: StageId; readonly offsetPx: number }
  | { readonly anchor: string }
  | { readonly share: number }

export interface Shot {
  /** Name of the baseline's file, without its ending. */
  readonly name: string
  readonly place: Place
  /** Data attributes of the public contract that say that the page stands where the picture wants it. */
  readonly holds?: { readonly id: StageId; readonly data: Readonly<Record<string, string>> }
  readonly scheme?: 'light' | 'dark'
  /** A larger share of pixels that may differ, and why. */
  readonly exception?: { readonly share: number; readonly reason: string }
}

/** Pictures that one visit of one page gives. */
export interface Visit {
  readonly name: string
  readonly path: string
  readonly view: View
  readonly reducedMotion: boolean
  /** `scene`: the canvas draws; `fallback`: the browser has no WebGL; `off`: a text page. Print shows no canvas. */
  readonly scene: 'scene' | 'fallback' | 'off'
  readonly media?: 'print'
  readonly shots: readonly Shot[]
}

export const DESKTOP: View = { name: 'desktop', width: 1440, height: 900, dpr: 1, isMobile: false }
export const PHONE: View = { name: 'phone', width: 390, height: 844, dpr: 2, isMobile: true }
export const SMALL_PHONE: View = { name: 'small-phone', width: 360, height: 640, dpr: 2, isMobile: true }
export const LOW_PHONE: View = { name: 'low-phone', width: 844, height: 390, dpr: 2, isMobile: true }
/** The same phone with pictures a quarter as large: text does not need more. */
export const TEXT_PHONE: View = { ...PHONE, dpr: 1 }
/** A sheet of A4 at 96 px an inch. */
export const SHEET: View = { name: 'sheet', width: 794, height: 1123, dpr: 1, isMobile: false }

/**
 * The stages of the landing page in document order, and how long each is pinned, as a CSS length; the data sheet's length is
 * counted in entries. The ids are the anchors of the public contract.
 */
export const PIN_LENGTH = {
  hero: '180svh',
  representation: '262svh',
  sessions: '360svh',
  'data-sheet': null,
  'odd-even': '380svh',
  footer: '130svh',
} as const satisfies Readonly<Record<string, string | null>>

export type StageId = keyof typeof PIN_LENGTH
export const STAGE_IDS = Object.keys(PIN_LENGTH) as readonly StageId[]
type Pinned = Exclude<StageId, 'data-sheet'>

/** One virtual scroll section of the data-sheet stage, px. */
export const SECTION_PX = 300
export const ROW_PX = 60
export const WINDOW_PX = 300
export const MARKER_PX = 43
export const SHAPE_PX = 29
/** The size that the line of the sheet's large kolam is drawn for; the style sheet gives it its own. */
export const KOLAM_PX = 140

/** Scroll that a stage is pinned for, in hundredths of its height. */
export const svhOf = (id: Pinned): number => Number.parseFloat(PIN_LENGTH[id])

/** What a place of a stage may be missed by, in progress of it: the page stands at whole px of scroll. */
export const ROUNDED = 0.0005

/** Returns a place of a stage as progress of the stage after it: below 0. */
export const aheadOf = (next: Pinned, stage: Pinned, progress: number): number =>
  ((progress - 1) * svhOf(stage)) / svhOf(next)

/** Height that the data-sheet stage is pinned for: n sections of 300 px. */
export const sheetPinPx = (entries: number): number => entries * SECTION_PX

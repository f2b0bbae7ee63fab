/** The stages of the landing page in document order; the ids are the anchors of the public contract. */
export const STAGE_IDS = ['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer'] as const
export type StageId = (typeof STAGE_IDS)[number]

/** One virtual scroll section of the data-sheet stage, px. */
export const SECTION_PX = 300
export const ROW_PX = 60
export const WINDOW_PX = 300
export const MARKER_PX = 43
export const SHAPE_PX = 29
/** The size that the line of the sheet's large kolam is drawn for; the style sheet gives it its own. */
export const KOLAM_PX = 140

/** Length of each pin as a CSS length; the data sheet's is counted in entries. */
export const PIN_LENGTH: Readonly<Record<Exclude<StageId, 'data-sheet'>, string>> = {
  hero: '180svh',
  representation: '262svh',
  sessions: '360svh',
  'odd-even': '380svh',
  footer: '130svh',
}

type Pinned = keyof typeof PIN_LENGTH

/** Scroll that a stage is pinned for, in hundredths of its height. */
export const svhOf = (id: Pinned): number => Number.parseFloat(PIN_LENGTH[id])

/** Returns a place of a stage as progress of the stage after it: below 0. */
export const aheadOf = (next: Pinned, stage: Pinned, progress: number): number =>
  ((progress - 1) * svhOf(stage)) / svhOf(next)

/** Height that the data-sheet stage is pinned for: n sections of 300 px. */
export const sheetPinPx = (entries: number): number => entries * SECTION_PX

import { COUNTED } from './parity.ts'
import { ROWS } from './picture.ts'
import { SECTION_PX } from './stages.ts'
import { CARRY, KOLAM, REPRESENTATION, SESSIONS, SHEET_LEAVE_PX } from './thresholds.ts'

/**
 * When each overlay text of a stage enters and leaves, in progress of its pin (design, section 6). A text without an
 * end stays until its stage is left.
 */
export const HERO_CUES = { textUntil: 0.45, topUntil: 0.85, header: 0.9 } as const

export const REPRESENTATION_CUES = {
  heading: 0,
  names: 0.02,
  letters: 0.05,
  numbers: 0.08,
  caption: 0.1,
  captionUntil: REPRESENTATION.swap.from,
  swap: 0.3,
  basePattern: REPRESENTATION.ring.from,
  selectionIndex: 0.4,
  sessionPattern: REPRESENTATION.visits.from,
  hintUntil: 0.96,
} as const

/** Where a hand can take a session's plate: from when the dotted link reaches it until the stack is laid down. */
export const plateCue = (row: number): { readonly from: number; readonly until: number } => ({
  from: SESSIONS.links.from + ((SESSIONS.links.until - SESSIONS.links.from) * row) / (ROWS - 1),
  until: SESSIONS.leave,
})

/** Where in its stage a hand can take what (design/hand, section 2). */
export const HAND_CUES = {
  hero: { from: 0, until: HERO_CUES.textUntil },
  legend: { from: 0.05, until: REPRESENTATION.swap.from },
  base: { from: REPRESENTATION.visits.from, until: 2 },
} as const

export const SESSIONS_CUES = {
  kolam: KOLAM.bend,
  kolamUntil: SESSIONS.text - 0.008,
  enter: SESSIONS.text,
  labels: SESSIONS.labels,
  leave: SESSIONS.leave,
} as const

export const ODD_EVEN_CUES = {
  heading: CARRY.cut,
  /** The numbers come from the table: they are there from the first frame on. */
  rows: 0,
  tags: 0.245,
  count: 0.255,
  until: COUNTED.until,
} as const

export const FOOTER_CUES = { words: 0.6, fine: 0.46 } as const

/** Progress at which the text of a data sheet of n entries leaves. */
export const sheetLeavesAt = (n: number): number => 1 - SHEET_LEAVE_PX / (n * SECTION_PX)

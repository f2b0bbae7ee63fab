import { clamp } from './easing.ts'
import type { Layout, Place } from './layout.ts'
import type { Kolam, Picture } from './picture.ts'
import { listPosition } from './sheet.ts'
import { SECTION_PX } from './stages.ts'
import { SHEET_LEAVE_PX } from './thresholds.ts'
import { setEuler } from './vec.ts'

/** Cells across the large figure with its line. */
export const FIGURE_CELLS = 5.258

/** How far out or in the shapes at its tips pass those that they meet on the way to their next tip, cells. */
export const TIP_PASSING = 0.5

/** Places the sheet's large kolam on the page, at a place of the sheet; its dots are the page's own. */
export function putSheetKolam(entry: number, place: Place, kolam: Kolam): void {
  kolam.x = place.x
  kolam.y = place.y
  kolam.z = 0
  kolam.cell = place.size / FIGURE_CELLS
  kolam.alpha = 1
  kolam.dots = 0
  kolam.reveal = 1
  kolam.entry = entry
  setEuler(kolam.turn, 0, 0, 0)
}

/** The large kolam of the current pattern: it is tied anew as the list moves on (signature, section 6). */
export function sampleSheetKolam(offsetPx: number, { kolam, entries }: Layout, picture: Picture): void {
  if (!kolam) return
  putSheetKolam(listPosition(offsetPx, entries), kolam, picture.kolam)
  picture.kolam.alpha = clamp((entries * SECTION_PX - offsetPx) / SHEET_LEAVE_PX, 0, 1)
}

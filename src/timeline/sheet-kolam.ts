import { clamp, smoothstep } from './easing.ts'
import type { Kolam } from './kolam-figure.ts'
import type { Layout, Place } from './layout.ts'
import type { Picture } from './picture.ts'
import { listPosition, sheetLeft } from './sheet.ts'
import { setEuler } from './vec.ts'

/** Cells across the large figure with its line. */
const FIGURE_CELLS = 5.258

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

/**
 * How far the disc at the figure's tips has gone round, quarter turns: with the marker, and on to the first one where that goes back.
 * @param at which entry's kolam is tied, @param over the marker's column
 */
export const discTurns = (at: number, over: number): number => (at % 1 ? 4 - over / 3 : over)

/** Of what is left of the sheet: with less of it the last of the line fades with its dots. */
const UNTIED = 0.4

/**
 * The large kolam of the current pattern: it is tied anew with the list (signature, section 6), whole at every moment; at the
 * end it is untied: the thread is drawn out of it.
 */
export function sampleSheetKolam(offsetPx: number, layout: Layout, picture: Picture): void {
  const { kolam, entries } = layout
  if (!kolam) return
  putSheetKolam(listPosition(offsetPx, entries), kolam, picture.kolam)
  const left = sheetLeft(offsetPx, entries)
  picture.kolam.reveal = smoothstep(left)
  picture.kolam.alpha = clamp(left / UNTIED, 0, 1)
}

import { beginsGroup } from './accent.ts'
import { clamp, smoothstep } from './easing.ts'
import type { Layout, Place } from './layout.ts'
import type { Kolam, Picture } from './picture.ts'
import { followingPosition, sheetLeft } from './sheet.ts'
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

/** Of what is left of the sheet: with less of it there is no line any more that its head could stand on. */
const UNTIED = 0.1

/**
 * The large kolam of the current pattern: it is tied anew as the list has moved on (signature, section 6). Where a group begins
 * it is untied, and the line of the next one is drawn; at the end it is untied: the thread is drawn out of it.
 */
export function sampleSheetKolam(offsetPx: number, layout: Layout, picture: Picture): void {
  const { kolam, entries } = layout
  if (!kolam) return
  const at = followingPosition(offsetPx, entries)
  putSheetKolam(at, kolam, picture.kolam)
  const next = Math.ceil(at)
  if (next > at && beginsGroup(layout, next)) {
    const untied = Math.abs(2 * (next - at) - 1)
    picture.kolam.entry = Math.round(at)
    picture.kolam.reveal = smoothstep(untied)
    picture.kolam.alpha = clamp(untied / UNTIED, 0, 1)
  }
  const left = sheetLeft(offsetPx, entries)
  if (left === 1) return
  picture.kolam.reveal = smoothstep(left)
  picture.kolam.alpha = clamp(left / UNTIED, 0, 1)
}

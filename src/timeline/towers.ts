import { clamp } from './easing.ts'
import type { Layout, TowerPlace } from './layout.ts'
import type { Picture } from './picture.ts'
import { listPosition, ringColumnAt } from './sheet.ts'
import { SECTION_PX } from './stages.ts'
import { SHEET_LEAVE_PX } from './thresholds.ts'
import { lerp } from './vec.ts'

/** Towers of a pattern: one for each shape and row of the sheet. */
export const TOWERS = 8

/** Parallel projection of the towers: seen from 28° above, turned by −20° about the upright axis. */
const RAD = Math.PI / 180
const ELEVATION = 28 * RAD
const TURN = -20 * RAD
/** What is left of a depth, and of a height in the solid, on the screen. */
export const FORESHORTENED = Math.sin(ELEVATION)
/** Screen directions (x right, y up, z to the viewer) of a face's own x, y and normal. */
export const TOWER_FRAME = [
  [Math.cos(TURN), Math.sin(TURN) * Math.sin(ELEVATION), -Math.sin(TURN) * Math.cos(ELEVATION)],
  [-Math.sin(TURN), Math.cos(TURN) * Math.sin(ELEVATION), -Math.cos(TURN) * Math.cos(ELEVATION)],
  [0, Math.cos(ELEVATION), Math.sin(ELEVATION)],
] as const

/** Towers in the width of a column: their size, and how far odd and even stand from its middle. */
export const IN_CELL = { size: 0.41, offset: 0.23 } as const
/** A tower that walks to another column keeps this much of the lanes' distance from those it meets. */
const PASSING = 0.62
/** They also fade in while they begin to grow: over this fraction of it. */
const EMERGE = 6
/** Scroll over which the towers grow before the stage is reached, px. */
const EARLY_PX = 220

/** How far the towers have grown at an offset of the stage: nothing before it, whole at rest, gone at its end. */
export const towersGrown = (offsetPx: number, entries: number): number =>
  clamp(Math.min(1 + offsetPx / EARLY_PX, (entries * SECTION_PX - offsetPx) / SHEET_LEAVE_PX), 0, 1)

/** Height of a tower on screen, px, by its value. */
export const towerHeight = (value: number, place: TowerPlace): number => value * place.unitPx

function writeTower(
  picture: Picture,
  index: number,
  shape: number,
  parity: number,
  from: number,
  to: number,
  part: number,
  place: TowerPlace,
  layout: Layout,
): void {
  const columnFrom = layout.entryColumns[from * 4 + shape] ?? 0
  const columnTo = layout.entryColumns[to * 4 + shape] ?? 0
  const valueFrom = layout.entryValues[from * TOWERS + parity * 4 + columnFrom] ?? 0
  const valueTo = layout.entryValues[to * TOWERS + parity * 4 + columnTo] ?? 0
  // To the right a tower passes in front of those it meets, to the left behind them.
  const side = Math.sign(columnTo - columnFrom) * PASSING * place.lanePx * Math.sin(Math.PI * part)
  const offset = (parity ? IN_CELL.offset : -IN_CELL.offset) * place.pitch
  const { list } = picture.towers
  list[index * 4] = place.x + (lerp(columnFrom, columnTo, part) - 1.5) * place.pitch + offset
  list[index * 4 + 1] = place.footY + (parity ? 0 : place.lanePx) - side
  list[index * 4 + 2] = towerHeight(lerp(valueFrom, valueTo, part), place) * picture.towers.grown
  list[index * 4 + 3] = shape
}

const swapped = new Float32Array(4)

/** Brings the towers into painter's order: the far ones, whose feet stand higher, first. */
function sortTowers(list: Float32Array): void {
  for (let i = 1; i < TOWERS; i++) {
    for (let j = i; j > 0 && (list[j * 4 + 1] ?? 0) > (list[j * 4 - 3] ?? 0); j--) {
      for (let k = 0; k < 4; k++) {
        swapped[k] = list[j * 4 + k] ?? 0
        list[j * 4 + k] = list[j * 4 - 4 + k] ?? 0
        list[j * 4 - 4 + k] = swapped[k] ?? 0
      }
    }
  }
}

/**
 * The towers of the current pattern and the marker's ink column (design/hand, section 1): each shape keeps its two
 * towers and walks with them to its next column as the list moves on.
 */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  towers.grown = towersGrown(offsetPx, entries)
  if (towers.grown <= 0) return
  // They come up out of the paper.
  towers.alpha = clamp(towers.grown * EMERGE, 0, 1)
  const position = clamp(listPosition(offsetPx, entries), 0, entries - 1)
  const from = Math.floor(position)
  const to = Math.min(from + 1, entries - 1)
  for (let parity = 0; parity < 2; parity++)
    for (let shape = 0; shape < 4; shape++)
      writeTower(picture, parity * 4 + shape, shape, parity, from, to, position - from, place, layout)
  sortTowers(towers.list)
  const column = ringColumnAt(offsetPx, entries)
  towers.inkX = place.x + (column - 2) * place.pitch
  // The column grows up from the foot of the table.
  towers.inkTop = lerp(place.bottomY, place.topY, towers.grown)
}

import { easeOutQuad } from '../../timeline/easing.ts'
import type { Layout, TowerPlace } from '../../timeline/layout.ts'
import type { Picture } from '../../timeline/picture.ts'
import { lerp } from '../../timeline/vec.ts'
import { at, playAt, sheetIndexAt, tapeAt, value } from './tape.ts'

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
const IN_CELL = { size: 0.41, offsets: [-0.23, 0.23] } as const
/** How far right of its foot each shape's outline is seen to have its middle, over its size (shaders/lib/forms.glsl). */
const ASIDE = [0, -0.1, 0, 0.036] as const

/** How far below its foot a tower of a size is seen to stand, px: the line of its lane is there. */
export const standsBelowPx = (size: number): number => 0.49 * FORESHORTENED * size

/** How values become heights: the distance of two lines, and the value that the room is high enough for. */
export interface TowerScale {
  readonly step: number
  readonly top: number
}

/** Lines that a reader still counts at a glance. */
const MOST_LINES = 10
/** Sheets of this much are read in tens, as hundredths of a whole are. */
const HUNDREDTHS = { above: 10, most: 100, step: 10 } as const

/** The smallest of 1, 2, 5 × 10^k by which a value is counted in at most ten lines. */
function roundStep(most: number): number {
  const least = most / MOST_LINES
  const decade = 10 ** Math.floor(Math.log10(least))
  // Where the decade has underflowed, or a binary fraction misses its own multiple by a hair, the next one will do.
  return ([1, 2, 5].find(each => each * decade * (1 + 1e-12) >= least) ?? 10) * decade
}

/**
 * Returns the scale of a sheet by its greatest value: linear, from zero. A sheet of zeros has one too.
 * @param most the greatest of all values, finite and not negative
 */
export function towerScale(most: number): TowerScale {
  if (most <= 0) return { step: 1, top: 1 }
  const isHundredths = most > HUNDREDTHS.above && most <= HUNDREDTHS.most
  return { step: isHundredths ? HUNDREDTHS.step : roundStep(most), top: most }
}

/** What the page keeps free for the towers, stage px with y up: over the table's head, which stands on `floorY`. */
export interface TowerRoom {
  readonly topY: number
  readonly floorY: number
  /** Middles of the outer columns. */
  readonly firstX: number
  readonly lastX: number
  /** The table's outer edges. */
  readonly leftX: number
  readonly rightX: number
  readonly bottomY: number
}

/**
 * Towers below this size, px, stand closer to the table, with lanes farther apart and smaller values close over them; in a
 * room of so many times their size somewhat smaller ones stand as the large ones do.
 */
const SMALL_PX = 40
const TALL_ROOM = { from: 36, times: 5 } as const
/** How high the highest is at most, and how wide a tower over its room: beyond that they are no stacks of pieces. */
const HIGHEST = 3.9
const WIDEST = 0.3
/** What stays free over the highest is `valuesPx`, and a share of the size, `values`, more: those grow with the window. */
const LARGE = { lane: 0.5, gapPx: 12, valuesPx: 38, values: 0.1, linePx: 3, overPx: 12 } as const
const SMALL = { lane: 0.64, gapPx: 6, valuesPx: 26, values: 0, linePx: 1.7, overPx: 2 } as const
/** Half the depth of a face lies in front of the foot, and this much paper in front of that, px. */
const APRON_PX = 4

/** Returns where the towers of a sheet stand in a room. */
export function towerPlace(room: TowerRoom, { step, top }: TowerScale): TowerPlace {
  const { topY, floorY, bottomY, leftX, rightX } = room
  const pitch = (room.lastX - room.firstX) / 3
  const highPx = topY - floorY
  const size = Math.min(IN_CELL.size * pitch, WIDEST * highPx)
  const isLarge = size >= (highPx >= TALL_ROOM.times * size ? TALL_ROOM.from : SMALL_PX)
  const { lane, gapPx, valuesPx, values, linePx, overPx } = isLarge ? LARGE : SMALL
  const lanePx = lane * size
  const depthPx = FORESHORTENED * size
  const freePx = highPx - gapPx - lanePx - depthPx - valuesPx - values * size
  const unitPx = Math.min(isLarge ? HIGHEST * size : Number.POSITIVE_INFINITY, Math.max(0, freePx)) / top
  return {
    ...{ x: (room.firstX + room.lastX) / 2, pitch, topY, bottomY, leftX, rightX, size, lanePx, unitPx, step },
    footY: floorY + gapPx + depthPx / 2 + APRON_PX,
    stepPx: step * unitPx,
    linePx,
    overPx,
  }
}

/** Where a tower's foot stands, stage px with y up. */
export const towerX = ({ x, pitch }: TowerPlace, column: number, row: number): number =>
  x + (column - 1.5 + (IN_CELL.offsets[row] ?? 0)) * pitch
export const towerY = ({ footY, lanePx }: TowerPlace, row: number): number => footY + lanePx * (1 - row)

/** Height of a tower on screen, px, by its value. */
export const towerHeight = (amount: number, place: TowerPlace): number => amount * place.unitPx

/** Half-way to another column a tower is so much lower, and in front of the others or behind them by this share of a lane. */
const LOWER = 0.72
const PASSES = 0.62
/** A tower has its whole width when this share of it has grown: it begins as a chip. Less than all is missing: its shape is told. */
const CHIP = 0.06
const MOST_MISSING = 0.999

/** Puts a tower among the first ones of the list: the far ones come first, for they are drawn in this order. */
function putTower(list: Float32Array, n: number, x: number, y: number, high: number, shape: number): void {
  let to = n * 4
  while (to > 0 && (list[to - 3] ?? 0) < y) {
    list.copyWithin(to, to - 4, to)
    to -= 4
  }
  list[to] = x
  list[to + 1] = y
  list[to + 2] = high
  list[to + 3] = shape
}

/** Each shape keeps its two towers: between two patterns they go to its next column and take its values there. */
function writeTower(
  list: Float32Array,
  n: number,
  from: number,
  to: number,
  moved: number,
  layout: Layout,
): void {
  const { entryColumns, entryValues, towers: place } = layout
  if (!place) return
  const shape = n % 4
  const first = n - shape
  const row = first / 4
  const columnFrom = entryColumns[from * 4 + shape] ?? 0
  const columnTo = entryColumns[to * 4 + shape] ?? 0
  const valueFrom = entryValues[from * TOWERS + first + columnFrom] ?? 0
  const valueTo = entryValues[to * TOWERS + first + columnTo] ?? 0
  const between = columnFrom === columnTo ? 0 : Math.sin(Math.PI * moved)
  const grown = value(at.towers.grown)
  const x = towerX(place, lerp(columnFrom, columnTo, moved), row) - (ASIDE[shape] ?? 0) * place.size
  const y = towerY(place, row) - PASSES * Math.sign(columnTo - columnFrom) * between * place.lanePx
  const high = towerHeight(lerp(valueFrom, valueTo, moved), place) * (1 - LOWER * between) * grown
  // What is missing of its width is told as a fraction of its shape.
  putTower(list, n, x, y, high, shape + (1 - easeOutQuad(grown / CHIP)) * MOST_MISSING)
}

/** The towers of the current pattern and the marker's ink column. */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  playAt(tapeAt(offsetPx, layout), layout)
  if (value(at.towers.grown) === 0) return
  towers.alpha = 1
  const moved = value(at.list.moved)
  const from = sheetIndexAt(offsetPx, entries) - (moved < 0 ? 1 : 0)
  const to = moved === 0 ? from : from + 1
  for (let n = 0; n < TOWERS; n++) writeTower(towers.list, n, from, to, moved < 0 ? 1 + moved : moved, layout)
  const opened = value(at.ink.opened)
  const left = value(at.ink.left)
  towers.opened = Math.min(opened, left)
  const inkX = place.x + (value(at.marker.column) - 2) * place.pitch
  towers.inkLeft = inkX + place.pitch * (1 - left)
  towers.inkRight = inkX + place.pitch * opened
  towers.inkTop = place.topY
  towers.inkBottom = place.bottomY
}

import type { TowerPlace } from '../../film/layout.ts'

// Where the towers stand: kept apart from what moves them, since the page's measures need this alone.

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
export const ASIDE = [0, -0.1, 0, 0.036] as const

/** How far below its foot a tower of a size is seen to stand, px: the line of its lane is there. */
export const standsBelowPx = (size: number): number => 0.49 * FORESHORTENED * size

/** How values become heights: the distance of two lines, and the value that the room is high enough for. */
interface TowerScale {
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
    x: (room.firstX + room.lastX) / 2,
    pitch,
    topY,
    bottomY,
    leftX,
    rightX,
    size,
    lanePx,
    unitPx,
    step,
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

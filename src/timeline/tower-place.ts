import type { TowerPlace } from './layout.ts'
import { FORESHORTENED, IN_CELL } from './tower-form.ts'
import type { TowerScale } from './tower-scale.ts'

/** What the page keeps free for the towers, stage px with y up. */
export interface TowerRoom {
  /** Edges of the room over the table's head, which stands on `floorY`. */
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
/** How high the room for the highest is at most, over the size of a tower: higher ones would no longer be stacks of pieces. */
const HIGHEST = 3.9
/** What stays free over the highest is `valuesPx`, and a share of the size, `values`, more: those grow with the window. */
const LARGE = { lane: 0.5, gapPx: 12, valuesPx: 38, values: 0.1, linePx: 3, overPx: 12 } as const
const SMALL = { lane: 0.64, gapPx: 6, valuesPx: 26, values: 0, linePx: 1.7, overPx: 2 } as const
/** A tower is at most this wide, over the height of its room: on very wide windows it would lie flat. */
const WIDEST = 0.3
/** Half the depth of a face lies in front of the foot, and this much paper in front of that, px. */
const APRON_PX = 4

/** Whether towers of a size stand as large ones do in a room of this height. */
const isLarge = (size: number, highPx: number): boolean =>
  size >= (highPx >= TALL_ROOM.times * size ? TALL_ROOM.from : SMALL_PX)

/** Returns where the towers of a sheet stand in a room. */
export function towerPlace(room: TowerRoom, { step, top }: TowerScale): TowerPlace {
  const pitch = (room.lastX - room.firstX) / 3
  const size = Math.min(IN_CELL.size * pitch, WIDEST * (room.topY - room.floorY))
  const large = isLarge(size, room.topY - room.floorY)
  const { lane, gapPx, valuesPx, values, linePx, overPx } = large ? LARGE : SMALL
  const lanePx = lane * size
  const depthPx = FORESHORTENED * size
  const roomPx = room.topY - room.floorY - gapPx - lanePx - depthPx
  const most = large ? HIGHEST * size : Number.POSITIVE_INFINITY
  const heightPx = Math.min(most, Math.max(0, roomPx - valuesPx - values * size))
  const unitPx = heightPx / top
  return {
    x: (room.firstX + room.lastX) / 2,
    pitch,
    topY: room.topY,
    footY: room.floorY + gapPx + depthPx / 2 + APRON_PX,
    bottomY: room.bottomY,
    leftX: room.leftX,
    rightX: room.rightX,
    size,
    lanePx,
    unitPx,
    step,
    stepPx: step * unitPx,
    linePx,
    overPx,
  }
}

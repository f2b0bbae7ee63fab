import type { Layout } from '../film/layout.ts'
import { FORM, LOOK, PHONE, type Picture, peek, shows, TURN, tokenOf } from '../picture/picture.ts'
import { standsBelowPx } from '../story/data-sheet/room.ts'
import { type Block, createBlock } from './block.ts'
import { type Colours, encoded } from './colours.ts'
import { BLOCKS, type GroundMember, TILT } from './shader-tables.ts'

/** What the ground of the tier `full` is told of a picture: goes to the GPU in one piece. */
export type GroundBlock = Block<GroundMember>

/** Creates the block with the design's paper. */
export function createGroundBlock(colours: Colours): GroundBlock {
  const block = createBlock('Ground', BLOCKS.Ground)
  block.paperTone.set(encoded(colours.paper).toArray())
  block.laneTone.set(encoded(colours['paper-2']).toArray())
  return block
}

/** It lies so far below the middle of a piece, over its size, and so many px more. */
const UNDER = { size: 0.36, px: 4 } as const
/** Most luminance of the ground where words stand. */
const UNDER_WORDS = 0.05

/** Distance of the table from the origin, along its normal: just under the lowest of what stands on it. */
function planeUnder(picture: Picture): number {
  let lowest = Number.POSITIVE_INFINITY
  for (let shape = 0; shape < 4; shape++) {
    const id = tokenOf(picture.ground.contourRow, shape)
    const at = TILT.y * peek(picture, id, 1) + TILT.z * peek(picture, id, 2)
    lowest = Math.min(lowest, at - UNDER.size * peek(picture, id, 3))
  }
  if (shows(picture, PHONE)) lowest = Math.min(lowest, footOf(picture, PHONE))
  return lowest - UNDER.px
}

/** How far along the table's normal the foot of a slab lies. */
function footOf(picture: Picture, id: number): number {
  const x = peek(picture, id, TURN)
  const y = peek(picture, id, TURN + 1)
  const z = peek(picture, id, TURN + 2)
  const w = peek(picture, id, TURN + 3)
  const half = peek(picture, id, FORM + 1) * peek(picture, id, 3)
  const upY = 1 - 2 * (x * x + z * z)
  const upZ = 2 * (y * z + x * w)
  const middle = TILT.y * peek(picture, id, 1) + TILT.z * peek(picture, id, 2)
  return middle - half * Math.abs(TILT.y * upY + TILT.z * upZ)
}

/** Writes what the ground has to know of a picture. */
export function writeGround(block: GroundBlock, picture: Picture, layout: Layout): void {
  const { ground, towers } = picture
  const { table, plane, words, border, lanes, column, laneTone } = block
  table[0] = ground.table
  table[1] = tokenOf(ground.contourRow, 0)
  table[2] = ground.paper ? 1 : 0
  table[3] = ground.brightest
  plane[0] = planeUnder(picture)
  plane[1] = shows(picture, PHONE) ? peek(picture, PHONE, LOOK) : 0
  plane[2] = Math.min(UNDER_WORDS, ground.brightest)
  words.set(layout.words)
  border[0] = ground.border
  border[1] = ground.slab
  border[2] = ground.paper ? 1 : 0
  const place = layout.towers
  laneTone[3] = place ? towers.alpha : 0
  if (!place) return
  lanes[0] = place.leftX
  lanes[1] = place.leftX + (place.rightX - place.leftX) * towers.opened
  lanes[2] = place.footY - standsBelowPx(place.size)
  lanes[3] = lanes[2] + place.lanePx
  column[0] = towers.inkLeft
  column[1] = towers.inkBottom
  column[2] = towers.inkRight
  column[3] = towers.inkTop
}

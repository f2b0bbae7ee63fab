import { now } from '../frame/now.ts'
import { clamp } from '../picture/ease.ts'
import type { Picture } from '../picture/picture.ts'
import { type Block, createBlock } from './block.ts'
import { BLOCKS, type FrameMember } from './shader-tables.ts'
import { floorFrom } from './solids/order.ts'

/** What the programs need of one frame: goes to the GPU in one piece, once a frame, for all of them. */
export type FrameBlock = Block<FrameMember>

export const createFrameBlock = (): FrameBlock => createBlock('Frame', BLOCKS.Frame)

/** Above every alpha: no plate has its floor drawn ahead. */
const NO_FLOOR = 2
/** Drift of the sheen bars by the scroll's speed, for each px per 1/60 s, and the most of it. */
const SHEEN = { perPx: 0.02 / 60, max: 0.06 } as const

/** Writes what is one number of the frame; without reduced motion the sheen follows the scroll. */
export function writeState({ state }: FrameBlock, picture: Picture, hasFloors: boolean): void {
  state[0] = picture.threads.alpha
  state[1] = hasFloors ? floorFrom(picture) : NO_FLOOR
  state[2] = now.reduced ? 0 : clamp(now.velocityPx * SHEEN.perPx, -SHEEN.max, SHEEN.max)
  state[3] = picture.top + 1
}

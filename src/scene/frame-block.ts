import { OBJECTS, ROWS, STRIDE } from '../film/picture.ts'
import { type Block, createBlock } from './block.ts'
import { CAPACITY, SHADES } from './solids/order.ts'

/** Floats of each member of the uniform block `Frame` in shaders/lib/frame.glsl, in its order, in whole vec4. */
export const FRAME_MEMBERS = {
  objects: OBJECTS * STRIDE,
  pins: ROWS * 4,
  drawn: 8,
  seen: 8,
  order: Math.ceil(CAPACITY / 4) * 4,
  shades: SHADES,
  towers: 8 * 4,
  /** Alpha of the threads, alpha from which on plates have their floors, drift of the sheen, row on top (from 1). */
  state: 4,
} as const

/** What the programs need of one frame: goes to the GPU in one piece, once a frame, for all of them. */
export type FrameBlock = Block<keyof typeof FRAME_MEMBERS>

export const createFrameBlock = (): FrameBlock => createBlock('Frame', FRAME_MEMBERS)

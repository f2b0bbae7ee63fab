import { type Block, createBlock } from './block.ts'
import { BLOCKS, type FrameMember } from './shader-tables.ts'

/** What the programs need of one frame: goes to the GPU in one piece, once a frame, for all of them. */
export type FrameBlock = Block<FrameMember>

export const createFrameBlock = (): FrameBlock => createBlock('Frame', BLOCKS.Frame)

import { createContext, use } from 'react'
import type { Layout } from '../film/layout.ts'
import { createPicture, type Picture } from '../picture/picture.ts'
import { type Colours, readColours } from './colours.ts'
import { createFrameBlock, type FrameBlock } from './frame-block.ts'
import type { FullPrograms } from './full.ts'
import { createGroundBlock, type GroundBlock } from './ground-block.ts'
import type { Programs } from './programs.ts'
import { createOrder, type Order } from './solids/order.ts'
import { createStudioBlock, type StudioBlock } from './studio-block.ts'
import { createViewBlock, type ViewBlock } from './view-block.ts'

/** What the tier `full` has over `lean`. */
interface Full {
  readonly programs: FullPrograms
  readonly studio: StudioBlock
  readonly ground: GroundBlock
}

/** What the things of the scene have in common: one object for as long as the scene stands. */
export interface Shared {
  readonly colours: Colours
  /** The picture of the frame, and its solids in painter's order. */
  readonly picture: Picture
  readonly order: Order
  /** Uniform blocks of all programs: what changes with the frame, and what changes with the window. */
  readonly frame: FrameBlock
  readonly view: ViewBlock
  /** What is drawn in the tier `full` alone; null in `lean`, which a scene can step down to. */
  full: Full | null
  /** The newest layout. */
  layout: Layout
  /** Height of the canvas, CSS px: on phones more than the stage's. */
  canvasPx: number
  /** How much there is of contour lines, 0..1: less while the page moves, where the quality has them at rest alone. */
  lines: number
  /** What gets the things ready for the GPU, once they stand. */
  programs?: Programs
}

/** Creates what the things share; the picture lies in the block that goes to the GPU, so that nothing is copied. */
export function createShared(layout: Layout, programs: FullPrograms | null): Shared {
  const frame = createFrameBlock()
  const colours = readColours()
  return {
    colours,
    picture: createPicture(frame),
    order: createOrder(frame.order, frame.shades),
    frame,
    view: createViewBlock(colours),
    full: programs && { programs, studio: createStudioBlock(), ground: createGroundBlock(colours) },
    layout,
    canvasPx: layout.heightPx,
    lines: 1,
  }
}

export const SharedContext = createContext<Shared | null>(null)

/** What the things share. Throws outside the scene. */
export function useShared(): Shared {
  const shared = use(SharedContext)
  if (!shared) throw new Error('a thing of the scene stands outside it')
  return shared
}

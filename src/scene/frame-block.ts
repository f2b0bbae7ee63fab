import { Uniform, UniformsGroup } from 'three'
import { OBJECTS, ROWS, STRIDE } from '../timeline/picture.ts'
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

type Member = keyof typeof FRAME_MEMBERS

/** What the programs need of one frame: goes to the GPU in one piece, once a frame, for all of them. */
export type FrameBlock = Readonly<Record<Member, Float32Array<ArrayBuffer>>> & {
  readonly group: UniformsGroup
}

/** Creates the block; its members are views of one array. */
export function createFrameBlock(): FrameBlock {
  const total = Object.values(FRAME_MEMBERS).reduce((sum, length) => sum + length, 0)
  const data = new Float32Array(total)
  let from = 0
  const members = Object.entries(FRAME_MEMBERS).map(([name, length]) => {
    const member = data.subarray(from, from + length)
    from += length
    return [name, member] as const
  })
  const group = new UniformsGroup()
  group.setName('Frame')
  group.add(new Uniform(data))
  return { ...(Object.fromEntries(members) as Record<Member, Float32Array<ArrayBuffer>>), group }
}

import type { Picture } from '../picture/picture.ts'
import { type Block, createBlock } from './block.ts'
import type { LampTurn } from './lamps.ts'
import type { Preset } from './quality/presets.ts'
import { BLOCKS, type StudioMember } from './shader-tables.ts'

type Vec = readonly [number, number, number]

interface Lamp {
  readonly axis: Vec
  readonly up: Vec
  /** Half width and half height, as tangents. */
  readonly half: readonly [number, number]
  readonly light: Vec
}

const scaled = ([x, y, z]: Vec, by: number): Vec => [x * by, y * by, z * by]
const unit = (v: Vec): Vec => scaled(v, 1 / Math.hypot(...v))
const cross = ([a, b, c]: Vec, [x, y, z]: Vec): Vec => [b * z - c * y, c * x - a * z, a * y - b * x]
const dot = ([a, b, c]: Vec, [x, y, z]: Vec): number => a * x + b * y + c * z

/** The lamps as designed: a soft box, a strip, a ceiling; all of them infinitely far away. */
const LAMPS: readonly Lamp[] = [
  { axis: [-0.5, 0.55, 0.8], up: [-0.35, 1, 0], half: [0.46, 0.32], light: scaled([1, 0.955, 0.88], 5) },
  { axis: [0.98, -0.02, 0.3], up: [0.12, 1, 0], half: [0.13, 0.95], light: scaled([0.6, 0.76, 1], 3) },
  { axis: [0.36, 0.86, -0.02], up: [0.3, 0, -1], half: [0.5, 0.34], light: scaled([1, 0.955, 0.88], 3.2) },
]

/** A lamp's axis, and its right and up divided by its half sizes: square to one another. */
const FRAMES = LAMPS.map(({ axis, up, half, light }) => {
  const l = unit(axis)
  const along = dot(up, l)
  const u = unit([up[0] - along * l[0], up[1] - along * l[1], up[2] - along * l[2]])
  return { vectors: [l, scaled(cross(u, l), 1 / half[0]), scaled(u, 1 / half[1])] as const, light, axis: l }
})

/** The light of the tier `full`: goes to the GPU in one piece, once a frame, for all of its programs. */
export type StudioBlock = Block<StudioMember>

export const createStudioBlock = (): StudioBlock => createBlock('Studio', BLOCKS.Studio)

/** Writes what a step of quality has. */
export function writePreset({ has }: StudioBlock, { mirror, shadows, grain, depth }: Preset): void {
  has[0] = mirror
  has[1] = shadows
  has[2] = grain
  has[3] = depth
}

/** Sharp part of the hero's depth, design px: its middle and half of it; and blur for each px beyond, px. */
const DEPTH = { middle: 20, half: 90, blur: 0.013 } as const

/** Writes what a picture asks of the light: depth of field, and the sun under what stands on it. */
export function writeStage(
  { stage, sunlight, has }: StudioBlock,
  { ground, depth }: Picture,
  u: number,
): void {
  stage[0] = DEPTH.blur * depth * (has[3] ?? 0)
  stage[1] = DEPTH.middle * u
  stage[2] = DEPTH.half * u
  stage[3] = ground.sunRadius > 0 ? 1 : 0
  sunlight[0] = ground.sunX
  sunlight[1] = ground.sunY
  sunlight[2] = ground.sunRadius
  sunlight[3] = ground.tray
}

/** Writes the lamps: each is turned about the line of sight, and lowered away from it in its own plane. */
export function writeLamps({ lamps }: StudioBlock, { round, low }: LampTurn): void {
  const c = Math.cos(round)
  const s = Math.sin(round)
  const lc = Math.cos(low)
  const ls = Math.sin(low)
  let at = 0
  for (let lamp = 0; lamp < FRAMES.length; lamp++) {
    const frame = FRAMES[lamp]
    if (!frame) continue
    const { vectors, light, axis } = frame
    // The direction in the picture plane in which the lamp stands: it is lowered along it.
    const flat = Math.hypot(axis[0], axis[1])
    const ox = axis[0] / flat
    const oy = axis[1] / flat
    for (let i = 0; i < 3; i++) {
      const vector = vectors[i] ?? axis
      const x = vector[0]
      const y = vector[1]
      const z = vector[2]
      const out = ox * x + oy * y
      const moved = lc * out + ls * z
      const px = x + (moved - out) * ox
      const py = y + (moved - out) * oy
      lamps[at] = c * px - s * py
      lamps[at + 1] = s * px + c * py
      lamps[at + 2] = lc * z - ls * out
      lamps[at + 3] = light[i] ?? 0
      at += 4
    }
  }
}

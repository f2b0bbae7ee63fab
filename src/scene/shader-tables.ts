import {
  FIRST_PLATE,
  FIRST_RING,
  OBJECTS,
  PAPER,
  PHONE,
  RING,
  ROWS,
  STRIDE,
  TRAY,
} from '../picture/picture.ts'
import { CAPACITY, SHADE_CODE, SHADES } from './solids/order.ts'

/**
 * The uniform blocks: floats of each member, in whole vec4. `#block Frame` in a shader is where it stands there, with its
 * members as `uObjects` and so on.
 */
export const BLOCKS = {
  /** What the programs need of one frame. */
  Frame: {
    objects: OBJECTS * STRIDE,
    /** A pin a row: place, and how far it has popped up. */
    pins: ROWS * 4,
    /** How far the link from a pin to the next is drawn, and how much of it is to be seen. */
    drawn: 8,
    seen: 8,
    /** Instances in painter's order; tokens whose shadow lies on a floor. */
    order: Math.ceil(CAPACITY / 4) * 4,
    shades: SHADES,
    /** The data sheet's towers, far ones first: x, foot y, height (px), shape. */
    towers: 8 * 4,
    /** Alpha of the threads, alpha from which on plates have their floors, drift of the sheen, row on top (from 1, 0 for none). */
    state: 4,
  },
  /** The light of the tier `full`: three lamps and a horizon, all infinitely far away. Linear light. */
  Studio: {
    /** Of each lamp: its axis; right and up over its half width and half height; in their w the lamp's light. */
    lamps: 3 * 3 * 4,
    /** What the step of quality has: mirror, shadows, grain, depth of field. */
    has: 4,
    /**
     * Blur of the depth of field for each px of depth beyond the sharp part, the middle of that part and half its depth, px; 1
     * where the sun lights what stands on it.
     */
    stage: 4,
    /** Centre and radius of that sun, px; how much of its light and shadow the tray has. */
    sunlight: 4,
  },
  /** What the ground of the tier `full` has to know of a picture. Stage px, y up. */
  Ground: {
    /**
     * How much there is of the table's light and images; first token of the row that stands on it; 1 where the ground is
     * paper; most luminance of the ground.
     */
    table: 4,
    /** Distance of the table's plane from the origin; 1 while the phone stands on it; most luminance under the words. */
    plane: 4,
    /** Box of those words: left, bottom, right, top. */
    words: 4,
    /** Height of the border between paper and ink; how much of the tray has become the ink half; light on its edge. */
    border: 4,
    /** Lanes of the towers: left, right, height of the lower and of the upper one. */
    lanes: 4,
    /** Ink column of the marker: left, bottom, right, top. */
    column: 4,
    /** Paper and the lanes, as the screen encodes them; in the lanes' w how much of them and of the column shows. */
    paperTone: 4,
    laneTone: 4,
  },
} as const

/** The table of the tier `full` is tilted so far about x, as sine and cosine. */
export const TILT = { y: 0.4226183, z: 0.9063078 } as const

/** Numbers that the scene and its programs share: `#numbers OBJECTS, PAPER` in a shader declares them. Whole ones are `int`. */
const NUMBERS: Readonly<Record<string, number | readonly number[]>> = {
  OBJECTS,
  FIRST_RING,
  FIRST_PLATE,
  PAPER,
  PHONE,
  TRAY,
  SHADE_CODE,
  RING_FORM: [RING.radius, RING.halfWidth],
  PLANE: [0, TILT.y, TILT.z],
}

type Members<B extends keyof typeof BLOCKS> = keyof (typeof BLOCKS)[B]
export type FrameMember = Members<'Frame'>
export type StudioMember = Members<'Studio'>
export type GroundMember = Members<'Ground'>

/** Returns a uniform block of the scene as a shader declares it. Throws for one that there is not. */
export function blockSource(name: string): string {
  const members = Object.entries<number>(BLOCKS[name as keyof typeof BLOCKS] ?? {})
  if (members.length === 0) throw new Error(`there is no uniform block ${name}`)
  const lines = members.map(([member, floats]) => {
    const length = floats > 4 ? `[${floats / 4}]` : ''
    return `  vec4 u${member.charAt(0).toUpperCase()}${member.slice(1)}${length};`
  })
  return [`layout(std140) uniform ${name} {`, ...lines, '};'].join('\n')
}

const float = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value))

/** Returns a number or vector of the scene as a constant. Throws for one that there is not. */
export function numberSource(name: string): string {
  const value = NUMBERS[name]
  if (value === undefined) throw new Error(`there is no number ${name}`)
  if (typeof value === 'number') return `const int ${name} = ${value};`
  const type = `vec${value.length}`
  return `const ${type} ${name} = ${type}(${value.map(float).join(', ')});`
}

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
export const IN_CELL = { size: 0.41, offsets: [-0.23, 0.23] } as const

/** How far right of its foot each shape's outline is seen to have its middle, over its size (shaders/lib/forms.glsl). */
export const ASIDE = [0, -0.1, 0, 0.036] as const

/** How far below its foot a tower of a size is seen to stand, px: the line of its lane is there. */
export const standsBelowPx = (size: number): number => 0.49 * FORESHORTENED * size

import { COLUMNS, type Column } from '../../src/rules/constants.ts'

/** A token on a picture: its centre and its size in px from the top left corner. */
export interface Placed {
  readonly shape: Column
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Contour lines of the ground (design, section 5): spacing and reach in px, opacity at the token. */
const SPACING = 30
const REACH = 420
const OPACITY = 0.34
/** Width of the blend in which the fields of neighbouring tokens merge, px. */
const BLEND = 90

/** Returns the distance to a token's outline, negative inside. A polygon's is taken as that of its rounded hull. */
function distance({ shape, x, y, size }: Placed, px: number, py: number): number {
  const dx = (px - x) / size
  const dy = (py - y) / size
  if (shape === 0) return size * (Math.hypot(dx, dy) - 0.5)
  if (shape === 2) {
    const [qx, qy] = [Math.abs(dx) - 0.362, Math.abs(dy) - 0.362]
    const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0))
    return size * (outside + Math.min(Math.max(qx, qy), 0) - 0.075)
  }
  const [corners, radius, rounding, top] = shape === 1 ? [3, 0.515, 0.075, 0.035] : [5, 0.475, 0.065, -0.012]
  return size * (polygonDistance(corners, radius, dx, dy - top) - rounding)
}

/** Returns the distance to a regular polygon round the origin with one corner up. */
function polygonDistance(corners: number, radius: number, x: number, y: number): number {
  const half = Math.PI / corners
  const angle = Math.atan2(x, -y)
  const turned = angle - 2 * half * Math.round(angle / (2 * half) - 0.5) - half
  const length = Math.hypot(x, y)
  const along = length * Math.sin(turned)
  const beyond = Math.max(0, Math.abs(along) - radius * Math.sin(half))
  const across = length * Math.cos(turned) - radius * Math.cos(half)
  return beyond > 0 ? Math.hypot(beyond, across) : across
}

/** Returns the polynomial smooth minimum of two distances. */
function blend(a: number, b: number): number {
  const h = Math.max(BLEND - Math.abs(a - b), 0) / BLEND
  return Math.min(a, b) - (h * h * BLEND) / 4
}

/** Returns the opacity of the contour lines round the tokens, 0 to 255, one byte per pixel. */
export function contourLines(width: number, height: number, tokens: readonly Placed[]): Uint8Array {
  const field = (x: number, y: number) => tokens.map(token => distance(token, x, y)).reduce(blend)
  const opacity = new Uint8Array(width * height)
  for (let at = 0; at < opacity.length; at += 1) {
    const [x, y] = [(at % width) + 0.5, Math.floor(at / width) + 0.5]
    const d = field(x, y)
    if (d <= SPACING / 2 || d >= REACH) continue
    // Where fields merge they are nearly level: over the slope, a line is one pixel wide there too.
    const slope = Math.hypot(field(x + 1, y) - d, field(x, y + 1) - d)
    const fromLine = Math.abs(d - SPACING * Math.round(d / SPACING)) / slope
    const coverage = Math.min(1, Math.max(0, 1.1 - fromLine))
    opacity[at] = Math.round(255 * coverage * OPACITY * (1 - d / REACH) ** 1.6)
  }
  return opacity
}

/** Returns the tokens' places, each taken by the shape that stands `turn` places further on. */
export const turned = (places: readonly Omit<Placed, 'shape'>[], turn: number): readonly Placed[] =>
  places.map((place, i) => ({ ...place, shape: COLUMNS[(i + turn) % COLUMNS.length] ?? 0 }))

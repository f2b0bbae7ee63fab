import { BufferAttribute, InstancedBufferAttribute, InstancedBufferGeometry } from 'three'
import { PATTERNS } from '../rules/patterns.ts'

const QUAD = new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0])
const TRIANGLES = [0, 1, 2, 2, 1, 3]

/** A quad to be drawn once per instance; the programs know the instance by its number. */
export function createQuads(): InstancedBufferGeometry {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(QUAD, 3))
  geometry.setIndex(TRIANGLES)
  geometry.instanceCount = 1
  return geometry
}

/** Points of a contour and contours of a solid's mesh; shaders/lib/outline.glsl counts the same way. */
const SAMPLES = 60
const CONTOURS = 6

/** A nest of contours, outermost first: x is the number of the point, y of the contour. */
export function createNest(): InstancedBufferGeometry {
  const points: number[] = []
  const triangles: number[] = []
  for (let contour = 0; contour < CONTOURS; contour++) {
    for (let at = 0; at < SAMPLES; at++) {
      points.push(at, contour, 0)
      if (contour === CONTOURS - 1) continue
      const here = contour * SAMPLES + at
      const next = contour * SAMPLES + ((at + 1) % SAMPLES)
      triangles.push(here, here + SAMPLES, next, next, here + SAMPLES, next + SAMPLES)
    }
  }
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  geometry.setIndex(triangles)
  geometry.instanceCount = 0
  return geometry
}

/** Directions that span the space in which the 24 patterns are the corners of a solid. */
const AXES = [
  [1, -1, 0, 0],
  [1, 1, -2, 0],
  [1, 1, 1, -3],
].map(axis => {
  const length = Math.hypot(...axis)
  return axis.map(x => x / length)
})
const RADIUS = Math.sqrt(5)

/** Corner of a pattern: the pattern read as a 4-vector less 1.5, on a sphere of radius 1. */
const cornerOf = (pattern: string): number[] =>
  AXES.map(axis => axis.reduce((sum, x, i) => sum + x * (Number(pattern[i]) - 1.5), 0) / RADIUS)

/** Two corners share an edge when their patterns differ by a swap of two values that are 1 apart. */
export function areNeighbours(a: string, b: string): boolean {
  const differing = [...a].flatMap((value, i) => (value === b[i] ? [] : [Number(value)]))
  return differing.length === 2 && Math.abs((differing[0] ?? 0) - (differing[1] ?? 0)) === 1
}

/** The permutohedron of order 4: 36 edges, 24 corners, and the current corner once more on top. */
export function createFigure(): InstancedBufferGeometry {
  const corners = PATTERNS.map(cornerOf)
  const edges = PATTERNS.flatMap((a, i) =>
    PATTERNS.flatMap((b, j) => (j > i && areNeighbours(a, b) ? [[i, j] as const] : [])),
  )
  const from = [...edges.map(([i]) => i), ...corners.keys()]
  const to = [...edges.map(([, j]) => j), ...corners.keys()]
  const geometry = createQuads()
  const points = (ends: readonly number[]) => new Float32Array(ends.flatMap(i => corners[i] ?? []))
  geometry.setAttribute('aFrom', new InstancedBufferAttribute(points(from), 3))
  geometry.setAttribute('aTo', new InstancedBufferAttribute(points(to), 3))
  const names = [...edges.map(() => -1), ...corners.keys()]
  geometry.setAttribute('aCorner', new InstancedBufferAttribute(new Float32Array(names), 1))
  geometry.instanceCount = from.length
  return geometry
}

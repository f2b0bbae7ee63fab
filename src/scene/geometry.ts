import { BufferAttribute, BufferGeometry, InstancedBufferAttribute, InstancedBufferGeometry } from 'three'
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

/** Contours of a solid's mesh; shaders/pieces.vert names them. */
const CONTOURS = 6

/** Gradient and corner direction at a point of a regular shape's contour, clockwise from the top. */
function directionsAt(corners: number, at: number, samples: number): number[] {
  const corner = Math.floor((at * corners) / samples)
  const first = Math.ceil((corner * samples) / corners)
  const count = Math.ceil(((corner + 1) * samples) / corners) - first
  // A square stands on a side, not on a corner.
  const middle = (2 * Math.PI * (corner + (corners === 4 ? 0.5 : 0))) / corners
  const angle = middle + ((at - first) / (count - 1) - 0.5) * ((2 * Math.PI) / corners)
  return [Math.sin(angle), Math.cos(angle), Math.sin(middle), Math.cos(middle)]
}

/**
 * A nest of contours, outermost first; `position.x` is the number of the contour.
 * @param samples points of a contour: what a round piece of some hundred px needs
 */
export function createNest(samples: number): InstancedBufferGeometry {
  const rings = Array.from({ length: samples * CONTOURS }, (_, i) => i % samples)
  const triangles = rings.slice(samples).flatMap((at, i) => {
    const next = i - at + ((at + 1) % samples)
    return [i, i + samples, next, next, i + samples, next + samples]
  })
  const geometry = new InstancedBufferGeometry()
  const attribute = (name: string, size: number, values: readonly number[]) =>
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size))
  attribute(
    'position',
    3,
    rings.flatMap((_, i) => [Math.floor(i / samples), 0, 0]),
  )
  const angle = (2 * Math.PI) / samples
  attribute(
    'aCircle',
    2,
    rings.flatMap(at => [Math.sin(at * angle), Math.cos(at * angle)]),
  )
  attribute(
    'aTriangle',
    4,
    rings.flatMap(at => directionsAt(3, at, samples)),
  )
  attribute(
    'aSquare',
    4,
    rings.flatMap(at => directionsAt(4, at, samples)),
  )
  attribute(
    'aPentagon',
    4,
    rings.flatMap(at => directionsAt(5, at, samples)),
  )
  geometry.setIndex(triangles)
  geometry.instanceCount = 0
  return geometry
}

/** Cells a side of the tiles in which the grid is drawn: what a renderer keeps of corners it has just computed. */
const TILE = 8

/** Corners of the contour cells over a stage of this size, stage px from its bottom left. */
export function createGrid(widthPx: number, heightPx: number, cellPx: number): BufferGeometry {
  const columns = Math.ceil(widthPx / cellPx)
  const rows = Math.ceil(heightPx / cellPx)
  const corners = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i) => i)
  const points = corners.flatMap(i => [
    (i % (columns + 1)) * cellPx,
    Math.floor(i / (columns + 1)) * cellPx,
    0,
  ])
  const up = columns + 1
  const tileOf = (i: number) => Math.floor(i / up / TILE) * up + Math.floor((i % up) / TILE)
  const cells = corners.filter(i => i % up < columns && i < rows * up).sort((a, b) => tileOf(a) - tileOf(b))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(points), 3))
  return geometry.setIndex(cells.flatMap(i => [i, i + 1, i + up, i + up, i + 1, i + up + 1]))
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

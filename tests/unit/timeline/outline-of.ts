import { SHAPES } from '../../../src/rules/constants.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { LOOK, type Picture, peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { type Quat, turn, type Vec3 } from '../../../src/timeline/vec.ts'
import { constants, read } from '../shaders/sources.ts'

type Point = readonly [x: number, y: number]

const forms = constants(read('shaders/lib/forms.glsl'))
/** Corners of the shapes, and where the first one points, degrees. */
const CORNERS = [
  [1, 0],
  [3, 90],
  [4, 45],
  [5, 90],
] as const

const on = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
]

/** Points of a shape's outline, size 1. */
function outline(shape: number): readonly Point[] {
  const [, radius = 0, rounding = 0, below = 0] = forms.get(SHAPES[shape]?.name.toUpperCase() ?? '') ?? []
  const [corners = 1, first = 0] = CORNERS[shape] ?? []
  return Array.from({ length: corners }, (_, corner) => on(radius, first + (360 * corner) / corners)).flatMap(
    ([x, y]) =>
      Array.from({ length: 24 }, (_, i) => on(rounding, 15 * i)).map(
        ([dx, dy]): Point => [x + dx, y + dy - below],
      ),
  )
}

/** Where points of an object, over its size, are seen on the stage. */
function seenAt(picture: Picture, object: number, points: readonly Vec3[], { eyePx }: Layout): Point[] {
  const at = (i: number) => peek(picture, object, i)
  const turned: Quat = [at(TURN), at(TURN + 1), at(TURN + 2), at(TURN + 3)]
  return points.map(point => {
    const [x, y, z] = turn([0, 0, 0], turned, ...point).map((part, i) => part * at(3) + at(i)) as Vec3
    return [(x * eyePx) / (eyePx - z), (y * eyePx) / (eyePx - z)]
  })
}

/** The outline of a piece of a row, the first unless given, as it is seen: of its face and its back. */
export function pieceSeen(picture: Picture, shape: number, layout: Layout, row = 0): Point[] {
  const thick = peek(picture, tokenOf(row, shape), LOOK + 1)
  const both = outline(shape).flatMap(([x, y]): Vec3[] => [
    [x, y, 0],
    [x, y, -thick],
  ])
  return seenAt(picture, tokenOf(row, shape), both, layout)
}

import type { InstancedBufferGeometry } from 'three'
import { type Body, peek, TURN, tokenOf } from '../timeline/body.ts'
import type { Layout } from '../timeline/layout.ts'
import type { Materials } from './materials.ts'
import { type Order, sortBody } from './order.ts'

/** Contour pitch and smoothness of the union, in design px (design, section 5). */
const CONTOUR = { landscape: { pitch: 30, union: 90 }, portrait: { pitch: 22, union: 50 } } as const
/** Ring's outer diameter over the token's size: a ringed token counts as a circle of that size. */
const RINGED = 1.484

/** Turn of an object in the picture plane, radians. */
function roll(body: Body, object: number): number {
  const x = peek(body, object, TURN)
  const y = peek(body, object, TURN + 1)
  const z = peek(body, object, TURN + 2)
  const w = peek(body, object, TURN + 3)
  return Math.atan2(2 * (x * y + z * w), 1 - 2 * (y * y + z * z))
}

function writeContours(body: Body, layout: Layout, materials: Materials): void {
  const { ground } = materials
  const form = layout.portrait ? CONTOUR.portrait : CONTOUR.landscape
  ground.uContour.set(
    body.ground.contour,
    form.pitch * layout.u,
    body.ground.contourReach,
    form.union * layout.u,
  )
  if (body.ground.contour <= 0) return
  for (let shape = 0; shape < 4; shape++) {
    const token = tokenOf(body.ground.contourRow, shape)
    const scale = layout.eyePx / (layout.eyePx - peek(body, token, 2))
    const size = peek(body, token, 3) * scale
    ground.uToken[shape * 4] = peek(body, token, 0) * scale
    ground.uToken[shape * 4 + 1] = peek(body, token, 1) * scale
    ground.uToken[shape * 4 + 2] = shape === body.ground.ringed ? -size * RINGED : size
    ground.uToken[shape * 4 + 3] = roll(body, token)
  }
}

/** Turns one frame's picture into uniforms; nothing is allocated and no buffer is touched. */
export function writeUniforms(
  body: Body,
  layout: Layout,
  materials: Materials,
  order: Order,
  quads: InstancedBufferGeometry,
): void {
  const { ground, pieces, figure, grounds } = materials
  sortBody(body, order)
  quads.instanceCount = order.count
  pieces.uBody = body.objects
  pieces.uOrder = order.codes
  ground.uGround = body.ground.paper ? grounds.paper : grounds.ink
  ground.uBorder = body.ground.border
  ground.uSun.set(body.ground.sunX, body.ground.sunY, body.ground.sunRadius, body.ground.sunRim)
  writeContours(body, layout, materials)
  const { turn } = body.figure
  const { solid } = layout
  figure.visible = body.figure.alpha > 0 && solid !== null
  if (!solid) return
  figure.uPlace.set(solid.x, solid.y, 0, solid.size / 2)
  figure.uTurn.set(turn[0], turn[1], turn[2], turn[3])
  figure.uSmall = solid.size < 180 ? 1 : 0
  figure.uCurrent = body.figure.corner
  figure.uDrawn = body.figure.drawn
  figure.uAlpha = body.figure.alpha
}

/** The window's numbers, shared by the three programs: on layout and quality steps only. */
export function writeView(materials: Materials, layout: Layout, canvasPx: number, dpr: number): void {
  for (const material of [materials.ground, materials.pieces, materials.figure]) {
    material.uView.set(layout.widthPx, layout.heightPx, layout.eyePx, canvasPx)
    material.uPixel = dpr
  }
}

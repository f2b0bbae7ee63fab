import type { RootState } from '@react-three/fiber'
import type { Color, WebGLRenderer } from 'three'
import {
  type Body,
  FIRST_PIN,
  FORM,
  LOOK,
  PHONE,
  peek,
  ROWS,
  SHEET,
  TURN,
  tokenOf,
} from '../timeline/body.ts'
import type { Layout } from '../timeline/layout.ts'
import { createGrid } from './geometry.ts'
import { floorFrom, hasFloor, sortBody } from './order.ts'
import type { Pieces } from './pieces.ts'

/** Contour pitch and smoothness of the union, in design px (design, section 5). */
const CONTOUR = { landscape: { pitch: 30, union: 90 }, portrait: { pitch: 22, union: 50 } } as const
/** Side of a contour cell: within it the distance field is linear to a quarter of a px. */
const CELL_PX = 16
/** Distance of a link's dots, px (design, section 6.4 and 7). */
const THREAD_PITCH = { landscape: 10.5, portrait: 7.5 } as const
/** Radius of the figure over its box: it stays inside at every turn. */
const FIGURE_RADIUS = 0.47
/** From so many pieces on they are small: the coarse mesh will do. */
const MANY = 16
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

function writeContours(body: Body, layout: Layout, pieces: Pieces): void {
  const { contour } = pieces.materials
  pieces.contour.visible = body.ground.contour > 0.002
  if (!pieces.contour.visible) return
  const form = layout.portrait ? CONTOUR.portrait : CONTOUR.landscape
  contour.uContour.set(
    body.ground.contour,
    form.pitch * layout.u,
    body.ground.contourReach,
    form.union * layout.u,
  )
  for (let shape = 0; shape < 4; shape++) {
    const token = tokenOf(body.ground.contourRow, shape)
    const scale = layout.eyePx / (layout.eyePx - peek(body, token, 2))
    const size = peek(body, token, 3) * scale
    contour.uToken[shape * 4] = peek(body, token, 0) * scale
    contour.uToken[shape * 4 + 1] = peek(body, token, 1) * scale
    contour.uToken[shape * 4 + 2] = shape === body.ground.ringed ? -size * RINGED : size
    contour.uToken[shape * 4 + 3] = roll(body, token)
  }
}

function writeFigure(body: Body, layout: Layout, pieces: Pieces): void {
  const { figure } = pieces.materials
  const { turn, alpha, corner, drawn } = body.figure
  const { solid } = layout
  pieces.figure.visible = alpha > 0 && solid !== null
  if (!solid || alpha <= 0) return
  figure.uPlace.set(solid.x, solid.y, 0, solid.size * FIGURE_RADIUS)
  figure.uTurn.set(turn[0], turn[1], turn[2], turn[3])
  figure.uSmall = solid.size < 180 ? 1 : 0
  figure.uCurrent = corner
  figure.uDrawn = drawn
  figure.uAlpha = alpha
}

/** The pieces in painter's order: one draw, or two with the phone between them. */
function writeSolids(body: Body, pieces: Pieces): void {
  const { order, back, front, nests } = pieces
  const { back: behind, front: before } = pieces.materials
  sortBody(body, order)
  const nest = order.count > MANY ? nests.coarse : nests.fine
  // The phone lies between two draws; without it all pieces are one.
  front.geometry = nest
  nests.back.instanceCount = order.behind
  nest.instanceCount = order.count - order.behind
  back.visible = order.behind > 0
  front.visible = order.count > order.behind
  before.uFirst = order.behind
  for (const material of [behind, before]) {
    material.uBody = body.objects
    material.uOrder = order.codes
    material.uFloorFrom = floorFrom(body)
    material.depthTest = pieces.floors.visible
  }
}

/** The floors of the plates that hide what lies below them. */
function writeFloors(body: Body, { floors, materials }: Pieces): void {
  floors.visible = false
  for (let row = 0; row < ROWS; row++) floors.visible ||= hasFloor(body, row)
  materials.floors.uBody = body.objects
  materials.floors.uFloorFrom = floorFrom(body)
}

/** The shadows on them. */
function writeShades(body: Body, { shades, materials, order, nests }: Pieces): void {
  shades.visible = order.shaded > 0
  nests.shades.instanceCount = order.shaded
  materials.shades.uBody = body.objects
  materials.shades.uShades = order.shades
}

const turn: [number, number, number, number] = [0, 0, 0, 1]

/** Place, turn and form of an object that has a program of its own. */
function writeSlab(body: Body, object: number, mesh: Pieces['phone'] | Pieces['paper']): boolean {
  mesh.visible = peek(body, object, LOOK) > 0.003
  if (!mesh.visible) return false
  for (let i = 0; i < 4; i++) turn[i] = peek(body, object, TURN + i)
  const [x, y, z, w] = turn
  const { material } = mesh
  // biome-ignore format: a matrix
  material.uTurn.set(
    1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w),
    2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w),
    2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y),
  )
  material.uPlace.set(
    peek(body, object, 0),
    peek(body, object, 1),
    peek(body, object, 2),
    peek(body, object, 3),
  )
  material.uForm.set(
    peek(body, object, FORM),
    peek(body, object, FORM + 1),
    peek(body, object, FORM + 2),
    peek(body, object, LOOK + 1),
  )
  return true
}

function writeSlabs(body: Body, pieces: Pieces): void {
  const { phone, paper } = pieces.materials
  if (writeSlab(body, PHONE, pieces.phone)) phone.uAlpha = peek(body, PHONE, LOOK)
  if (writeSlab(body, SHEET, pieces.paper))
    paper.uInked.set(peek(body, SHEET, LOOK), peek(body, SHEET, LOOK + 3))
}

function writeThreads(body: Body, layout: Layout, pieces: Pieces): void {
  const { threads } = pieces.materials
  pieces.threads.visible = peek(body, FIRST_PIN, LOOK) > 0
  threads.uBody = body.objects
  threads.uPitch = layout.portrait ? THREAD_PITCH.portrait : THREAD_PITCH.landscape
}

/** Turns one frame's picture into uniforms; nothing is allocated and no buffer is touched. */
export function writeUniforms(body: Body, layout: Layout, pieces: Pieces): void {
  const { sunX, sunY, sunRadius, sunRim } = body.ground
  writeFloors(body, pieces)
  writeSolids(body, pieces)
  writeShades(body, pieces)
  writeSlabs(body, pieces)
  writeThreads(body, layout, pieces)
  pieces.sun.visible = sunRadius > 0
  pieces.materials.sun.uSun.set(sunX, sunY, sunRadius, sunRim)
  writeContours(body, layout, pieces)
  writeFigure(body, layout, pieces)
}

function fill(gl: WebGLRenderer, colour: Color, depth: boolean): void {
  gl.setClearColor(colour, 1)
  gl.clear(true, depth, false)
}

/**
 * Paints the grounds: paper or ink, and ink below the border. Two clears, since filling the screen by a program
 * would cost a software renderer more than everything that stands on it.
 */
export function paintGround(
  gl: WebGLRenderer,
  body: Body,
  layout: Layout,
  pieces: Pieces,
  canvasPx: number,
): void {
  const { ink, paper } = pieces.materials.grounds
  fill(gl, body.ground.paper ? paper : ink, pieces.floors.visible)
  const below = Math.round(body.ground.border + canvasPx - layout.heightPx / 2)
  if (!body.ground.paper || below <= 0) return
  gl.setScissorTest(true)
  gl.setScissor(0, 0, layout.widthPx, below)
  fill(gl, ink, false)
  gl.setScissorTest(false)
}

/**
 * Draws everything once, unseen below the next picture: what a stage shows for the first time must not cost
 * that frame an upload.
 */
export function warmUp({ gl, scene, camera }: RootState, pieces: Pieces): void {
  for (const mesh of pieces.meshes) mesh.visible = true
  for (const nest of [pieces.nests.coarse, pieces.nests.fine]) {
    pieces.front.geometry = nest
    gl.render(scene, camera)
  }
}

/** The window's numbers, shared by the programs: on layout and quality steps only. */
export function writeView(pieces: Pieces, layout: Layout, canvasPx: number, dpr: number): void {
  const { contour, sun, figure, paper, floors, shades, back, phone, front, threads } = pieces.materials
  for (const material of [contour, sun, figure, paper, floors, shades, back, phone, front, threads]) {
    material.uView.set(layout.widthPx, layout.heightPx, layout.eyePx, canvasPx)
  }
  for (const material of [sun, figure, back, phone, front, threads]) material.uPixel = dpr
  contour.uThin =
    0.35 / ((layout.portrait ? CONTOUR.portrait.pitch : CONTOUR.landscape.pitch) * layout.u * dpr)
  pieces.contour.geometry.dispose()
  pieces.contour.geometry = createGrid(layout.widthPx, layout.heightPx, CELL_PX)
}

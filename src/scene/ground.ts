import type { Color, WebGLRenderer } from 'three'
import { LEAST_ALPHA } from '../picture/picture.ts'
import { standsBelowPx } from '../story/data-sheet/room.ts'
import type { Shared } from './shared.ts'

/** Thickness of the rule that a lane of towers stands on, px. */
const LANE_PX = 2

function fill(gl: WebGLRenderer, colour: Color, depth: boolean): void {
  gl.setClearColor(colour, 1)
  gl.clear(true, depth, false)
}

/** Fills a rectangle of the stage, given by its edges in stage px; the canvas may be higher than the stage. */
function fillBox(
  gl: WebGLRenderer,
  { layout, canvasPx }: Shared,
  colour: Color,
  left: number,
  bottom: number,
  right: number,
  top: number,
): void {
  const x = Math.round(left + layout.widthPx / 2)
  const y = Math.round(bottom + canvasPx - layout.heightPx / 2)
  const width = Math.round(right + layout.widthPx / 2) - x
  const height = Math.round(top + canvasPx - layout.heightPx / 2) - y
  if (width <= 0 || height <= 0) return
  gl.setScissor(x, y, width, height)
  fill(gl, colour, false)
}

/** The lanes that the towers stand on, and the ink column of the marker that runs through them and the table. */
function paintLanes(gl: WebGLRenderer, shared: Shared): void {
  const { layout, picture, colours } = shared
  const { towers } = picture
  const place = layout.towers
  if (!place || towers.alpha < LEAST_ALPHA) return
  for (let lane = 0; lane < 2; lane++) {
    const y = place.footY - standsBelowPx(place.size) + lane * place.lanePx
    const right = place.leftX + (place.rightX - place.leftX) * towers.opened
    fillBox(gl, shared, colours['paper-2'], place.leftX, y - LANE_PX / 2, right, y + LANE_PX / 2)
  }
  fillBox(gl, shared, colours.ink, towers.inkLeft, towers.inkBottom, towers.inkRight, towers.inkTop)
}

/** The ink half under the border. */
function paintHalf(gl: WebGLRenderer, shared: Shared): void {
  const { layout, picture, colours } = shared
  const { widthPx, heightPx } = layout
  fillBox(gl, shared, colours.ink, -widthPx / 2, -heightPx * 2, widthPx / 2, picture.ground.border)
}

/**
 * Paints the grounds: paper or ink, ink below the border, lanes and column of the data sheet. Clears, since filling the
 * screen by a program would cost a software renderer more than everything that stands on it.
 */
export function paintGround(gl: WebGLRenderer, shared: Shared): void {
  const { picture, colours } = shared
  const { paper } = picture.ground
  // The depth in any case: a buffer that is kept, for whoever reads the canvas, has the last frame's.
  fill(gl, paper ? colours.paper : colours.ink, true)
  if (!paper) return
  gl.setScissorTest(true)
  paintHalf(gl, shared)
  paintLanes(gl, shared)
  gl.setScissorTest(false)
}

import { arch, easeOutCubic, easeOutQuad, partOf, smoothstep } from './easing.ts'
import { QUIET } from './hero.ts'
import { tellLine, unlitAt } from './kolam-told.ts'
import { isLow, isTablet, type Layout } from './layout.ts'
import { FIRST_RING, FORM, type Picture, putPlace, STRIDE, tokenOf } from './picture.ts'
import { createRow, type RowPose } from './rows.ts'
import { stackRow } from './stack.ts'
import { KOLAM } from './thresholds.ts'
import { copyTurn, lerp, type Quat, slerp, turn, type Vec3 } from './vec.ts'

/**
 * A cell of the figure, and the shapes at its tips: design px (signature, section 7.2); half the side of the plate that
 * comes up under it, cells; how far it has shrunk where it lies.
 */
const LANDSCAPE = { cell: 128, shape: 66, half: 2.9, shrunk: 0.9 } as const
const PORTRAIT = { cell: 64.2, shape: 31, half: 2.85, shrunk: 0.74 } as const
/** Tall tablets have room for a larger one. */
const TABLET = { cell: 84, shape: 40, half: 2.85, shrunk: 0.6 } as const
/** How far from the middle the shapes stand, cells. */
const TIP = 2.1
/** How much smaller than round its piece alone the ring is in a loop, of its size. */
const RINGED_SMALLER = 0.14
/** What the figure leaves at both sides of wide windows, to its words and to the session pattern, design px. */
const BESIDE = 300
/** Half of the figure with its line, cells. */
const HALF = 2.6
/** The header's height on windows where it limits the figure, and the air that the plate keeps from it and from the window's edge, px. */
const HEADER_PX = 53
const AIR_PX = 12
/** The ring's height over its shape, px. */
const RING_LIFT = 6
/** Columns of the ring are a quarter turn apart. */
const QUARTER = Math.PI / 2

interface Form {
  readonly cell: number
  readonly shape: number
  readonly half: number
  readonly shrunk: number
}

function formOf(layout: Layout): Form {
  if (!layout.portrait) return LANDSCAPE
  return isTablet(layout) ? TABLET : PORTRAIT
}

/** On small phones the words over the figure do not shrink with it: how far it makes way, px. */
const SMALL_PHONE_PX = 125

/** Height of the figure's middle: in that of the stage below the header; on upright windows its words stand over it. Stage px. */
export function kolamY({ heightPx, portrait, u }: Layout): number {
  if (portrait) return -0.045 * heightPx - SMALL_PHONE_PX * Math.max(0, 1 - u)
  return Math.min(-0.02 * heightPx, isLow(heightPx) ? -HEADER_PX / 2 : 0)
}
/** A cell of the figure, px: all of its plate stands below the header, and on wide windows it has room at its sides. */
function kolamCell({ widthPx, heightPx, portrait, u }: Layout, { cell, half }: Form): number {
  const between = portrait ? widthPx : (widthPx / 2 - BESIDE * u) / HALF
  return Math.min(cell * u, between, ((heightPx - HEADER_PX) / 2 - AIR_PX) / half)
}
/** Size of the shapes at the tips, stage px. */
function kolamShape(layout: Layout): number {
  const form = formOf(layout)
  return (form.shape / form.cell) * kolamCell(layout, form)
}

const level: Quat = [0, 0, 0, 1]
const stacked = createRow()
const point: Vec3 = [0, 0, 0]
const flat: Vec3 = [0, 0, 0]

/**
 * The figure of the gesture between the base pattern and the sessions: a thread is drawn round thirteen dots, and all of
 * it tips back to where the first plate comes to lie.
 */
export function sampleKolam(progress: number, layout: Layout, { kolam }: Picture): void {
  const form = formOf(layout)
  const tipped = smoothstep(partOf(progress, KOLAM.tip))
  stackRow(stacked, 0, 0, layout.widthPx, layout.heightPx)
  slerp(kolam.turn, level, stacked.turn, tipped)
  // In the middle of the window, between its words and the session pattern.
  kolam.x = lerp(0, stacked.x, tipped)
  kolam.y = lerp(kolamY(layout), stacked.y, tipped)
  kolam.z = lerp(0, stacked.z, tipped)
  kolam.cell = kolamCell(layout, form) * lerp(1, form.shrunk, tipped)
  kolam.alpha = 1
  kolam.dots = partOf(progress, KOLAM.dots)
  kolam.reveal = partOf(progress, KOLAM.thread)
  tellLine(progress, kolam.strength)
}

/**
 * Contour lines round the figure: their opacity; how far they reach and from how near, design px, on upright windows not to
 * the words over it; of how many they are behind their places as the thread sets out.
 */
const ROUND = { alpha: 0.16, reach: { landscape: 330, portrait: 75 }, from: 60, behind: 2 } as const

/** The contour lines of the row have gone; others go out from the figure as its thread is drawn, and leave as its plate tips. */
export function contourFigure(progress: number, { u, portrait }: Layout, { ground }: Picture): void {
  const out = easeOutQuad(partOf(progress, KOLAM.contours))
  const left = 1 - smoothstep(partOf(progress, KOLAM.contoursGo))
  if (out === 0 || left === 0) return
  ground.contoursFigure = true
  ground.contour = ROUND.alpha * out * left
  ground.contourReach = lerp(ROUND.from, ROUND.reach[portrait ? 'portrait' : 'landscape'], out) * u
  ground.flow = ROUND.behind * (out - 1)
  ground.brightest = QUIET
}

/**
 * The plate that comes up under the figure: half of it and its corner as a ring about the line, like the contour lines
 * beside it, and the corner that it gets as it grows: cells; how much of its light it has.
 */
const CARD = { ring: 2.66, corner: 0.5, light: 0.35 } as const

/** How far that plate has come up, and half of it, cells. */
const raisedAt = (progress: number): number => smoothstep(partOf(progress, KOLAM.plate))
const cardHalf = (progress: number, layout: Layout): number =>
  lerp(CARD.ring, formOf(layout).half, raisedAt(progress))
/** How far it has closed to the first row's own. */
const closedAt = (progress: number): number => smoothstep(partOf(progress, KOLAM.close))

/**
 * Writes the first row while the figure becomes it: a plate comes up under the shapes and the line, tips back with them,
 * and closes to the plate of a row.
 */
export function layFigure(out: RowPose, progress: number, layout: Layout, { kolam }: Picture): void {
  const closed = closedAt(progress)
  const raised = raisedAt(progress)
  stackRow(out, 0, 0, layout.widthPx, layout.heightPx)
  out.x = kolam.x
  out.y = kolam.y
  out.z = kolam.z
  copyTurn(out.turn, kolam.turn)
  out.size = lerp(kolamShape(layout), stacked.size, closed)
  out.lift *= (raised * out.size) / stacked.size
  const half = cardHalf(progress, layout) * kolam.cell
  out.plateW = lerp(half, stacked.plateW, closed)
  out.plateH = lerp(half, stacked.plateH, closed)
  out.plateRadius = lerp(lerp(CARD.ring, CARD.corner, raised) * kolam.cell, stacked.plateRadius, closed)
  out.plateAlpha = raised
  // So large, it would mirror the whole studio as it tips.
  out.plateLight = lerp(CARD.light, 1, closed)
  out.shadow *= raised
  // Seen from straight above it comes down about its piece, while the plate comes up.
  out.ringLift = lerp(out.lift + RING_LIFT, stacked.ringLift * (out.size / stacked.size), raised)
}

/** Width of the line as the plate's rim, of its own. */
const RIM_WIDTH = 0.5
/** How much later than evenly it opens out. */
const TAUT = 4
/** So much darker it is half-way: by what is left of its loops it is no figure. */
const FAINTER = 0.7

/** The line opens out to the rim of its plate, is pressed together with it, and becomes it. */
export function openLine(progress: number, row: RowPose, layout: Layout, { kolam }: Picture): void {
  const { rim } = kolam
  // As a thread is pulled taut: what is left of its loops would be hooks.
  rim.opened = partOf(progress, KOLAM.opens) ** TAUT
  if (rim.opened > 0) kolam.strength.fill(1 - FAINTER * arch(rim.opened))
  rim.wide = row.plateW / kolam.cell
  rim.high = row.plateH / kolam.cell
  rim.radius = row.plateRadius / kolam.cell
  const joined = partOf(progress, KOLAM.joins)
  kolam.alpha = joined < 1 ? 1 : 0
  kolam.width = lerp(1, RIM_WIDTH, rim.opened) * (1 - joined)
  kolam.dots *= 1 - rim.opened
  const half = cardHalf(progress, layout) * kolam.cell
  kolam.wide = row.plateW / half
  kolam.high = row.plateH / half
}

/**
 * The base pattern's row bends into a ring: puts its shapes and its ring at the tips of the figure, and unbends them into
 * the row on its plate.
 */
export function bendRow(progress: number, row: RowPose, layout: Layout, picture: Picture): void {
  if (progress >= KOLAM.close.until) return
  const { base } = layout
  const bent = smoothstep(progress / KOLAM.bend)
  const closed = closedAt(progress)
  // They are small first, to pass the result of the sum.
  const size = lerp(lerp(base.size, kolamShape(layout), easeOutCubic(bent)), stacked.size, closed)
  for (let shape = 0; shape < 4; shape++)
    put(tokenOf(0, shape), layout.sessionColumns[shape] ?? 0, row.lift, size, bent, closed, layout, picture)
  const ringed = size * (1 - RINGED_SMALLER * bent * (1 - closed))
  put(FIRST_RING, layout.sessionIndex[0] ?? 0, row.ringLift, ringed, bent, closed, layout, picture)
  tellShapes(progress, layout, picture)
}

/** What the rule does not speak of loses so much of its light: a shape that ties nothing there, and the ring about one. */
function tellShapes(progress: number, { sessionColumns, sessionIndex }: Layout, { objects }: Picture): void {
  const circle = sessionColumns[0] ?? 0
  const index = sessionIndex[0] ?? 0
  for (let shape = 0; shape < 4; shape++) {
    const column = sessionColumns[shape] ?? 0
    const unlit = unlitAt(progress, (column - circle + 4) % 4)
    objects[tokenOf(0, shape) * STRIDE + FORM] = unlit
    if (column === index) objects[FIRST_RING * STRIDE + FORM] = unlit
  }
}

/** Puts an object where a column stands in the bent row, in the figure's plane. */
function put(
  object: number,
  column: number,
  lift: number,
  size: number,
  bent: number,
  closed: number,
  layout: Layout,
  picture: Picture,
): void {
  const { base } = layout
  const { kolam } = picture
  const reach = TIP * kolam.cell
  if (closed > 0) bendAt(column - 1.5, 1 - closed, 1 - closed, stacked.pitch, reach, 0, 0)
  // It is high first, for its last shape passes over the result of the sum.
  else bendAt(column - 1.5, bent, easeOutQuad(bent), base.pitch, reach, base.x - kolam.x, base.y - kolam.y)
  turn(point, kolam.turn, flat[0], flat[1], lift)
  putPlace(picture, object, point[0] + kolam.x, point[1] + kolam.y, point[2] + kolam.z, size, kolam.turn)
}

/**
 * Writes into `flat` where a column stands in a row that is bent: its middle between columns 1 and 2 has risen so `high`.
 * The row's own middle lies at x, y from the ring's.
 */
function bendAt(
  along: number,
  bent: number,
  high: number,
  pitch: number,
  reach: number,
  x: number,
  y: number,
): void {
  if (bent < 1e-4) {
    flat[0] = x + along * pitch
    flat[1] = y
    return
  }
  // It turns and widens only when it is bent enough to stay inside the window.
  const angle = QUARTER * (along * bent + 0.5 * bent * bent * bent)
  const radius = lerp(pitch, reach * QUARTER, bent * bent) / (QUARTER * bent)
  flat[0] = lerp(x, 0, bent) + radius * Math.sin(angle)
  flat[1] = lerp(y, reach, high) + radius * (Math.cos(angle) - 1)
}

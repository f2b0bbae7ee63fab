import { clamp, easeInOutCubic, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import { FIRST_RING, LOOK, type Picture, peek, putPlace, STRIDE, TURN, tokenOf } from './picture.ts'
import { createRow, type RowPose, unitOf } from './rows.ts'
import { stackRow } from './stack.ts'
import { KOLAM } from './thresholds.ts'
import { lerp, type Quat, slerp, turn, type Vec3 } from './vec.ts'

/** A cell of the figure, and the shapes at its tips: design px (signature, section 7.2). */
const LANDSCAPE = { cell: 128, shape: 66 } as const
const PORTRAIT = { cell: 62, shape: 33 } as const
/** How far from the middle the shapes stand, cells. */
const TIP = 2.1
/** The ring's height over its shape, px. */
const RING_LIFT = 6
/** How far the figure has shrunk where it lies. */
const SHRUNK = 0.9
/** Columns of the ring are a quarter turn apart. */
const QUARTER = Math.PI / 2

const formOf = (layout: Layout) => (layout.portrait ? PORTRAIT : LANDSCAPE)

/** Height of the figure's middle: in that of the stage below the header, stage px. */
export const kolamY = (layout: Layout): number => -0.02 * layout.heightPx
/** Size of the shapes at the tips, stage px. */
export const kolamShape = (layout: Layout): number => formOf(layout).shape * layout.u

const level: Quat = [0, 0, 0, 1]
const stacked = createRow()
const point: Vec3 = [0, 0, 0]
const flat: Vec3 = [0, 0, 0]
const from: Quat = [0, 0, 0, 1]
const to: Quat = [0, 0, 0, 1]

const part = (progress: number, { from: begin, until }: { readonly from: number; readonly until: number }) =>
  (progress - begin) / (until - begin)

/**
 * The figure of the gesture between the base pattern and the sessions: a thread is drawn round thirteen dots, and all of
 * it tips back to where the first plate comes to lie.
 */
export function sampleKolam(progress: number, layout: Layout, { kolam }: Picture): void {
  const tipped = smoothstep(part(progress, KOLAM.tip))
  stackRow(stacked, 0, 0, layout.widthPx, layout.heightPx)
  slerp(kolam.turn, level, stacked.turn, tipped)
  kolam.x = lerp(0, stacked.x, tipped)
  kolam.y = lerp(kolamY(layout), stacked.y, tipped)
  kolam.z = lerp(0, stacked.z, tipped)
  kolam.cell = formOf(layout).cell * layout.u * lerp(1, SHRUNK, tipped)
  kolam.alpha = progress < KOLAM.gone ? 1 : 0
  kolam.dots = lerp(KOLAM.behind.seen, 1, clamp(progress / KOLAM.dots, 0, 1))
  kolam.reveal = clamp(part(progress, KOLAM.thread), 0, 1)
}

/** How much of the first plate there is: it fills the line that has become its hairline. */
export const plateFilled = (progress: number): number => smoothstep(part(progress, KOLAM.filled))

/** A plate's hairline: its distance from the edge over the size, half its width likewise and at least, px; its opacity. */
const HAIRLINE = { inset: 0.085, half: 0.01, leastPx: 0.55, alpha: 0.9 } as const

/** The line lets go of its dots and becomes the hairline of the first row's plate, wherever that is on its way. */
export function openLine(progress: number, row: RowPose, { kolam }: Picture): void {
  const opened = smoothstep(part(progress, KOLAM.rim))
  if (opened <= 0) return
  const unit = unitOf(row)
  const inset = HAIRLINE.inset * unit
  kolam.rim = opened
  kolam.rimW = row.plateW - inset
  kolam.rimH = row.plateH - inset
  kolam.rimRadius = Math.max(row.plateRadius - inset, 1)
  kolam.rimLine = Math.max(HAIRLINE.half * unit, HAIRLINE.leastPx)
  kolam.x = lerp(kolam.x, row.x, opened)
  kolam.y = lerp(kolam.y, row.y, opened)
  kolam.z = lerp(kolam.z, row.z, opened)
  slerp(kolam.turn, kolam.turn, row.turn, opened)
  kolam.alpha *= lerp(1, HAIRLINE.alpha, opened)
  kolam.dots *= 1 - clamp(2 * opened, 0, 1)
}

/** The dots alone, faint behind the row while it forms, where the figure will be drawn. */
export function sampleDots(progress: number, layout: Layout, { kolam }: Picture): void {
  const { from, until, seen } = KOLAM.behind
  kolam.dots = seen * clamp((progress - from) / (until - from), 0, 1)
  kolam.alpha = kolam.dots > 0 ? 1 : 0
  kolam.reveal = 0
  kolam.x = 0
  kolam.y = kolamY(layout)
  kolam.z = 0
  kolam.cell = formOf(layout).cell * layout.u
  slerp(kolam.turn, level, level, 0)
}

/**
 * The base pattern's row bends into a ring: puts its shapes and its ring at the tips of the figure, and from there on
 * their way to where their row has placed them.
 */
export function bendRow(progress: number, layout: Layout, picture: Picture): void {
  if (progress >= KOLAM.land.until) return
  const bent = easeInOutCubic(progress / KOLAM.bend)
  const landed = easeInOutCubic(part(progress, KOLAM.land))
  const size = lerp(lerp(layout.base.size, kolamShape(layout), bent), stacked.size, landed)
  for (let shape = 0; shape < 4; shape++) {
    const token = tokenOf(0, shape)
    tipOf(layout.sessionColumns[shape] ?? 0, 0, bent, layout, picture)
    carry(token, size, landed, picture)
    // A shadow needs something to lie on.
    const shadow = token * STRIDE + LOOK + 2
    picture.objects[shadow] = (picture.objects[shadow] ?? 0) * landed * landed
  }
  tipOf(layout.sessionIndex[0] ?? 0, RING_LIFT, bent, layout, picture)
  carry(FIRST_RING, size, landed, picture)
}

/** Writes into `point` where a column's shape stands in the bent row: its middle between columns 1 and 2 rises. */
function tipOf(column: number, lift: number, bent: number, layout: Layout, { kolam }: Picture): void {
  const { base } = layout
  const reach = TIP * kolam.cell
  const along = column - 1.5
  if (bent < 1e-4) {
    flat[0] = base.x + along * base.pitch
    flat[1] = base.y
  } else {
    // It turns and widens only when it is bent enough to stay inside the window.
    const angle = QUARTER * (along * bent + 0.5 * bent * bent * bent)
    const radius = lerp(base.pitch, reach * QUARTER, bent * bent) / (QUARTER * bent)
    flat[0] = lerp(base.x, 0, bent) + radius * Math.sin(angle)
    flat[1] = lerp(base.y, kolamY(layout) + reach, bent) + radius * (Math.cos(angle) - 1)
  }
  // What is bent lies in the figure's plane, and tips back with it.
  turn(point, kolam.turn, flat[0], flat[1] - kolamY(layout), lift)
  point[0] += kolam.x
  point[1] += kolam.y
  point[2] += kolam.z
}

/** Places an object between `point` and where its row has placed it. */
function carry(object: number, size: number, landed: number, picture: Picture): void {
  for (let i = 0; i < 4; i++) to[i] = peek(picture, object, TURN + i)
  slerp(from, picture.kolam.turn, to, landed)
  putPlace(
    picture,
    object,
    lerp(point[0], peek(picture, object, 0), landed),
    lerp(point[1], peek(picture, object, 1), landed),
    lerp(point[2], peek(picture, object, 2), landed),
    size,
    from,
  )
}

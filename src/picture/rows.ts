import {
  FIRST_PLATE,
  FIRST_RING,
  FORM,
  LOOK,
  type Picture,
  putForm,
  putLook,
  putPlace,
  ROWS,
  STRIDE,
  TURN,
  tokenOf,
} from './picture.ts'
import { lerp, type Quat, slerp, turn, type Vec3 } from './vec.ts'

/** A row of four tokens with its plate and ring: one frame of reference, moved as one piece. */
export interface RowPose {
  x: number
  y: number
  z: number
  pitch: number
  size: number
  /** Height of the tokens' faces over the row's origin, px. */
  lift: number
  thick: number
  alpha: number
  shadow: number
  /** The plate: half size, corner and thickness in px, its offset down the row, and its looks. */
  plateW: number
  plateH: number
  plateRadius: number
  plateThick: number
  plateDown: number
  plateAlpha: number
  plateTone: number
  plateLight: number
  plateLine: number
  /** How much of the light is missing on plate, tokens and ring, 0..1. */
  dim: number
  /** The ring over the row. */
  ringLift: number
  ringAlpha: number
  readonly turn: Quat
}

export const createRow = (): RowPose => ({
  x: 0,
  y: 0,
  z: 0,
  pitch: 60,
  size: 29,
  lift: 0,
  thick: 0.16,
  alpha: 1,
  shadow: 0,
  plateW: 0,
  plateH: 0,
  plateRadius: 0,
  plateThick: 0,
  plateDown: 0,
  plateAlpha: 0,
  plateTone: 0,
  plateLight: 1,
  plateLine: 0,
  dim: 0,
  ringLift: 1,
  ringAlpha: 0,
  turn: [0, 0, 0, 1],
})

/** Lays a row on a plate of its own measure; the hairline is brighter under the live one. */
export function layOnPlate(row: RowPose, live: boolean): void {
  row.lift = 0.16 * row.size
  row.thick = 0.16
  row.plateW = 2 * row.pitch + 0.16 * row.size
  row.plateH = 0.86 * row.size
  row.plateRadius = 0.3 * row.size
  row.plateThick = 0.2 * row.size
  row.plateDown = 0
  row.plateTone = 0
  row.plateLight = 1
  row.plateLine = live ? 0.9 : 0.34
}

export const createRows = (): readonly RowPose[] => Array.from({ length: ROWS }, createRow)

/** Writes the row between a and b at t: numbers in a straight line, turns the shortest way. */
export function blendRow(out: RowPose, a: RowPose, b: RowPose, t: number): void {
  // One by one: a number that is asked for by a name in a variable is a new object each time.
  out.x = lerp(a.x, b.x, t)
  out.y = lerp(a.y, b.y, t)
  out.z = lerp(a.z, b.z, t)
  out.pitch = lerp(a.pitch, b.pitch, t)
  out.size = lerp(a.size, b.size, t)
  out.lift = lerp(a.lift, b.lift, t)
  out.thick = lerp(a.thick, b.thick, t)
  out.alpha = lerp(a.alpha, b.alpha, t)
  out.shadow = lerp(a.shadow, b.shadow, t)
  out.plateW = lerp(a.plateW, b.plateW, t)
  out.plateH = lerp(a.plateH, b.plateH, t)
  out.plateRadius = lerp(a.plateRadius, b.plateRadius, t)
  out.plateThick = lerp(a.plateThick, b.plateThick, t)
  out.plateDown = lerp(a.plateDown, b.plateDown, t)
  out.plateAlpha = lerp(a.plateAlpha, b.plateAlpha, t)
  out.plateTone = lerp(a.plateTone, b.plateTone, t)
  out.plateLight = lerp(a.plateLight, b.plateLight, t)
  out.plateLine = lerp(a.plateLine, b.plateLine, t)
  out.dim = lerp(a.dim, b.dim, t)
  out.ringLift = lerp(a.ringLift, b.ringLift, t)
  out.ringAlpha = lerp(a.ringAlpha, b.ringAlpha, t)
  slerp(out.turn, a.turn, b.turn, t)
}

const point: Vec3 = [0, 0, 0]
const across: Vec3 = [0, 0, 0]
const out: Vec3 = [0, 0, 0]

/** Writes the scene position of a point given in a row's own frame. */
export function rowPoint(out: Vec3, row: RowPose, x: number, y: number, z: number): Vec3 {
  turn(out, row.turn, x, y, z)
  out[0] += row.x
  out[1] += row.y
  out[2] += row.z
  return out
}

/**
 * Places the four tokens of a row; `columns` holds each shape's column (a fraction while it moves), `raised` how high it
 * passes over the others, over its size.
 */
export function placeTokens(
  picture: Picture,
  number: number,
  row: RowPose,
  columns: ArrayLike<number>,
  raised?: ArrayLike<number>,
): void {
  // All in one function: numbers that are passed on to another one are allocated.
  turn(across, row.turn, 1, 0, 0)
  turn(out, row.turn, 0, 0, 1)
  const { objects } = picture
  for (let shape = 0; shape < 4; shape++) {
    const at = number * 4 + shape
    const aside = ((columns[at] ?? 0) - 1.5) * row.pitch
    const over = row.lift + (raised?.[at] ?? 0) * row.size
    const place = tokenOf(number, shape) * STRIDE
    objects[place] = row.x + across[0] * aside + out[0] * over
    objects[place + 1] = row.y + across[1] * aside + out[1] * over
    objects[place + 2] = row.z + across[2] * aside + out[2] * over
    objects[place + 3] = row.size
    for (let i = 0; i < 4; i++) objects[place + TURN + i] = row.turn[i] ?? 0
    objects[place + LOOK] = row.alpha
    objects[place + LOOK + 1] = row.thick
    objects[place + LOOK + 2] = row.shadow
    objects[place + LOOK + 3] = 0
    objects[place + FORM] = row.dim
    for (let i = 1; i < 4; i++) objects[place + FORM + i] = 0
  }
}

/** Thickness of a ring over its token's size: one that is moved over pieces, and one that lies about its own. */
const RING_THICK = { over: 0.07, about: 0.05 } as const

/**
 * Places a row's ring over a column.
 * @param part how large it is, over its size
 * @param lies whether it lies on the plate, about its piece, which is seen before its far side
 */
export function placeRing(
  picture: Picture,
  number: number,
  row: RowPose,
  column: number,
  part = 1,
  lies = false,
): void {
  const ring = FIRST_RING + number
  rowPoint(point, row, (column - 1.5) * row.pitch, 0, row.ringLift * part)
  putPlace(picture, ring, point[0], point[1], point[2], row.size * part, row.turn)
  putLook(picture, ring, row.ringAlpha, Math.min(lies ? RING_THICK.about : RING_THICK.over, row.thick))
  putForm(picture, ring, row.dim, lies ? 1 : 0, 0, 0)
}

/** A row that waits under a plate has so much of its width at most: none of it shows at the ends. */
const HIDDEN = 0.95

/** Makes a row so narrow, with its pieces, that it is hidden behind another one's plate. */
export function hideBehind(row: RowPose, { plateW }: RowPose): void {
  const narrow = Math.min(1, (HIDDEN * plateW) / row.plateW)
  row.plateW *= narrow
  row.pitch *= narrow
}

/** What the layers of a row's plate are measured in, px. */
const unitOf = (row: RowPose): number => Math.max(row.size, 60)

/** Places a row's plate; its layers are measured in the tokens' size. */
export function placePlate(picture: Picture, number: number, row: RowPose): void {
  rowPoint(point, row, 0, -row.plateDown, 0)
  const object = FIRST_PLATE + number
  const unit = unitOf(row)
  putPlace(picture, object, point[0], point[1], point[2], unit, row.turn)
  putLook(picture, object, row.plateAlpha, row.plateThick / unit, row.plateLight + row.dim, row.plateLine)
  putForm(picture, object, row.plateW / unit, row.plateH / unit, row.plateRadius / unit, row.plateTone)
}

/** Multiplies the alpha of an object that has been placed. */
export function dim(picture: Picture, object: number, by: number): void {
  const at = object * STRIDE + LOOK
  picture.objects[at] = (picture.objects[at] ?? 0) * by
}

import {
  FIRST_PLATE,
  FIRST_RING,
  FORM,
  LEAST_ALPHA,
  LOOK,
  OBJECTS,
  PAPER,
  PHONE,
  type Picture,
  peek,
  ROWS,
  shows,
  TRAY,
} from '../../picture/picture.ts'

/** Added to a token's number: the instance draws its shadow. */
export const SHADE_CODE = 64
/** Most instances in a frame: every object and every shadow. */
export const CAPACITY = OBJECTS + FIRST_RING
/** Most shadows that are drawn ahead of the pieces. */
export const SHADES = FIRST_RING

/** Layers within a row, back to front; a ring that lies on its plate is behind the tokens, on their shadows. */
const LAYER = { plate: 0, shadow: 1, lying: 1.5, token: 2, ring: 3, row: 10, top: 100 } as const

/** Place of a row in painter's order: row 0 lies on top. */
const base = (row: number): number => (ROWS - 1 - row) * LAYER.row

function layerOf(object: number): number {
  if (object < FIRST_RING) return base(object >> 2) + LAYER.token
  if (object < FIRST_PLATE) return base(object - FIRST_RING) + LAYER.ring
  if (object < PAPER) return base(object - FIRST_PLATE) + LAYER.plate
  return -2 * LAYER.row
}

/** Whether an object is a ring that lies on its plate (film/rows.ts). */
const isLying = (picture: Picture, object: number): boolean =>
  object >= FIRST_RING && object < FIRST_PLATE && peek(picture, object, FORM + 1) > 0

const rowOf = (object: number): number =>
  object < FIRST_RING ? object >> 2 : object - (object < FIRST_PLATE ? FIRST_RING : FIRST_PLATE)

const ROW_OF = Uint8Array.from({ length: OBJECTS }, (_, object) => rowOf(object))
const LAYERS = Float32Array.from({ length: OBJECTS }, (_, object) => layerOf(object))
const keys = new Float32Array(CAPACITY)

/** The instances to draw, back to front, how many there are, and how many of them lie behind the phone or the line of the kolam. */
export interface Order {
  readonly codes: Float32Array
  count: number
  behind: number
  /** Tokens whose shadow is drawn ahead of the pieces, since it falls on a floor or on the ground, and how many. */
  readonly shades: Float32Array
  shaded: number
  /** Whether any plate has a floor. */
  floors: boolean
}

/**
 * The alpha from which on a plate has its floor drawn ahead of the pieces (shaders/lib/floor.glsl): while
 * rows are dealt from the first, and while they fade out only as long as nothing shows through.
 */
export const floorFrom = (picture: Picture): number => (picture.dealing ? LEAST_ALPHA : 1)

/** Whether a row's plate has its floor. */
const hasFloor = (picture: Picture, row: number): boolean =>
  peek(picture, FIRST_PLATE + row, LOOK) >= floorFrom(picture)

/** Room for every object and every shadow; `codes` and `shades` may be views of what goes to the GPU. */
export const createOrder = (
  codes = new Float32Array(CAPACITY),
  shades = new Float32Array(SHADES),
): Order => ({ codes, count: 0, behind: 0, shades, shaded: 0, floors: false })

/** Whether the line of the kolam lies on the first plate. */
const hasLine = (picture: Picture): boolean =>
  picture.kolam.entry < 0 && picture.kolam.alpha >= LEAST_ALPHA && shows(picture, FIRST_PLATE)

/** The number of instances up to the first plate, which lies over all other rows. */
function upToFirstPlate(order: Order): number {
  let count = 0
  while (count < order.count && (keys[count] ?? 0) < base(0) + LAYER.shadow / 2) count++
  return count
}

/** Sorts one more instance in: few are out of order from frame to frame, so insertion is the cheapest. */
function insert(order: Order, code: number, key: number): void {
  let at = order.count++
  while (at > 0 && (keys[at - 1] ?? 0) > key) {
    keys[at] = keys[at - 1] ?? 0
    order.codes[at] = order.codes[at - 1] ?? 0
    at--
  }
  keys[at] = key
  order.codes[at] = code
}

/** Whether no plate, tray or phone shows, so that every shadow falls on the ground or the paper, under all pieces. */
function isNothingUnder(picture: Picture): boolean {
  for (let object = FIRST_PLATE; object <= TRAY; object++)
    if (object !== PAPER && shows(picture, object)) return false
  return true
}

/**
 * Writes what is visible in painter's order: by layer, and within a layer the farther first.
 * @param canLay whether plates have floors at all: where each of their pixels is lit by itself they have none
 */
export function sortPicture(picture: Picture, order: Order, canLay = true): void {
  order.count = 0
  order.behind = 0
  order.shaded = 0
  order.floors = false
  for (let row = 0; row < ROWS; row++) order.floors ||= canLay && hasFloor(picture, row)
  const isAlone = isNothingUnder(picture)
  for (let object = 0; object <= TRAY; object++) {
    if (object === PHONE || object === PAPER || !shows(picture, object)) continue
    const z = peek(picture, object, 2)
    const layer = (LAYERS[object] ?? 0) - (isLying(picture, object) ? LAYER.ring - LAYER.lying : 0)
    const key = layer + z / 5000 + (ROW_OF[object] === picture.top ? LAYER.top : 0)
    insert(order, object, key)
    if (z < 0) order.behind++
    if (object >= FIRST_RING || peek(picture, object, LOOK + 2) < LEAST_ALPHA) continue
    if (canLay && (isAlone || hasFloor(picture, object >> 2))) order.shades[order.shaded++] = object
    else insert(order, object + SHADE_CODE, key - 1)
  }
  // With nothing between them all pieces are one draw.
  if (!shows(picture, PHONE)) order.behind = hasLine(picture) ? upToFirstPlate(order) : 0
}

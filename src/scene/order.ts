import {
  type Body,
  FIRST_PLATE,
  FIRST_RING,
  LOOK,
  OBJECTS,
  PHONE,
  peek,
  ROWS,
  SHEET,
  TRAY,
} from '../timeline/body.ts'

/** Added to a token's number: the instance draws its shadow. shaders/pieces.vert knows it as SHADE_CODE. */
export const SHADE = 64
const CAPACITY = OBJECTS + FIRST_RING

/** Layers within a row, back to front. */
const LAYER = { plate: 0, shadow: 1, token: 2, ring: 3, row: 10 } as const

/** Place of a row in painter's order: row 0 lies on top. */
const base = (row: number): number => (ROWS - 1 - row) * LAYER.row

function layerOf(object: number): number {
  if (object < FIRST_RING) return base(object >> 2) + LAYER.token
  if (object < FIRST_PLATE) return base(object - FIRST_RING) + LAYER.ring
  if (object < SHEET) return base(object - FIRST_PLATE) + LAYER.plate
  return -2 * LAYER.row
}

const LAYERS = Float32Array.from({ length: OBJECTS }, (_, object) => layerOf(object))
const keys = new Float32Array(CAPACITY)

/** The instances to draw, back to front, how many there are, and how many of them lie behind the phone. */
export interface Order {
  readonly codes: Float32Array
  count: number
  behind: number
  /** Tokens whose shadow falls on a floor and is drawn ahead of the pieces, and how many. */
  readonly shades: Float32Array
  shaded: number
}

/** Least alpha of what is drawn at all. */
const LEAST = 0.003

/**
 * The alpha from which on a plate has its floor drawn ahead of the pieces (shaders/lib/floor.glsl): while
 * rows are dealt from the first, and while they fade out only as long as nothing shows through.
 */
export const floorFrom = (body: Body): number => (body.dealing ? LEAST : 1)

/** Whether a row's plate has its floor. */
export const hasFloor = (body: Body, row: number): boolean =>
  peek(body, FIRST_PLATE + row, LOOK) >= floorFrom(body)

/** Room for every object and every shadow, in whole vec4. */
export const createOrder = (): Order => ({
  codes: new Float32Array(Math.ceil(CAPACITY / 4) * 4),
  count: 0,
  behind: 0,
  shades: new Float32Array(FIRST_RING),
  shaded: 0,
})

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

/** Writes what is visible in painter's order: by layer, and within a layer the farther first. */
export function sortBody(body: Body, order: Order): void {
  order.count = 0
  order.behind = 0
  order.shaded = 0
  for (let object = 0; object <= TRAY; object++) {
    if (object === PHONE || object === SHEET || peek(body, object, LOOK) < LEAST) continue
    const z = peek(body, object, 2)
    const key = (LAYERS[object] ?? 0) + z / 5000
    insert(order, object, key)
    if (z < 0) order.behind++
    if (object >= FIRST_RING || peek(body, object, LOOK + 2) < LEAST) continue
    if (hasFloor(body, object >> 2)) order.shades[order.shaded++] = object
    else insert(order, object + SHADE, key - 1)
  }
  // With nothing between them all pieces are one draw.
  if (peek(body, PHONE, LOOK) < LEAST) order.behind = 0
}

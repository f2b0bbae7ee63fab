import {
  type Body,
  FIRST_LINK,
  FIRST_PIN,
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

/**
 * Added to a token's number: the instance draws its shadow; to a link's: it draws what shows of the link
 * through the plates that it passes. shaders/pieces.vert knows it as SHADE_CODE.
 */
export const SHADE = 64
const LINKS = FIRST_PIN - FIRST_LINK
const CAPACITY = OBJECTS + FIRST_RING + LINKS
/** In front of everything. */
const FRONT = 1000

/** Layers within a row, back to front; a row's link lies between it and the row below. */
const LAYER = { link: -5, plate: 0, shadow: 1, token: 2, ring: 3, pin: 4, row: 10 } as const

/** Place of a row in painter's order: row 0 lies on top. */
const base = (row: number): number => (ROWS - 1 - row) * LAYER.row

function layerOf(object: number): number {
  if (object < FIRST_RING) return base(object >> 2) + LAYER.token
  if (object < FIRST_PLATE) return base(object - FIRST_RING) + LAYER.ring
  if (object < SHEET) return base(object - FIRST_PLATE) + LAYER.plate
  if (object === SHEET) return -3 * LAYER.row
  if (object === PHONE) return base(0) + LAYER.token
  if (object === TRAY) return -2 * LAYER.row
  if (object < FIRST_PIN) return base(object - FIRST_LINK) + LAYER.link
  return base(object - FIRST_PIN) + LAYER.pin
}

const LAYERS = Float32Array.from({ length: OBJECTS }, (_, object) => layerOf(object))
const keys = new Float32Array(CAPACITY)

/** The instances to draw, back to front, and how many there are. */
export interface Order {
  readonly codes: Float32Array
  count: number
}

/** Room for every object and every shadow, in whole vec4. */
export const createOrder = (): Order => ({ codes: new Float32Array(Math.ceil(CAPACITY / 4) * 4), count: 0 })

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
  for (let object = 0; object < OBJECTS; object++) {
    if (peek(body, object, LOOK) < 0.003) continue
    const key = (LAYERS[object] ?? 0) + peek(body, object, 2) / 5000
    insert(order, object, key)
    if (object < FIRST_RING && peek(body, object, LOOK + 2) > 0.003) insert(order, object + SHADE, key - 1)
    if (object >= FIRST_LINK && object < FIRST_PIN) insert(order, object + SHADE, FRONT)
  }
}

/** Number of session rows, and of rows of four tokens in the body. */
export const ROWS = 6

/** Object numbers of the body; shaders/lib/body.glsl counts the same way. */
export const FIRST_RING = 24
export const FIRST_PLATE = 30
export const SHEET = 36
export const PHONE = 37
export const TRAY = 38
export const FIRST_LINK = 39
export const FIRST_PIN = 44
export const OBJECTS = 50

/** Floats per object: place xyz size · turn · look (alpha, thickness, shadow or light, accent) · form. */
export const STRIDE = 16
export const PLACE = 0
export const TURN = 4
export const LOOK = 8
export const FORM = 12

export const tokenOf = (row: number, shape: number): number => row * 4 + shape

/** What is drawn besides the body: the ground with its contours and sun, and the 24-corner figure. */
export interface Ground {
  paper: boolean
  /** Height of the border between odd and even halves, stage px, y up. */
  border: number
  sunX: number
  sunY: number
  sunRadius: number
  sunRim: number
  contour: number
  contourReach: number
  /** First token of the four that the contours run round; the one in `ringed` counts as its ring. */
  contourRow: number
  ringed: number
}

export interface Figure {
  alpha: number
  /** 0..1 of its edges drawn. */
  drawn: number
  corner: number
  readonly turn: [number, number, number, number]
}

/** One frame's picture, as plain numbers. */
export interface Body {
  readonly objects: Float32Array<ArrayBuffer>
  readonly ground: Ground
  readonly figure: Figure
  /** Painter's order of the rows: true while row 0 lies on top (the stack), false in a plane. */
  phoneInFront: boolean
  /** True while rows are dealt: whatever fades in does so over what it will hide. */
  dealing: boolean
}

export const createBody = (): Body => ({
  objects: new Float32Array(OBJECTS * STRIDE),
  ground: {
    paper: false,
    border: 0,
    sunX: 0,
    sunY: 0,
    sunRadius: 0,
    sunRim: 0,
    contour: 0,
    contourReach: 300,
    contourRow: 0,
    ringed: -1,
  },
  figure: { alpha: 0, drawn: 0, corner: 0, turn: [0, 0, 0, 1] },
  phoneInFront: false,
  dealing: false,
})

/** Hides every object and empties the ground: each stage writes only what it shows. */
export function clearBody(body: Body, heightPx: number): void {
  const { objects, ground, figure } = body
  for (let i = LOOK; i < objects.length; i += STRIDE) objects[i] = 0
  ground.paper = false
  ground.border = -heightPx
  ground.sunRadius = 0
  ground.contour = 0
  ground.contourRow = 0
  ground.ringed = -1
  figure.alpha = 0
  body.phoneInFront = false
  body.dealing = false
}

/** Writes place and turn of an object. */
export function putPlace(
  body: Body,
  object: number,
  x: number,
  y: number,
  z: number,
  size: number,
  turn: Readonly<[number, number, number, number]>,
): void {
  const o = object * STRIDE
  const { objects } = body
  objects[o] = x
  objects[o + 1] = y
  objects[o + 2] = z
  objects[o + 3] = size
  objects[o + TURN] = turn[0]
  objects[o + TURN + 1] = turn[1]
  objects[o + TURN + 2] = turn[2]
  objects[o + TURN + 3] = turn[3]
}

/** Writes alpha, thickness, shadow (tokens) or light (plates), accent. */
export function putLook(
  body: Body,
  object: number,
  alpha: number,
  thick: number,
  shadow = 0,
  accent = 0,
): void {
  const o = object * STRIDE + LOOK
  body.objects[o] = alpha
  body.objects[o + 1] = thick
  body.objects[o + 2] = shadow
  body.objects[o + 3] = accent
}

/** Writes half width, half height, radius (all over the size) and tone. */
export function putForm(body: Body, object: number, a: number, b: number, c: number, d: number): void {
  const o = object * STRIDE + FORM
  body.objects[o] = a
  body.objects[o + 1] = b
  body.objects[o + 2] = c
  body.objects[o + 3] = d
}

/** One number of an object; 0 for an object that is not there. */
export const peek = (body: Body, object: number, at: number): number =>
  body.objects[object * STRIDE + at] ?? 0

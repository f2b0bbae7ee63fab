import { clearKolam, createKolam, type Kolam } from './kolam.ts'

/** Number of session rows, and of rows of four tokens. */
export const ROWS = 6

/** Object numbers. */
export const FIRST_RING = 24
export const FIRST_PLATE = 30
export const PAPER = 36
export const PHONE = 37
export const TRAY = 38
export const OBJECTS = 39

/** Floats per object: place xyz size · turn · look (alpha, thickness, shadow or light, accent) · form. */
export const STRIDE = 16
export const TURN = 4
export const LOOK = 8
export const FORM = 12

/** Ring: centre radius and half width, on a token of size 1. */
export const RING = { radius: 0.69, halfWidth: 0.052 } as const
/** Outer diameter of a ring over the size of its token. */
export const RINGED = 2 * (RING.radius + RING.halfWidth)

/** Least alpha of what is drawn at all. */
export const LEAST_ALPHA = 0.003

export const tokenOf = (row: number, shape: number): number => row * 4 + shape

/** The ground with its contours and the sun. */
interface Ground {
  paper: boolean
  /** What is printed on the sheet of paper shows through it. */
  printed: boolean
  /** Height of the border between odd and even halves, stage px, y up. */
  border: number
  sunX: number
  sunY: number
  sunRadius: number
  sunRim: number
  /** How much of the studs in its border shows, 0..1, and how far it has turned to the right, radians. */
  sunStuds: number
  sunTurned: number
  contour: number
  contourReach: number
  /** How much of the table's images, and how bright the ground may be (luminance): in the tier `full` alone. */
  table: number
  brightest: number
  /** How much of the ink column has become the ink half. */
  slab: number
  /** How much of its light and shadow the tray has: in the tier `full` alone. */
  tray: number
  /** First token of the four that the contours run round; the one in `ringed` counts as its ring. */
  contourRow: number
  ringed: number
  /** Whether they run round the kolam instead. */
  contoursFigure: boolean
}

/** The dotted line that joins the selection indices of consecutive sessions. */
interface Threads {
  /** How much of it shows, 0..1. */
  alpha: number
  /** A pin a row: place xyz, and how far it has popped up, 0..1. A link runs from each pin to the next. */
  readonly pins: Float32Array<ArrayBuffer>
  /** How far the link from a row to the next is drawn, 0..1. */
  readonly drawn: Float32Array<ArrayBuffer>
  /** How much of that link is to be seen, 0..1. */
  readonly seen: Float32Array<ArrayBuffer>
}

/** The towers of the data sheet and the ink column of its marker. */
interface Towers {
  alpha: number
  /** Takes a point of the page that they stand on to where it is seen: x, y and what they are divided by, each a column. */
  readonly page: Float32Array
  /** Of each, far ones first: x and foot y (stage px, y up), height px, shape and what is missing of its size. */
  readonly list: Float32Array<ArrayBuffer>
  /** Edges of the ink column, stage px with y up, and how far the lanes' lines have been drawn. */
  inkLeft: number
  inkRight: number
  inkTop: number
  inkBottom: number
  opened: number
}

/** One frame's picture, as plain numbers. */
export interface Picture {
  readonly objects: Float32Array<ArrayBuffer>
  readonly ground: Ground
  readonly threads: Threads
  readonly towers: Towers
  readonly kolam: Kolam
  /** How much the hero's depth blurs what is not in its sharp part, 0..1. */
  depth: number
  /** True while rows are dealt: whatever fades in does so over what it will hide. */
  dealing: boolean
  /** The row that lies over all others, out of the stack; -1: row 0 on top, as they lie. */
  top: number
}

/** Where a picture's arrays may lie: in memory that goes to the GPU. */
type Arrays = Pick<Picture, 'objects'> & Omit<Threads, 'alpha'> & { readonly towers: Towers['list'] }

const createArrays = (): Arrays => ({
  objects: new Float32Array(OBJECTS * STRIDE),
  pins: new Float32Array(ROWS * 4),
  drawn: new Float32Array(ROWS - 1),
  seen: new Float32Array(ROWS - 1),
  towers: new Float32Array(8 * 4),
})

/** An empty picture, in arrays of its own or in those given. */
export const createPicture = ({ objects, pins, drawn, seen, towers }: Arrays = createArrays()): Picture => ({
  objects,
  ground: {
    paper: false,
    printed: false,
    border: 0,
    sunX: 0,
    sunY: 0,
    sunRadius: 0,
    sunRim: 0,
    sunStuds: 0,
    sunTurned: 0,
    contour: 0,
    contourReach: 300,
    table: 0,
    brightest: 1,
    slab: 0,
    tray: 0,
    contourRow: 0,
    ringed: -1,
    contoursFigure: false,
  },
  threads: { alpha: 0, pins, drawn, seen },
  towers: {
    alpha: 0,
    page: new Float32Array(9),
    list: towers,
    inkLeft: 0,
    inkRight: 0,
    inkTop: 0,
    inkBottom: 0,
    opened: 0,
  },
  kolam: createKolam(),
  depth: 0,
  dealing: false,
  top: -1,
})

/** The towers' page, not turned: only SESSIONS, where it lies on the paper, turns it. */
const IDENTITY = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const

/** Hides every object and empties the ground: each stage writes only what it shows. */
export function clearPicture(picture: Picture, heightPx: number): void {
  const { objects, ground, threads, towers } = picture
  for (let i = 0; i < objects.length; i += STRIDE) {
    objects[i + LOOK] = 0
    objects[i + FORM] = 0
    objects[i + FORM + 1] = 0
    objects[i + FORM + 3] = 0
  }
  ground.paper = false
  ground.printed = false
  ground.border = -heightPx
  ground.sunRadius = 0
  ground.sunStuds = 0
  ground.sunTurned = 0
  ground.contour = 0
  ground.table = 0
  ground.brightest = 1
  ground.slab = 0
  ground.tray = 0
  ground.contourRow = 0
  ground.ringed = -1
  ground.contoursFigure = false
  threads.alpha = 0
  towers.alpha = 0
  towers.page.set(IDENTITY)
  clearKolam(picture.kolam)
  picture.depth = 0
  picture.dealing = false
  picture.top = -1
}

/** Writes place and turn of an object. */
export function putPlace(
  picture: Picture,
  object: number,
  x: number,
  y: number,
  z: number,
  size: number,
  turn: Readonly<[number, number, number, number]>,
): void {
  const o = object * STRIDE
  const { objects } = picture
  objects[o] = x
  objects[o + 1] = y
  objects[o + 2] = z
  objects[o + 3] = size
  objects[o + TURN] = turn[0]
  objects[o + TURN + 1] = turn[1]
  objects[o + TURN + 2] = turn[2]
  objects[o + TURN + 3] = turn[3]
}

/**
 * Writes alpha, thickness, shadow (tokens), light (plates; above 1: what is missing of it) or how far the ring of the last
 * session is from its place (phone, columns), accent.
 */
export function putLook(
  picture: Picture,
  object: number,
  alpha: number,
  thick: number,
  shadow = 0,
  accent = 0,
): void {
  const o = object * STRIDE + LOOK
  picture.objects[o] = alpha
  picture.objects[o + 1] = thick
  picture.objects[o + 2] = shadow
  picture.objects[o + 3] = accent
}

/** Writes half width, half height, radius (all over the size) and tone; of tokens and rings first what light is missing, of rings then whether it lies under its piece. */
export function putForm(picture: Picture, object: number, a: number, b: number, c: number, d: number): void {
  const o = object * STRIDE + FORM
  picture.objects[o] = a
  picture.objects[o + 1] = b
  picture.objects[o + 2] = c
  picture.objects[o + 3] = d
}

/** One number of an object; 0 for an object that is not there. */
export const peek = (picture: Picture, object: number, at: number): number =>
  picture.objects[object * STRIDE + at] ?? 0

/** Whether an object is drawn at all. */
export const shows = (picture: Picture, object: number): boolean => peek(picture, object, LOOK) >= LEAST_ALPHA

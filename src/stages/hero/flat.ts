import { compile } from '../../film/compile.ts'
import { clamp } from '../../film/ease.ts'
import { eyeDistance, type Layout, type Place } from '../../film/layout.ts'
import { sampleTrack } from '../../film/sample.ts'
import { channelsOf } from '../../film/score.ts'
import { lerp, type Quat, setEuler } from '../../film/vec.ts'
import type { Window } from '../../film/window.ts'
import { HERO } from './score.ts'

const { at, count } = channelsOf(HERO)
/** Numbers of the still picture in the layout that is shown. */
export const served = new Float64Array(count)

/** The windows that the still picture is drawn for. */
const DRAWN_FOR = {
  landscape: { widthPx: 1440, heightPx: 900, u: 1, form: 'landscape', places: {} },
  portrait: { widthPx: 390, heightPx: 844, u: 1, form: 'portrait', places: {} },
} as const satisfies Record<string, Window>

/** Something of the hero as it is seen: middle, stage px with y up, size, and turn to the left, degrees. */
export interface Seen extends Place {
  readonly turn: number
  readonly isNear: boolean
}

/** A piece: its place and size, stage px with y up. */
export interface Piece {
  x: number
  y: number
  z: number
  size: number
}

/** How far the whole picture stands lower than drawn, px. */
export const loweredIn = (numbers: Float64Array): number => {
  const { lower, hangs, most } = at.phone
  return Math.max(numbers[lower] ?? 0, clamp(numbers[hangs] ?? 0, 0, numbers[most] ?? 0))
}

/** Samples the still picture of a layout, which the tier does not change. */
let printed: Layout | undefined
export function printFor(layout: Layout): void {
  if (printed === layout) return
  printed = layout
  sampleTrack(compile(HERO, { ...layout, isFull: false }), 0, served)
}

/** Returns how much larger than drawn something is seen, px: the still picture has the eye of the window it is drawn for. */
function printedScale(z: number, portrait: boolean, u: number): number {
  const eyePx = eyeDistance(DRAWN_FOR[portrait ? 'portrait' : 'landscape'].heightPx) * u
  return eyePx / (eyePx - z)
}

/** Takes the piece back to its place in the still picture, as far as it has not come from there. */
export function enter(piece: Piece, shape: number, entered: number, { portrait, u }: Layout): void {
  if (entered === 1) return
  const of = (channel: number) => served[channel + shape] ?? 0
  const { x, y, z, size, smaller } = at.piece
  const scale = printedScale(of(z), portrait, u)
  piece.x = lerp(of(x) * scale, piece.x, entered)
  piece.y = lerp(of(y) * scale - loweredIn(served), piece.y, entered)
  // What is behind the phone stays behind it.
  piece.z = lerp(Math.sign(of(z)), piece.z, entered)
  piece.size = lerp(of(size) * of(smaller) * scale, piece.size, entered)
}

/** Returns the pieces and the phone of the still picture as they are seen on the window that it is drawn for. */
export function stillOf(composition: keyof typeof DRAWN_FOR): { tokens: readonly Seen[]; phone: Seen } {
  const numbers = new Float64Array(count)
  sampleTrack(compile(HERO, DRAWN_FOR[composition]), 0, numbers)
  const of = (channel: number) => numbers[channel] ?? 0
  const tokens = [0, 1, 2, 3].map((i): Seen => {
    const scale = printedScale(of(at.piece.z + i), composition === 'portrait', 1)
    const [x, y, size] = [of(at.piece.x + i), of(at.piece.y + i), of(at.piece.size + i)]
    const isNear = of(at.piece.z + i) > 0
    return { x: x * scale, y: y * scale, size: size * scale, turn: of(at.piece.rz + i), isNear }
  })
  const { x, y, size, rz } = at.phone
  return { tokens, phone: { x: of(x), y: of(y), size: of(size), turn: of(rz), isNear: false } }
}

/** Writes a legend token's turn: those of the portrait composition are turned a little. */
export const legendTurn = (out: Quat, portrait: boolean): Quat =>
  portrait ? setEuler(out, -6, 8, 0) : setEuler(out, 0, 0, 0)

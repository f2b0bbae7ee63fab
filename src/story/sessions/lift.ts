import type { Layout } from '../../film/layout.ts'
import { clamp } from '../../picture/ease.ts'
import { blendRow, createRow, type RowPose } from '../../picture/rows.ts'
import { setEuler, turn, type Vec3 } from '../../picture/vec.ts'
import { layWhole } from './stack.ts'

/** A lifted plate is tipped back as a card in a hand is, so that its ivory edge is seen. */
const TIP_DEGREES = -12
/** From here on a plate is out of the stack, and lies over whatever it comes across. */
const OUT = 0.35
/** What is missing of the light on the plates beside one that is out. */
const ASIDE = 0.5

const pose = createRow()
const over: Vec3 = [0, 0, 0]

/** Writes the pose of a plate that has been lifted out of the stack: turned to the reader, its pieces at their places. */
export function liftedRow(out: RowPose, { lifted }: Layout): void {
  out.x = lifted.x
  out.pitch = lifted.pitch
  out.size = lifted.size
  layWhole(out, true)
  setEuler(out.turn, TIP_DEGREES, 0, 0)
  // The page's place is that of the pieces' faces.
  turn(over, out.turn, 0, 0, out.lift)
  out.y = lifted.y - over[1]
  out.z = -over[2]
}

/**
 * Takes the plates that a hand has lifted out of their rows. On upright windows these lie in the midst of the stack, and the
 * others step back.
 * @param lifted how far each has come out
 * @returns the row that lies over all others, or -1
 */
export function lift(rows: readonly RowPose[], lifted: ArrayLike<number>, layout: Layout): number {
  let top = -1
  let most = OUT
  let all = 0
  for (let r = 0; r < rows.length; r++) all += lifted[r] ?? 0
  if (all === 0) return top
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]
    const out = lifted[r] ?? 0
    if (!row) continue
    // Where one takes the place of another, both stay. They go dark before they go, so that none is seen through another.
    const left = layout.portrait ? clamp(1 - all + 2 * out, 0, 1) : 1
    const seen = clamp(4 * left, 0, 1)
    row.dim = Math.max(row.dim, 1 - left, ASIDE * clamp(all - 2 * out, 0, 1))
    row.alpha *= seen
    row.plateAlpha *= seen
    row.ringAlpha *= seen
    if (out === 0) continue
    liftedRow(pose, layout)
    blendRow(row, row, pose, out)
    if (out <= most) continue
    most = out
    top = r
  }
  return top
}

/** Returns how much shows of the paper, over which a lifted plate lies with its text on upright windows. */
export function stackLeft(lifted: ArrayLike<number>, { portrait }: Layout): number {
  let out = 0
  if (portrait) for (let r = 0; r < lifted.length; r++) out = Math.max(out, lifted[r] ?? 0)
  return clamp(1 - out, 0, 1)
}

/** Returns how much of the links shows: they lie over everything, and let go while a plate passes below them. */
export function linksLeft(lifted: ArrayLike<number>, layout: Layout): number {
  let passing = 0
  for (let r = 0; r < lifted.length; r++) {
    const out = lifted[r] ?? 0
    passing = Math.max(passing, 4 * out * (1 - out))
  }
  return Math.min(stackLeft(lifted, layout), clamp(1 - passing, 0, 1))
}

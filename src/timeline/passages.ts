import { beyond, type StageId } from './stages.ts'

/** Progress from and until which a passage comes to rest in one place, and that place. */
type Stop = readonly [from: number, until: number, at: number]

const both = (...stops: readonly Stop[]) => ({ landscape: stops, portrait: stops })

/** The sum before it leaves; the row bends into a ring, and the thread is drawn. */
const BENDING = [
  [0, 0.02, 0],
  [0.02, 0.052, 0.046],
] as const satisfies readonly Stop[]

/** The rows come to lie on the sheet, which is printed then; they have sorted themselves; it is the page. */
const ONTO_SHEET = [
  [0.722, 0.809, 0.773],
  [0.809, 0.85, 0.848],
  [0.85, 0.889, 0.889],
] as const satisfies readonly Stop[]

/** Until here in progress of ODD & EVEN the whole data sheet stands where the page rests: it has little left by then. */
export const SHEET_STANDS = { landscape: 0.029, portrait: 0.022 } as const

/** Pieces and their numbers grow, until they stand. */
const GROWING = [
  [0.1, 0.135, 0.135],
  [0.135, 0.175, 0.175],
] as const satisfies readonly Stop[]

/** In progress of the footer: the even numbers have sunk out of every window. */
const SUNK = 0.03

/** The odd numbers fade over their pieces. */
const FADING = [
  [0.96, 0.982, 0.96],
  [0.982, 1, beyond('odd-even', 'footer', SUNK)],
] as const satisfies readonly Stop[]

/** Best composed frames of the passages from one thing that a stage says to the next one. */
export const PASSAGES: Readonly<
  Record<StageId, { readonly landscape: readonly Stop[]; readonly portrait: readonly Stop[] }>
> = {
  hero: both(
    // The piece that is chosen on the phone shows its number.
    [0.055, 0.126, 0.093],
    [0.151, 0.221, 0.188],
    [0.246, 0.316, 0.283],
    [0.341, 0.41, 0.378],
    // The page's heading stands or has gone, and so does the next one's.
    [0.42, 0.53, 0.42],
    [0.53, 0.64, 0.64],
    [0.67, 0.77, 0.67],
    [0.77, 0.865, 0.865],
  ),
  // The legend before its words go, the pattern when it has been named.
  representation: both([0.195, 0.24, 0.195], [0.24, 0.272, 0.272]),
  sessions: {
    landscape: [
      ...BENDING,
      [0.052, 0.093, 0.093],
      [0.1265, 0.154, 0.1355],
      [0.154, 0.201, 0.201],
      [0.204, 0.247, 0.247],
      ...ONTO_SHEET,
    ],
    portrait: [...BENDING, [0.12, 0.155, 0.12], [0.155, 0.2, 0.2], [0.205, 0.25, 0.25], ...ONTO_SHEET],
  },
  'data-sheet': both(),
  'odd-even': {
    landscape: [[SHEET_STANDS.landscape, 0.067, 0.0635], [0.067, 0.095, 0.095], ...GROWING, ...FADING],
    portrait: [
      [SHEET_STANDS.portrait, 0.05, 0.048],
      [0.05, 0.068, 0.066],
      [0.068, 0.1, 0.1],
      ...GROWING,
      ...FADING,
    ],
  },
  footer: both(
    [0, SUNK, SUNK],
    [0.08, 0.1435, 0.1435],
    [0.1435, 0.2, 0.199],
    [0.315, 0.444, 0.444],
    [0.444, 0.606, 0.606],
  ),
}

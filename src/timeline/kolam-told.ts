import { smoothstep } from './easing.ts'
import { KOLAM } from './thresholds.ts'

/**
 * The rule's clauses in their order: which orbit of nodes each tells of (kolam/states.ts), and by how many columns the shape
 * that ties them stands after the circle.
 */
const CLAUSES = [
  { orbit: 0, by: 0 },
  { orbit: 3, by: 0 },
  { orbit: 2, by: 3 },
  { orbit: 1, by: 1 },
] as const

export const CLAUSE_COUNT = CLAUSES.length

/** How much stronger the line is that is told of; what the rest loses, the shapes, and the other clauses' words. */
const STRONGER = 0.25
const BACK = { line: 0.6, shapes: 0.5, words: 0.45 } as const

const steps = (progress: number): number => (progress - KOLAM.told.from) / KOLAM.told.step

const come = (at: number): number => smoothstep(at / KOLAM.told.comes)

/** How far a clause has been brought to light: the next one takes it. Progress is that of SESSIONS, as in all of these. */
export const clauseLit = (progress: number, clause: number): number =>
  come(steps(progress) - clause) - come(steps(progress) - clause - 1)

/** How far any clause has. */
export const ruleLit = (progress: number): number =>
  come(steps(progress)) - come(steps(progress) - CLAUSE_COUNT)

/** Returns the progress at which so many parts of the clauses' steps have passed. */
export const clauseAt = (parts: number): number => KOLAM.told.from + parts * KOLAM.told.step

/** Writes how strong the line is at each orbit of nodes. */
export function tellLine(progress: number, strength: number[]): void {
  const lit = ruleLit(progress)
  for (let i = 0; i < CLAUSE_COUNT; i++) {
    const told = clauseLit(progress, i)
    strength[CLAUSES[i]?.orbit ?? 0] = 1 + STRONGER * told - BACK.line * (lit - told)
  }
}

/** Returns what light is missing on the shape that stands so many columns after the circle. */
export function unlitAt(progress: number, by: number): number {
  let left = ruleLit(progress)
  for (let i = 0; i < CLAUSE_COUNT; i++) if (CLAUSES[i]?.by === by) left -= clauseLit(progress, i)
  return BACK.shapes * Math.max(0, left)
}

/** Returns how much is left of a clause's words. */
export const clauseLeft = (progress: number, clause: number): number =>
  1 - BACK.words * (ruleLit(progress) - clauseLit(progress, clause))

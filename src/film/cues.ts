import { progressAt, type Score } from './score.ts'

/** When a text is there, as progress of its stage; the second pair with reduced motion. */
export interface Levels {
  readonly from: number
  readonly until?: number
  readonly cutFrom?: number
  readonly cutUntil?: number
}

/** Returns when a text of a score is there: a level of the progress, so that nothing is lost however fast the page moves. */
export function levelsOf(of: Score, name: string): Levels {
  const marks: Readonly<Record<string, string | undefined>> = { ...of.cues?.[name] }
  const entries = Object.entries(marks).map(([edge, mark]) => [edge, progressAt(of, mark ?? '')])
  return Object.fromEntries(entries) as Levels
}

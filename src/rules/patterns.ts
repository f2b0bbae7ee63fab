import { COLUMNS, type Column } from './constants.ts'

/** Four digits, each of 0 to 3 once: the digit at place c is the shape in column c. */
export type BasePattern = string

function permutations(shapes: readonly Column[]): string[] {
  if (shapes.length === 0) return ['']
  return shapes.flatMap(first =>
    permutations(shapes.filter(shape => shape !== first)).map(rest => `${first}${rest}`),
  )
}

/** All 24 base patterns in lexicographic order, '0123' to '3210'. */
export const PATTERNS: readonly BasePattern[] = permutations(COLUMNS)

const known: ReadonlySet<unknown> = new Set(PATTERNS)

/** Whether a value is one of the 24 base patterns, as a string. */
export function isBasePattern(value: unknown): value is BasePattern {
  return known.has(value)
}

/** Whether a number is a column, a shape id, a bet option or a selection index: an integer 0 to 3. */
export function isColumn(value: unknown): value is Column {
  return COLUMNS.some(column => column === value)
}

/** The shape that stands in a column. Throws a RangeError where the pattern is no base pattern. */
export function shapeAt(pattern: BasePattern, column: Column): Column {
  const shape = Number(pattern[column])
  if (!isBasePattern(pattern) || !isColumn(shape)) throw new RangeError('Not a base pattern')
  return shape
}

/** The column in which a shape stands. Throws a RangeError where the pattern is no base pattern. */
export function columnOf(pattern: BasePattern, shape: Column): Column {
  const column = pattern.indexOf(String(shape))
  if (!isBasePattern(pattern) || !isColumn(column)) throw new RangeError('Not a base pattern')
  return column
}

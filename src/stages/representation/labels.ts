import { type Column, SHAPES } from '../../rules/constants.ts'
import { PATTERNS } from '../../rules/patterns.ts'

/** Returns the name of the piece in a column. */
export const pieceLabel = (shape: Column, column: Column): string => `${SHAPES[shape].name}, column ${column}`

/** Orders in a line of the table of all. */
export const ORDERS_A_LINE = 8

/** Returns column and line of an order in that table, as the marker's style has them. */
export function tablePlace(pattern: string): { readonly '--column': number; readonly '--line': number } {
  const place = PATTERNS.indexOf(pattern)
  return { '--column': place % ORDERS_A_LINE, '--line': Math.floor(place / ORDERS_A_LINE) }
}

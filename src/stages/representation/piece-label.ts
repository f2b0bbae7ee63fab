import { type Column, SHAPES } from '../../rules/constants.ts'

/** Returns the name of the piece in a column. */
export const pieceLabel = (shape: Column, column: Column): string => `${SHAPES[shape].name}, column ${column}`

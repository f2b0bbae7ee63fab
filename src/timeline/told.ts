import { clamp, easeInOutCubic, partOf, smoothstep } from './easing.ts'
import { ROWS } from './picture.ts'
import { SESSIONS } from './thresholds.ts'

/** Share of a link's part before and after its dots run, in which the row that they have come to stands alone. */
export const RESTS = 0.1
/** A row is told of for this share of a link before and after its dots arrive; it takes twice as long to change. */
const TOLD = { from: 0.25, until: 0.75 } as const
/** Share of a link in which a digit of the read-out rolls on; each next one a step later, the last with the dots. */
const ROLL = { from: 0.4, step: 0.04, length: 0.44 } as const

/** Progress at which the dots of the links arrive at a row. */
export const arrivalOf = (row: number): number => {
  const { from, until } = SESSIONS.links
  return from + ((until - from) * row) / (ROWS - 1)
}

/** Links that have been drawn so far, 0..5: link i runs from row i to row i + 1, and sets off and arrives slowly. */
export function linksAt(progress: number): number {
  const at = partOf(progress, SESSIONS.links) * (ROWS - 1)
  const whole = Math.min(Math.floor(at), ROWS - 2)
  return whole + smoothstep((at - whole - RESTS) / (1 - 2 * RESTS))
}

/** How far a row has come into light: the live one from the start, each next one while its dots arrive. */
export const litAt = (row: number, progress: number): number =>
  row === 0 ? 1 : smoothstep(linksAt(progress) - (row - 1))

/** How far all rows have come into light together, after the last one. */
export function allLitAt(progress: number): number {
  return smoothstep(partOf(progress, SESSIONS.allLit))
}

/** How much a row is the one that is told of, 0..1. */
export function toldAt(row: number, progress: number): number {
  const away = Math.abs(linksAt(progress) - row)
  return smoothstep((TOLD.until - away) / (TOLD.until - TOLD.from)) * (1 - allLitAt(progress))
}

/** Rows that a digit of the read-out has rolled on, 0..5: it shows the told row's. */
export function rolledAt(digit: number, progress: number): number {
  const at = linksAt(progress)
  const whole = Math.floor(at)
  return whole + easeInOutCubic((at - whole - ROLL.from - digit * ROLL.step) / ROLL.length)
}

/** The read-out's last digit: the selection index. */
export const INDEX = 4

/**
 * How far a row's draw is seen, 0..1: its ring, the index of its label and that of the read-out come together, to be whole
 * as the dots arrive. The live session's has been from the start.
 */
export const drawnAt = (row: number, progress: number): number =>
  row === 0 ? 1 : clamp(rolledAt(INDEX, progress) - (row - 1), 0, 1)

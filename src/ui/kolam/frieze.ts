import { PATTERN_COUNT } from '../../rules/constants.ts'

/** Cells from one kolam of a row of them to the next: their tips all but touch. */
export const FRIEZE_PITCH = 5.3
/** All kolams are in two halves, which stand one over the other where the window is narrow. */
export const FRIEZE_HALF = PATTERN_COUNT / 2
export const FRIEZE_HALVES = [0, 1] as const
/** View box of a half. */
export const FRIEZE_BOX = `${-FRIEZE_PITCH / 2} ${-FRIEZE_PITCH / 2} ${FRIEZE_HALF * FRIEZE_PITCH} ${FRIEZE_PITCH}`

/** Returns what a `use` refers to for a half. */
export const friezeHref = (half: number): string => `#kolams-${half}`

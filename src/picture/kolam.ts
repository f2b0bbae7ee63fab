import type { Quat } from './vec.ts'

/** The kolam of the live session's pattern: a figure in a plane of its own. */
export interface Kolam {
  /** How much of it shows, and of its dots, 0..1; how far its line is drawn. */
  alpha: number
  dots: number
  reveal: number
  /** Its middle, and the size of a cell, stage px. */
  x: number
  y: number
  z: number
  cell: number
  readonly turn: Quat
  /** How much it is pressed together, in its own plane. */
  wide: number
  high: number
  /** Width of its line, of what it has by its size. */
  width: number
  /** The rounded rectangle that its line opens out to: half of it and its corner, cells; how far that has come, 0..1. */
  readonly rim: { wide: number; high: number; radius: number; opened: number }
  /** Place in the sheet of the pattern that is drawn, a fraction while it changes; −1: that of the live session. */
  entry: number
}

/** Returns one of which nothing shows. */
export const createKolam = (): Kolam => ({
  alpha: 0,
  dots: 0,
  reveal: 0,
  x: 0,
  y: 0,
  z: 0,
  cell: 0,
  turn: [0, 0, 0, 1],
  wide: 1,
  high: 1,
  width: 1,
  rim: { wide: 0, high: 0, radius: 0, opened: 0 },
  entry: -1,
})

/** Hides it: nothing of it shows, and it is not pressed or opened. */
export function clearKolam(kolam: Kolam): void {
  kolam.alpha = 0
  kolam.wide = 1
  kolam.high = 1
  kolam.width = 1
  kolam.rim.opened = 0
  kolam.entry = -1
}

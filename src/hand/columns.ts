import { now } from '../frame/now.ts'
import { currentLayout } from '../stage/layout.ts'

/** Returns the column of the base pattern at a place across the window, CSS px, as a fraction. */
export function columnAt(xPx: number): number {
  const { base } = currentLayout()
  return (xPx - now.widthPx / 2 - base.x) / base.pitch + 1.5
}

import type { Place } from './layout.ts'
import { lerp } from './vec.ts'

/** Words on their way: how far from their own place, px with y up, and how large over their size. */
export interface Riding {
  dx: number
  dy: number
  scale: number
}

/** Writes where words are on their way from their own place to another one, as large as they are there. */
export function rideTo(out: Riding, gone: number, own: Place, other: Place): void {
  out.dx = (other.x - own.x) * gone
  out.dy = (other.y - own.y) * gone
  out.scale = lerp(1, other.size / own.size, gone)
}

/** Words in their own place. */
export const inPlace = (): Riding => ({ dx: 0, dy: 0, scale: 1 })

import { lerp } from '../picture/vec.ts'
import type { PlaceBox } from './places.ts'
import type { Offset } from './transforms.ts'

/** A point of the picture on which words ride: stage px with y up, and how wide they are there. */
export interface Anchor {
  x: number
  y: number
  widthPx: number
}

/** Words that ride stay so far from the window's edges. */
const MARGIN_PX = 20

/**
 * Writes how words are moved from their own place to an anchor, as wide as it says and inside the window.
 * @param own where they stand at rest
 * @param home how far they have gone from the anchor to their own place, 0..1
 */
export function writeOffset(
  out: Offset,
  anchor: Anchor,
  own: PlaceBox,
  home: number,
  windowPx: number,
): void {
  out.scale = lerp(anchor.widthPx / own.width, 1, home)
  const roomPx = Math.max(0, (windowPx - own.width * out.scale) / 2 - MARGIN_PX)
  const x = Math.max(-roomPx, Math.min(anchor.x, roomPx))
  out.dx = (x - own.x) * (1 - home)
  out.dy = (anchor.y - own.y) * (1 - home)
}

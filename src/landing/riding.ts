import { now } from '../frame/now.ts'
import { type SlotName, slot } from '../stage/slots.ts'
import type { Place } from '../timeline/layout.ts'

export const NOWHERE: Place = { x: 0, y: 0, size: 1 }

/** Where words of a slot stand at rest, stage px with y up; their width as size. */
export function placeOnStage(name: SlotName): Place {
  const found = slot(name)
  if (!found) return NOWHERE
  return { x: found.xPx - now.widthPx / 2, y: now.heightPx / 2 - found.yPx, size: found.widthPx }
}

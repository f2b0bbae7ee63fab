import { currentLayout } from '../stage/layout.ts'
import { layoutMode } from '../stage/mode.ts'
import { rangeOf, type StageRange } from '../stage/ranges.ts'
import { CHAPTERS, restsMs, type TourPlace, type TourStop, tourPlaces } from './chapters.ts'
import { createReader } from './words.ts'

/** Stages that are pinned without a scene too: the others stand there whole, and have one place each. */
const STICKY: ReadonlySet<string> = new Set(['data-sheet', 'odd-even'])

/** Scroll px of a place within its stage. */
function offsetIn({ progress = 0, offsetPx }: TourPlace, { id, lengthPx }: StageRange): number {
  if (layoutMode() !== 'pinned' && !STICKY.has(id)) return 0
  return offsetPx ?? progress * lengthPx
}

/** The stops of the tour of the page as it is laid out now; none where everything is in flow. */
export function itinerary(): readonly TourStop[] {
  if (layoutMode() === 'flow') return []
  const read = createReader()
  const stops: (Omit<TourStop, 'restMs'> & { words: number })[] = []
  for (const place of tourPlaces(currentLayout().entries)) {
    const { stage } = CHAPTERS[place.chapter]
    const range = rangeOf(stage)
    if (!range) continue
    const offsetPx = offsetIn(place, range)
    const px = Math.ceil(range.topPx + offsetPx)
    if (stops.at(-1)?.px === px) continue
    const { text, words } = read(stage, offsetPx / range.lengthPx)
    stops.push({ chapter: place.chapter, px, travelMs: place.travelMs, text, words })
  }
  const rests = restsMs(stops)
  return stops.map((stop, i) => ({ ...stop, restMs: rests[i] ?? 0 }))
}

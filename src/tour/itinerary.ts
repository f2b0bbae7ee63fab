import type { StageId } from '../film/stages.ts'
import { cuesAt } from '../viewport/cues.ts'
import { currentLayout } from '../viewport/layout.ts'
import { layoutMode } from '../viewport/mode.ts'
import { rangeOf, type StageRange } from '../viewport/ranges.ts'
import { CHAPTERS, restsMs, type TourPlace, type TourStop, tourPlaces } from './chapters.ts'

/** What is not read: numbers of tables, what is pressed and what says so, and what only screen readers have. */
const NOT_READ = 'table, a, button, label, [data-offer], [aria-hidden], .visually-hidden'
const WORD = /\p{L}{2,}/gu

/** What a reader sees of a cue, without what stands in cues of its own within. */
function textOf(cue: Element): string {
  // The parts of a heading that comes piece by piece make one word.
  if (cue.matches('h1, h2') && cue.ariaLabel) return cue.ariaLabel
  const walker = document.createTreeWalker(cue, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || parent.closest('[data-cue]') !== cue) continue
    if (!parent.closest(NOT_READ) && parent.checkVisibility()) parts.push(node.nodeValue ?? '')
  }
  return parts
    .join(' ')
    .replace(/\s+(?=[\s.,;:!?])/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Text that has come to a place, a line a cue, and how many words it has. */
interface Reading {
  readonly text: string
  readonly words: number
}

/** Returns a reader of the page who reads every text once, wherever it shows first. */
function createReader(): (stage: StageId, progress: number) => Reading {
  const seen = new Set<Element>()
  return (stage, progress) => {
    const news = cuesAt(stage, progress).filter(cue => !seen.has(cue))
    for (const cue of news) seen.add(cue)
    const text = news.map(textOf).filter(Boolean).join('\n')
    return { text, words: text.match(WORD)?.length ?? 0 }
  }
}

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

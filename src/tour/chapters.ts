import { progressAt } from '../film/score.ts'
import type { StageId } from '../film/stages.ts'
import { clamp, easeInOutCubic } from '../picture/ease.ts'
import { lerp } from '../picture/vec.ts'
import { entryPx } from '../story/data-sheet/tape.ts'
import { progressOf } from '../story/odd-even/play.ts'
import { REPRESENTATION } from '../story/representation/score.ts'
import { SESSIONS } from '../story/sessions/score.ts'

/** The chapters of the tour in their order; `#scene[data-chapter]` names the one on screen. */
export const CHAPTERS = {
  hero: { stage: 'hero', name: 'The game' },
  legend: { stage: 'representation', name: 'Four shapes' },
  'base-pattern': { stage: 'representation', name: 'Base pattern and selection index' },
  sessions: { stage: 'sessions', name: 'Sessions' },
  'data-sheet': { stage: 'data-sheet', name: 'Data sheet' },
  'odd-even': { stage: 'odd-even', name: 'Odd and even' },
  footer: { stage: 'footer', name: 'Know more' },
} as const satisfies Readonly<Record<string, { readonly stage: StageId; readonly name: string }>>
export type ChapterId = keyof typeof CHAPTERS

/** A place at which the tour rests: part of the way through its stage, or px of it, and how long the way there takes. */
export interface TourPlace {
  readonly chapter: ChapterId
  readonly progress?: number
  readonly offsetPx?: number
  readonly travelMs: number
}

/** Pace of a reader, words a minute, and the shortest rest, ms. */
const WORDS_A_MINUTE = 200
const SHORTEST_REST_MS = 900
/** Patterns of the sheet at which the tour rests. */
const PATTERNS_SHOWN = 5

const BEFORE_SHEET: readonly TourPlace[] = [
  { chapter: 'hero', progress: 0, travelMs: 0 },
  // Each piece has given its number, and all four lie there with letter and number.
  { chapter: 'legend', progress: progressAt(REPRESENTATION, 'all'), travelMs: 4400 },
  { chapter: 'base-pattern', progress: progressAt(REPRESENTATION, 'rung'), travelMs: 2400 },
  // The ring visits every column and comes to rest on the selection index.
  { chapter: 'base-pattern', progress: progressAt(REPRESENTATION, 'read-0'), travelMs: 5200 },
  // The first of the sessions is told of, and then all of them with the thread that joins them.
  { chapter: 'sessions', progress: progressAt(SESSIONS, 'arrived-0'), travelMs: 3800 },
  { chapter: 'sessions', progress: progressAt(SESSIONS, 'held'), travelMs: 3200 },
]

const AFTER_SHEET: readonly TourPlace[] = [
  { chapter: 'odd-even', progress: progressOf(1), travelMs: 2400 },
  { chapter: 'odd-even', progress: progressOf(2), travelMs: 1200 },
  { chapter: 'odd-even', progress: progressOf(8), travelMs: 3000 },
  { chapter: 'footer', progress: 1, travelMs: 2200 },
]

/** Some patterns of a sheet of n entries, first and last among them, each with the marker one column further. */
function sheetPlaces(n: number): readonly TourPlace[] {
  const shown = Math.min(n, PATTERNS_SHOWN)
  return Array.from({ length: shown }, (_, i) => {
    const entry = shown === 1 ? 0 : Math.round((i * (n - 1)) / (shown - 1))
    return { chapter: 'data-sheet', offsetPx: entryPx(entry, i % 4), travelMs: i === 0 ? 2600 : 1700 }
  })
}

/** Returns the places of the tour of a page whose sheet has n entries; with none its stages are not there to be shown. */
export const tourPlaces = (n: number): readonly TourPlace[] => [
  ...BEFORE_SHEET,
  ...sheetPlaces(n),
  ...AFTER_SHEET.filter(({ chapter }) => n > 0 || chapter !== 'odd-even'),
]

/** How long a text takes to read, ms. */
const readingMs = (words: number): number => (words / WORDS_A_MINUTE) * 60_000

/**
 * Returns how long the tour rests at each of its stops, ms: until what has come there is read. On the way through the
 * rest of the chapter the text goes on to stand there, so that this counts too.
 */
export const restsMs = (
  stops: readonly { readonly chapter: ChapterId; readonly travelMs: number; readonly words: number }[],
): readonly number[] =>
  stops.map(({ chapter, words }, i) => {
    let laterMs = 0
    for (const later of stops.slice(i + 1)) {
      if (later.chapter !== chapter) break
      laterMs += later.travelMs + Math.max(0, SHORTEST_REST_MS - readingMs(later.words))
    }
    return Math.max(SHORTEST_REST_MS, readingMs(words) - laterMs)
  })

/** A stop of the tour as it is travelled: scroll px, the way there and the rest. */
export interface TourStop {
  readonly chapter: ChapterId
  readonly px: number
  readonly travelMs: number
  readonly restMs: number
  /** The text that has come since the stop before. */
  readonly text: string
}

/** Returns where the page stands on the way from one place to another, px, after so many ms. */
export const travelledPx = (fromPx: number, toPx: number, ms: number, travelMs: number): number =>
  travelMs > 0 ? lerp(fromPx, toPx, easeInOutCubic(clamp(ms / travelMs, 0, 1))) : toPx

/** How long a tour takes from its first stop to the end of its last rest, ms. */
export const tourMs = (stops: readonly TourStop[]): number =>
  stops.reduce((sum, stop) => sum + stop.travelMs + stop.restMs, 0)

/** Returns the stop that a tour is at, or on its way to, after so many ms, and the scroll position then. */
export function tourAt(
  stops: readonly TourStop[],
  timeMs: number,
): { readonly stop: number; readonly px: number } {
  let startMs = 0
  for (const [i, stop] of stops.entries()) {
    const isLast = i === stops.length - 1
    if (isLast || timeMs < startMs + stop.travelMs + stop.restMs) {
      const fromPx = stops[i - 1]?.px ?? stop.px
      return { stop: i, px: travelledPx(fromPx, stop.px, timeMs - startMs, stop.travelMs) }
    }
    startMs += stop.travelMs + stop.restMs
  }
  return { stop: 0, px: 0 }
}

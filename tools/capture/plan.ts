import { type ChapterId, type TourStop, tourMs } from '../../src/tour/chapters.ts'

/** A chapter with its part of the tour, ms: from the arrival at its first stop to the end of its last rest. */
export type PlannedChapter = ReturnType<typeof chaptersOf>[number]

/** When the tour arrives at a stop, ms. */
const arrivalMs = (stops: readonly TourStop[], at: number): number =>
  tourMs(stops.slice(0, at)) + (stops[at]?.travelMs ?? 0)

/** Returns the chapters of a tour with their times. */
export function chaptersOf(stops: readonly TourStop[]) {
  const ids = [...new Set(stops.map(({ chapter }) => chapter))]
  return ids.map(id => ({
    id,
    fromMs: arrivalMs(
      stops,
      stops.findIndex(({ chapter }) => chapter === id),
    ),
    untilMs: tourMs(stops.slice(0, stops.findLastIndex(({ chapter }) => chapter === id) + 1)),
  }))
}

/** Returns the chapters from one to another; none where either is not told. */
export function partOf(
  chapters: readonly PlannedChapter[],
  from: ChapterId,
  to: ChapterId,
): readonly PlannedChapter[] {
  const [first = -1, last = -1] = [from, to].map(wanted => chapters.findIndex(({ id }) => id === wanted))
  return first < 0 || last < 0 ? [] : chapters.slice(first, last + 1)
}

const clock = (ms: number, sign: string): string =>
  new Date(ms).toISOString().slice(11, 23).replace('.', sign)

/** Returns minutes and seconds of a time, to the tenth. */
export const timeText = (ms: number): string =>
  new Date(Math.round(ms / 100) * 100).toISOString().slice(14, 21)

/** Lines with a word in them: letters, digits and signs that stand alone are part of the picture. */
const spoken = (text: string): string =>
  text
    .split('\n')
    .filter(line => /\p{L}{3,}/u.test(line))
    .join('\n')

/** Returns the texts of a part of the tour as WebVTT: each from the arrival of what it belongs to until the next comes. */
export function captionsOf(stops: readonly TourStop[], fromMs: number, untilMs: number): string {
  const said = stops
    .map(({ text }, at) => ({ text: spoken(text), atMs: arrivalMs(stops, at) }))
    .filter(({ text, atMs }) => text && atMs >= fromMs && atMs < untilMs)
  const cues = said.map(({ text, atMs }, i) => {
    const endMs = Math.min(said[i + 1]?.atMs ?? untilMs, untilMs)
    const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return `${clock(atMs - fromMs, '.')} --> ${clock(endMs - fromMs, '.')}\n${safe}\n`
  })
  return ['WEBVTT\n', ...cues].join('\n')
}

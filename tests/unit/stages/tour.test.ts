import { describe, expect, it } from 'vitest'
import { SECTION_PX, svhOf } from '../../../src/film/stages.ts'
import { sheetColumnAt, sheetIndexAt } from '../../../src/story/data-sheet/tape.ts'
import { stopAt } from '../../../src/story/stops.ts'
import { CHAPTERS, restsMs, type TourStop, tourPlaces } from '../../../src/tour/chapters.ts'

const ENTRIES = 24
describe('the places of the tour', () => {
  it('are in every chapter once, in order', () => {
    const chapters = tourPlaces(ENTRIES).map(({ chapter }) => chapter)
    expect([...new Set(chapters)]).toEqual(Object.keys(CHAPTERS))
    expect(chapters.filter((chapter, i) => chapter !== chapters[i - 1])).toEqual(Object.keys(CHAPTERS))
  })

  it.each<[number, number]>([
    [360, ENTRIES],
    [720, ENTRIES],
    [900, ENTRIES],
    [1440, ENTRIES],
    ...[1, 2, 3, 4, 5, 36].map((n): [number, number] => [900, n]),
  ])('are where the story settles, in a window %i px high with %i entries', (heightPx, n) => {
    for (const { chapter, progress, offsetPx } of tourPlaces(n)) {
      const { stage } = CHAPTERS[chapter]
      const lengthPx = stage === 'data-sheet' ? n * SECTION_PX : (svhOf(stage) * heightPx) / 100
      const at = Math.round(offsetPx ?? (progress ?? 0) * lengthPx)
      // Half a px of rounding, of what the page scrolls and of what it settles at.
      expect(Math.abs(stopAt(stage, at, lengthPx) - at), `${chapter} ${at}`).toBeLessThan(1)
    }
  })

  it('leave out what is not there without a sheet', () => {
    const chapters = tourPlaces(0).map(({ chapter }) => chapter)
    expect(chapters).not.toContain('data-sheet')
    expect(chapters).not.toContain('odd-even')
    expect(chapters).toContain('footer')
  })

  it.each([1, 2, 3, 5, 24, 100])(
    'show the first and the last of %i patterns, and every column in turn',
    n => {
      const offsets = tourPlaces(n).flatMap(({ offsetPx }) => offsetPx ?? [])
      expect(offsets.map(px => sheetIndexAt(px, n)).at(0)).toBe(0)
      expect(offsets.map(px => sheetIndexAt(px, n)).at(-1)).toBe(n - 1)
      expect(offsets.map(px => sheetColumnAt(px, n))).toEqual(offsets.map((_, i) => i % 4))
    },
  )
})

describe('a rest', () => {
  const at = (words: number, travelMs = 0, chapter: TourStop['chapter'] = 'hero') => ({
    words,
    travelMs,
    chapter,
  })

  it('lasts as long as 200 words a minute take, and never less than 0.9 s', () => {
    expect(restsMs([at(40)])).toEqual([12_000])
    expect(restsMs([at(0)])).toEqual([900])
  })

  it('ends earlier where the text stands there on the way through its chapter', () => {
    expect(restsMs([at(40), at(0, 3000), at(40, 3000, 'legend')])).toEqual([12_000 - 3000 - 900, 900, 12_000])
  })
})

import { expect, it } from 'vitest'
import type { TourStop } from '../../../src/tour/chapters.ts'
import { captionsOf, chaptersOf, partOf } from '../../../tools/capture/plan.ts'

const stop = (chapter: TourStop['chapter'], travelMs: number, restMs: number, text = ''): TourStop => ({
  chapter,
  travelMs,
  restMs,
  text,
  px: 0,
})
const STOPS = [
  stop('hero', 0, 4000, 'Where skill meets\n+'),
  stop('legend', 2000, 3000, 'Four <shapes>'),
  stop('base-pattern', 1000, 1000),
  stop('base-pattern', 1000, 2000, 'Base pattern'),
]

it('a chapter lasts from the arrival at its first stop to the end of its last rest', () => {
  expect(chaptersOf(STOPS)).toEqual([
    { id: 'hero', fromMs: 0, untilMs: 4000 },
    { id: 'legend', fromMs: 6000, untilMs: 9000 },
    { id: 'base-pattern', fromMs: 10_000, untilMs: 14_000 },
  ])
  expect(partOf(chaptersOf(STOPS), 'hero', 'legend').map(({ id }) => id)).toEqual(['hero', 'legend'])
})

it('captions say each text from its arrival until the next comes, within the film', () => {
  expect(captionsOf(STOPS, 6000, 14_000)).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:06.000\nFour &lt;shapes&gt;\n',
      '00:00:06.000 --> 00:00:08.000\nBase pattern\n',
    ].join('\n'),
  )
})

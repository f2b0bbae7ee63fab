import { expect, it } from 'vitest'
import { levelsOf, type Score, score, shownIn } from '../../../src/film/score.ts'
import { restIn, stopsOf } from '../../../src/film/stops.ts'

const OF = score({
  marks: { first: 20, second: 60, third: 100 },
  poses: {},
  keys: {},
  cues: { words: { from: 'first', until: 'third' } },
  stops: [
    { at: 'first', until: 40 },
    { at: 'second', until: 80, back: 55, on: 70 },
    { at: 'third', until: 90 },
  ],
})
const stops = stopsOf(OF)

it('the page rests at the stop whose part of the stage it comes to, and beyond the last one where it is', () => {
  expect([0, 0.39, 0.4, 0.79, 0.8, 0.95].map(progress => restIn(stops, progress, 0))).toEqual([
    0.2, 0.2, 0.6, 0.6, 1, 0.95,
  ])
})

it('what has begun goes on in the direction of the page', () => {
  expect([0.5, 0.56].map(progress => restIn(stops, progress, -1))).toEqual([0.2, 0.6])
  expect([0.69, 0.71].map(progress => restIn(stops, progress, 1))).toEqual([0.6, 1])
})

it('what does not fade is there from and until its marks', () => {
  expect(levelsOf(OF, 'words')).toEqual({ from: 0.2, until: 1 })
  expect(levelsOf(OF, 'nothing')).toEqual({})
})

it('a text is there while any of it shows: from the key before its first opacity to the key after its last one', () => {
  const fades = { away: { shown: 0 }, here: { shown: 1 } }
  const of = score({
    marks: { begin: 0, comes: 10, here: 20, goes: 30, gone: 40, again: 50, last: 60, end: 70 },
    poses: { heading: fades, signs: fades, never: { away: { shown: 0 } } },
    keys: {
      heading: { begin: 'here', goes: 'here', gone: 'away' },
      signs: { comes: 'away', here: 'here', goes: 'away', again: 'away', last: 'here', end: 'away' },
      never: { begin: 'away' },
    },
    several: { signs: { of: 3, later: 4 } },
    words: {
      heading: { opacity: 'heading.shown' },
      sign: { opacity: 'signs.shown' },
      never: { opacity: 'never.shown' },
    },
  }) as unknown as Score
  expect(shownIn(of, 'heading')).toEqual({ from: 0, until: 0.4 })
  expect(shownIn(of, 'sign')).toEqual({ from: 0.1, until: expect.closeTo(0.78) })
  for (const text of ['never', 'nothing']) expect(() => shownIn(of, text)).toThrow(text)
})

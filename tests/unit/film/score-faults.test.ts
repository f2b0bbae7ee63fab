import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Score, score } from '../../../src/film/score.ts'
import { STAGE_IDS } from '../../../src/film/stages.ts'
import { faultsOf } from './score-faults.ts'

const SOURCE = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file) && !file.endsWith('score.ts'))
  .map(file => readFileSync(`src/${file}`, 'utf8'))
  .join('\n')

/** What goes on while the page rests: pieces drift, time runs on the phone, light changes, a line is drawn quarter by quarter. */
const GOING: Readonly<Record<string, readonly string[]>> = {
  HERO: ['piece', 'phone', 'session'],
  REPRESENTATION: ['ground'],
  FOOTER: ['own'],
}

it.each(STAGE_IDS)('the score of %s is at rest where the page rests, and all of it is used', async stage => {
  const name = stage.replace('-', '_').toUpperCase()
  const scores: Readonly<Record<string, Score>> = await import(`../../../src/story/${stage}/score.ts`)
  // What a variant of the score stops at is used too.
  const stops = JSON.stringify(Object.values(scores).map(each => each.stops)).replaceAll('"', "'")
  expect(faultsOf(scores[name] as Score, SOURCE + stops, GOING[name])).toEqual([])
})

it('what of a score is wrong though it plays has a line that names it', () => {
  const wrong = score({
    marks: {
      begin: 0,
      moved: { after: 'begin', by: 60 },
      rests: 50,
      row: { from: 80, step: 5, of: 3 },
      never: 95,
    },
    poses: { sun: { low: { y: 0 }, high: { y: 1 }, over: { y: 2 } } },
    keys: { sun: { begin: 'low', moved: 'high' } },
    stops: [
      { at: 'rests', until: 70 },
      { at: ['row-0', 'row-1', 'row-2'], until: { by: 2 } },
    ],
  })
  expect(faultsOf(wrong as unknown as Score)).toEqual([
    'the mark rests (50) stands after moved (60)',
    'nothing uses the mark never',
    'no key takes the pose sun.over',
    'sun is under way where the page rests, at 50.00',
  ])
})

it('a mark that is to be after one that is not stated before it is an error that says it', () => {
  expect(() => score({ marks: { early: { after: 'late', by: 1 }, late: 4 }, poses: {}, keys: {} })).toThrow(
    'late',
  )
})

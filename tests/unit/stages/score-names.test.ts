import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UPRIGHT } from '../../../src/film/layout.ts'
import type { Score } from '../../../src/film/score.ts'
import { DATA_SHEET } from '../../../src/stages/data-sheet/score.ts'
import { FOOTER } from '../../../src/stages/footer/score.ts'
import { HERO } from '../../../src/stages/hero/score.ts'
import { ODD_EVEN } from '../../../src/stages/odd-even/score.ts'
import { REPRESENTATION } from '../../../src/stages/representation/score.ts'
import { SESSIONS } from '../../../src/stages/sessions/score.ts'

const SCORES: readonly (readonly [string, Score])[] = [
  ['hero', HERO],
  ['representation', REPRESENTATION],
  ['sessions', SESSIONS],
  ['data-sheet', DATA_SHEET],
  ['odd-even', ODD_EVEN],
  ['footer', FOOTER],
]

/** The sources in a folder and those below it whose names a pattern takes, as one text. */
const sources = (folder: string, names: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => names.test(file))
    .map(file => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

const MARKUP = sources('src', /\.tsx$/)

describe.each(SCORES)('what the score of %s names', (stage, score) => {
  const words = Object.entries(score.words ?? {})

  it('as words stands in the page', () => {
    const absent = words
      .map(([name]) => name)
      .filter(name => !new RegExp(`data-${name}(?![\\w-])`).test(MARKUP))
    expect(absent, 'words whose data-NAME no element has: nothing follows them').toEqual([])
  })

  it('as actors is seen', () => {
    const followed = words.flatMap(([, sinks]) => Object.values(sinks).map(track => track.split('.')[0]))
    const readers = sources(join('src/stages', stage), /^(?!score|layers).*\.tsx?$/)
    const idle = Object.keys(score.poses).filter(
      actor => !followed.includes(actor) && !new RegExp(`\\b${actor}\\b`).test(readers),
    )
    expect(idle, 'actors that no words follow and no other file of the stage names').toEqual([])
  })
})

it('every style sheet spells the threshold of upright windows as the scene asks for it', () => {
  const near = /m..-(?:width: (?:69|70)[\d.]*px|aspect-ratio: (?:8\d|0?\.8|17)[^)]*)/g
  const spelt = new Set([...sources('src', /\.css$/).matchAll(near)].map(([words]) => `(${words})`))
  expect(spelt).toEqual(
    new Set([...UPRIGHT.split(', '), '(min-aspect-ratio: 85 / 100)', '(min-width: 700px)']),
  )
})

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Score } from '../../../src/film/score.ts'
import { STAGE_IDS } from '../../../src/film/stages.ts'

/** The sources in a folder and those below it whose names a pattern takes, as one text. */
function sources(folder: string, names: RegExp): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file => names.test(file))
  return files.map(file => readFileSync(join(folder, file), 'utf8')).join('\n')
}
const SHARED = sources('src/ui', /\.tsx$/)

it.each(STAGE_IDS)(
  'what the score of %s names is there: its words in the page, its actors in the picture',
  async stage => {
    const scores: Score[] = Object.values(await import(`../../../src/story/${stage}/score.ts`))
    const { words = {}, poses } = scores.find(each => Object.hasOwn(each, 'keys')) as Score
    const markup = SHARED + sources(join('src/stages', stage), /\.tsx$/)
    const isThere = (name: string) => new RegExp(`(data-${name}|'${name}'\\))(?![\\w-])`).test(markup)
    const absent = Object.keys(words).filter(name => !isThere(name))
    expect(absent, 'words that no element has the name of: nothing follows them').toEqual([])
    const followed = Object.values(words).flatMap(sinks =>
      Object.values(sinks).map(track => track.split('.')[0]),
    )
    const readers = ['src/stages', 'src/story']
      .map(room => sources(join(room, stage), /^(?!score).*\.tsx?$/))
      .join('\n')
    const isSeen = (actor: string) => followed.includes(actor) || new RegExp(`\\b${actor}\\b`).test(readers)
    const idle = Object.keys(poses).filter(actor => !isSeen(actor))
    expect(idle, 'actors that no words follow and no other file of the stage names').toEqual([])
  },
)

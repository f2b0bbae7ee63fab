import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import type { Rendered } from '../../../src/prerender.tsx'
import { renderSite } from '../../support/rendered.ts'
import { proseOf, textOf } from '../../support/words.ts'

const HIGHEST_GRADE = 7
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
const WORDS = new Intl.Segmenter('en', { granularity: 'word' })

/** The school year that a text asks for, by Flesch and Kincaid. A number is read as one syllable. */
function gradeOf(blocks: readonly string[]): number {
  const sentences = blocks.flatMap(block =>
    [...SENTENCES.segment(block)].filter(({ segment }) => /\w/.test(segment)),
  )
  const words = blocks
    .flatMap(block => [...WORDS.segment(block)])
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => Math.max(1, syllable(segment)))
  return fleschKincaid({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, count) => sum + count, 0),
  })
}

let pages: ReadonlyMap<string, Rendered>

beforeAll(async () => {
  pages = await renderSite('real')
}, 60_000)

describe('plain English', () => {
  it.each(ROUTES)(`$path reads at grade ${HIGHEST_GRADE} or below`, ({ path }) => {
    const main = /<main.*<\/main>/s.exec(pages.get(path)?.html ?? '')?.[0] ?? ''
    const prose = proseOf(main)
    expect(prose.length).toBeGreaterThan(3)
    expect(gradeOf(prose)).toBeLessThanOrEqual(HIGHEST_GRADE)
  })

  it('is told from its opposite', () => {
    expect(
      gradeOf([
        'Notwithstanding any determination to the contrary, participation constitutes unconditional acceptance of all obligations enumerated hereinafter.',
      ]),
    ).toBeGreaterThan(HIGHEST_GRADE)
  })
})

/** Second words for things that have one, and the word that they have. */
const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:marked column|column drawn|the pick\b|the mark\b)/i, 'selection index'],
  [/\b(?:base code|current pattern)\b/i, 'base pattern'],
  [/\bwinnings?\b/, 'prize, and Winnings for the balance'],
  [/\b(?:pay-?outs?)\b/i, 'prize'],
  [/\bper ?cent\b/, '%'],
  [/\d-\d+ (?:hours|days)/, '“to” between two numbers'],
  [/\bend (?:your|the) (?:use|account)/, 'terminate'],
]

describe.each(ROUTES)('$path', ({ path }) => {
  it.each(OTHERS)('does not say %s: the word is %s', other => {
    const main = /<main.*<\/main>/s.exec(pages.get(path)?.html ?? '')?.[0] ?? ''
    expect(textOf(main)).not.toMatch(other)
  })
})

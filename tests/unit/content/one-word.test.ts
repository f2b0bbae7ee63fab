import { beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import type { Rendered } from '../../../src/prerender.tsx'
import { renderSite } from '../../support/rendered.ts'
import { textOf } from '../../support/words.ts'

let pages: ReadonlyMap<string, Rendered>

beforeAll(async () => {
  pages = await renderSite('real')
}, 60_000)

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

import { describe, expect, it } from 'vitest'
import { BRAND } from '../../../src/content/brand.ts'
import { taglineLines } from '../../../src/stages/hero/lines.ts'

describe('the tagline on the first screen', () => {
  it('stands in three lines as the design sets it', () => {
    expect(taglineLines('Where skill meets opportunity')).toEqual(['Where skill', 'meets', 'opportunity'])
  })

  it('keeps every word of the brand, in order', () => {
    expect(taglineLines(BRAND.tagline).join(' ')).toBe(BRAND.tagline)
  })

  it.each([
    ['One', ['One']],
    ['Two words', ['Two', 'words']],
    ['a b c', ['a', 'b', 'c']],
    ['Play what you can read at once', ['Play what', 'you can read', 'at once']],
  ])('breaks “%s” where its longest line is shortest', (tagline, lines) => {
    expect(taglineLines(tagline)).toEqual(lines)
  })
})

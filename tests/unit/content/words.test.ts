import { describe, expect, it } from 'vitest'
import { inWords, listed } from '../../../src/content/mdx/words.ts'

describe('words in prose', () => {
  it('writes small counts as words and others as digits', () => {
    expect([inWords(3), inWords(10), inWords(11), inWords(1.5)]).toEqual(['three', 'ten', '11', '1.5'])
  })

  it('joins a list as a sentence does', () => {
    expect([listed([]), listed(['a']), listed(['a', 'b']), listed(['a', 'b', 'c'])]).toEqual([
      '',
      'a',
      'a and b',
      'a, b and c',
    ])
  })
})

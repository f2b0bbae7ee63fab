import { describe, expect, it } from 'vitest'
import { beginsGroup } from '../../../src/timeline/accent.ts'
import { layoutOf } from './story.ts'

const layout = layoutOf('desktop')

describe('a group of patterns', () => {
  it('begins with every sixth of a complete sheet, and not with its first', () => {
    const begin = Array.from({ length: layout.entries }, (_, i) => i).filter(i => beginsGroup(layout, i))
    expect(begin).toEqual([6, 12, 18])
  })
})

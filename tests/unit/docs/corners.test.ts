import { describe, expect, it } from 'vitest'
import { CORNERS, EDGES, neighboursOf, patternFor } from '../../../src/docs/figures/corners.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'

const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const

describe('The figure of 24 corners', () => {
  it('has 24 corners and 36 edges; an edge is one change of neighbours', () => {
    expect(CORNERS.map(({ pattern }) => pattern)).toEqual(PATTERNS)
    expect(EDGES).toHaveLength(36)
    expect(neighboursOf('2031').map(({ pattern }) => pattern)).toEqual(['0231', '2301', '2013'])
  })

  it.each(PATTERNS)('leads from %s to every other corner by arrow keys, edge by edge', start => {
    const reached = new Set([start])
    for (const pattern of reached) {
      for (const key of ARROWS) {
        const to = patternFor(key, pattern)
        if (to === undefined) continue
        expect(neighboursOf(pattern).map(each => each.pattern)).toContain(to)
        reached.add(to)
      }
    }
    expect(reached.size).toBe(24)
  })
})

import { describe, expect, it } from 'vitest'
import { clauseAt, clauseLeft } from '../../../src/timeline/kolam-told.ts'
import { FIRST_RING, FORM, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { KOLAM } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt } from './story.ts'

/** The session pattern of these layouts is 2031: its shapes by what they do to the line. */
const [CIRCLE, TRIANGLE, SQUARE, PENTAGON] = [0, 1, 2, 3] as const
const layout = layoutOf('desktop')
const picture = (progress: number) => pictureAt('sessions', progress, layout)
const strengths = (progress: number) => picture(progress).kolam.strength.map(each => Number(each.toFixed(3)))
const inClause = (clause: number) => clauseAt(clause + 0.65)

describe('the line as its rule is told', () => {
  it('has the nodes of each clause stand out, and the rest step back: tips, heart, left neighbour, right neighbour', () => {
    expect([0, 1, 2, 3].map(clause => strengths(inClause(clause)))).toEqual([
      [1.25, 0.4, 0.4, 0.4],
      [0.4, 0.4, 0.4, 1.25],
      [0.4, 0.4, 1.25, 0.4],
      [0.4, 1.25, 0.4, 0.4],
    ])
  })

  it('has the shape that ties them lit, the ring with its own', () => {
    const lit = [0, 1, 2, 3].map(clause => {
      const drawn = picture(inClause(clause))
      return [CIRCLE, TRIANGLE, SQUARE, PENTAGON].filter(shape => peek(drawn, tokenOf(0, shape), FORM) === 0)
    })
    expect(lit).toEqual([[CIRCLE], [CIRCLE], [SQUARE], [PENTAGON]])
    // The session's index is the pentagon's column.
    expect([0, 3].map(clause => peek(picture(inClause(clause)), FIRST_RING, FORM) > 0)).toEqual([true, false])
  })

  it('is equal everywhere before and after, while it is whole, and in the sheet', () => {
    const { thread, told, opens } = KOLAM
    for (const progress of [0.02, thread.from, thread.until, told.from, opens.from, opens.until, 0.25, 0.9])
      expect(strengths(progress)).toEqual([1, 1, 1, 1])
    // While it opens out it is no figure, and darker as a whole.
    const darkest = Array.from({ length: 50 }, (_, i) =>
      strengths(opens.from + (i / 50) * (opens.until - opens.from)),
    ).toSorted(([a = 0], [b = 0]) => a - b)[0]
    expect(darkest).toEqual(Array(4).fill(expect.closeTo(0.3, 1)))
    for (const shape of [CIRCLE, TRIANGLE, SQUARE, PENTAGON])
      for (const progress of [thread.until, opens.from])
        expect(peek(picture(progress), tokenOf(0, shape), FORM)).toBe(0)
  })

  it('leaves the words of the other clauses dark enough to be seen to wait, and light enough to be read', () => {
    const left = (clause: number) => [0, 1, 2, 3].map(each => clauseLeft(inClause(clause), each))
    expect(left(1)).toEqual([0.55, 1, 0.55, 0.55].map(each => expect.closeTo(each, 9)))
    expect(clauseLeft(KOLAM.opens.from, 0)).toBe(1)
  })
})

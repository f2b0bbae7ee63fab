import { describe, expect, it } from 'vitest'
import { headingKnocked, namedAt } from '../../../src/timeline/naming.ts'
import { peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt } from './story.ts'

const PARTS = [0, 1, 2, 3] as const
const { named, gather, visits } = REPRESENTATION

describe('a piece that is named', () => {
  it('knocks the part of the heading over it up as it comes, no other one, and that has fallen back as it stands', () => {
    const knocked = (progress: number) =>
      PARTS.map(part => headingKnocked(progress, part, layoutOf('desktop')))
    for (const shape of PARTS) {
      const comes = named.from + (shape + named.turns / 2) * named.step
      expect(knocked(comes).map(percent => percent < -10)).toEqual(PARTS.map(part => part === shape))
      const stands = named.from + (shape + named.landed) * named.step
      expect(namedAt(stands, shape)).toBe(1)
      for (const percent of knocked(stands)) expect(percent).toBeCloseTo(0, 9)
    }
    for (const progress of [0, named.from, gather.from, 1])
      for (const part of PARTS) expect(headingKnocked(progress, part, layoutOf('desktop'))).toBeCloseTo(0, 9)
  })

  it('does not where the pieces are not under it, and where it would come to the header', () => {
    for (let progress = 0; progress < gather.from; progress += 0.01)
      for (const name of ['phone', 'phone on its side'] as const)
        for (const part of PARTS) expect(headingKnocked(progress, part, layoutOf(name))).toBe(0)
  })
})

it('the pieces beside the one that the ring visits turn to it from both sides', () => {
  const layout = layoutOf('desktop')
  const turned = (column: number) => {
    // On the second of the visits, when the ring has come.
    const drawn = pictureAt('representation', visits.from + (1 + visits.slide) * visits.stop, layout)
    const shape = PARTS.find(each => layout.sessionColumns[each] === column) ?? 0
    return peek(drawn, tokenOf(0, shape), TURN + 1)
  }
  expect([turned(0) > 0.1, turned(3) < -0.1]).toEqual([true, true])
  expect(Math.abs(turned(1))).toBeLessThan(0.05)
})

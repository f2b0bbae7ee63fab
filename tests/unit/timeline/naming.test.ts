import { describe, expect, it } from 'vitest'
import { headingPushed, namedAt } from '../../../src/timeline/naming.ts'
import { peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt } from './story.ts'

const PARTS = [0, 1, 2, 3] as const
const { named, gather, visits } = REPRESENTATION

describe('a piece that is named', () => {
  it('pushes the part of the heading over it up, and no other one', () => {
    for (const shape of PARTS) {
      const progress = named.from + (shape + named.landed) * named.step
      expect(namedAt(progress, shape)).toBe(1)
      const pushed = PARTS.map(part => headingPushed(progress, part, layoutOf('desktop')))
      expect(pushed.map(percent => percent < -10)).toEqual(PARTS.map(part => part === shape))
    }
    for (const progress of [0, named.from, gather.from, 1])
      for (const part of PARTS) expect(headingPushed(progress, part, layoutOf('desktop'))).toBeCloseTo(0, 9)
  })

  it('does not where the pieces are not under it, and where it would come to the header', () => {
    for (let progress = 0; progress < gather.from; progress += 0.01)
      for (const name of ['phone', 'phone on its side'] as const)
        for (const part of PARTS) expect(headingPushed(progress, part, layoutOf(name))).toBe(0)
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

import { describe, expect, it } from 'vitest'
import { landingOf } from '../../../src/timeline/digits.ts'
import { createHand, leftOf, passedBy } from '../../../src/timeline/hand.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { createPicture, FIRST_RING, FORM, LOOK, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { layoutOf, seen } from './story.ts'

const layout = layoutOf('desktop')
const AT = { stage: 'representation', progress: 1, offsetPx: 0 } as const
/** While the pieces are read out: that in column 2 has turned over to its number. */
const READ = { stage: 'representation', progress: landingOf(2), offsetPx: 0 } as const
const columns = new Float32Array(4)

function drawn(hand = createHand(), at: typeof AT | typeof READ = AT) {
  const picture = createPicture()
  sample(at, layout, createHeroLive(), columns, picture, hand)
  return picture
}

describe('what is left of a change', () => {
  it('is all of it for 24 px of scroll, half at 104 and nothing from 184 on, either way', () => {
    for (const sign of [1, -1])
      expect([0, 24, 104, 184, 5000].map(px => leftOf(sign * px))).toEqual([1, 1, 0.5, 0, 0])
  })

  it('only grows less', () => {
    for (let px = 1; px < 200; px++) expect(leftOf(px)).toBeLessThanOrEqual(leftOf(px - 1))
  })
})

describe('a hand on the base pattern', () => {
  it('that has changed nothing, or of which nothing is left, leaves every number as it is', () => {
    const hand = createHand()
    hand.columns.set([3, 2, 1, 0])
    hand.ring = 3
    expect(drawn(hand)).toEqual(drawn())
  })

  /** The base pattern, 2031, with its first piece drawn so many columns to the right; what it has passed is on its way back. */
  function passing(away: number, other: number) {
    const hand = createHand()
    hand.columns.set([1 - other, 3, away, 2])
    hand.columnsLeft = 1
    return hand
  }

  it('keeps the ring to what comes into it and to what leaves it: it never stands empty', () => {
    const hand = createHand()
    hand.columnsLeft = 1
    const ringX = (square: number, pentagon: number) => {
      hand.columns.set([0, 3, square, pentagon])
      const ring = seen(drawn(hand), FIRST_RING, layout)
      return 1.5 + (ring.x - layout.base.x) / layout.base.pitch
    }
    expect(ringX(1, 2)).toBeCloseTo(2, 1)
    // The pentagon has gone to the next column before the square that a hand holds is there.
    expect(ringX(1.5, 1)).toBeLessThan(1.65)
    expect(ringX(1.75, 1)).toBeCloseTo(1.75, 1)
    expect(ringX(2, 1)).toBeCloseTo(2, 1)
  })

  it('has two pieces pass one over the other, the one that it holds above, and rest on their line', () => {
    const held = passing(0.5, 0.5)
    held.raised[2] = 1
    expect([passedBy(held, 2), passedBy(held, 0)].map(Math.sign)).toEqual([1, -1])
    expect(passedBy(passing(0.5, 0.5), 0)).toBeGreaterThan(0.3)
    for (const shape of [0, 1, 2, 3]) expect(passedBy(passing(1, 1), shape)).toBe(0)
    const low = seen(drawn(held), tokenOf(0, 0), layout).y
    expect(low).toBeLessThan(seen(drawn(), tokenOf(0, 0), layout).y - 10)
  })

  it('finds the number on the back of a piece that it turns over, also after that has flown into the pattern', () => {
    const hand = createHand()
    hand.turned[0] = 180
    const picture = drawn(hand)
    expect([LOOK + 3, FORM + 3].map(number => peek(picture, tokenOf(0, 0), number))).toEqual([1, 1])
  })

  it('brings pieces and ring to other columns', () => {
    const hand = createHand()
    // 0231: the circle first.
    hand.columns.set([0, 3, 1, 2])
    hand.columnsLeft = 1
    hand.ring = 1
    hand.ringLeft = 1
    const picture = drawn(hand)
    const x = (object: number) => Math.round(seen(picture, object, layout).x)
    expect([0, 2, 3, 1].map(shape => x(tokenOf(0, shape)))).toEqual([-504, -168, 168, 504])
    expect(Math.abs(x(FIRST_RING) + 168)).toBeLessThanOrEqual(1)
    expect(picture.ground.ringed).toBe(2)
  })

  it('lifts the piece that it holds, which stays under it', () => {
    const hand = createHand()
    hand.columns.set([1, 3, 0.4, 2])
    hand.columnsLeft = 1
    hand.raised[2] = 1
    const picture = drawn(hand)
    expect(peek(picture, tokenOf(0, 2), 2)).toBe(120)
    expect(seen(picture, tokenOf(0, 2), layout).x).toBeCloseTo((0.4 - 1.5) * 336, 3)
  })

  it('does not turn a piece over at once that it moves past the middle of two columns while they are read out', () => {
    /** Whether its number is seen. */
    const isTurned = (column: number) => {
      const hand = createHand()
      hand.columns.set([1, 3, column, 2])
      hand.columnsLeft = 1
      return peek(drawn(hand, READ), tokenOf(0, 2), LOOK + 3)
    }
    expect(isTurned(0.51)).toBe(isTurned(0.49))
    expect(isTurned(2)).not.toBe(isTurned(0))
  })
})

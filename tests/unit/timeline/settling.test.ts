import { describe, expect, it } from 'vitest'
import { caughtUp, leftOfWay } from '../../../src/stage/pace.ts'

describe('a story that is not where the page is, as this moves on', () => {
  it.each([-250, 250])('comes back to it little by little, and not in two pictures: from %i px', awayPx => {
    const goes = (from: number) => caughtUp(from, 50, Number.POSITIVE_INFINITY)
    let left = awayPx
    let pictures = 0
    for (; left !== 0; pictures++) {
      const next = goes(left)
      // The story goes on as the page does, and never as fast again.
      expect(next - left + 50).toBeGreaterThan(0)
      expect(next - left + 50).toBeLessThan(100)
      left = next
    }
    expect(pictures).toBeGreaterThan(5)
    expect(pictures).toBeLessThan(10)
  })
})

describe('a story that is on its way to its stop', () => {
  it.each([-450, 450])(
    'is seen to go all of it, in pictures that follow each other, and is soon there: %i px',
    wayPx => {
      let left = wayPx
      let pictures = 0
      for (; Math.abs(left) > 2; pictures++) {
        const next = leftOfWay(left, 67, 150)
        expect(Math.abs(next - left)).toBeLessThan(51)
        expect(next * wayPx).toBeGreaterThan(0)
        left = next
      }
      expect(pictures * 67).toBeLessThan(1200)
    },
  )
})

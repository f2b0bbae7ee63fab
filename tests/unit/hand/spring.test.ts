import { describe, expect, it } from 'vitest'
import { aim, createSpring, isAtRest, Steps, stepSpring } from '../../../src/hand/spring.ts'
import { SPRINGS, type SpringForm } from '../../../src/picture/hand.ts'

/** Nothing moves by itself for longer. */
const LONGEST_MS = 1200

/** Lets a spring run; answers its places frame by frame. */
function run(form: SpringForm, to: number, frameMs: number): readonly number[] {
  const spring = createSpring()
  aim(spring, to)
  const steps = new Steps()
  const places: number[] = []
  while (stepSpring(spring, form, steps.of(frameMs)) && places.length < 1000) places.push(spring.at)
  expect(isAtRest(spring)).toBe(true)
  return places
}

describe.each(Object.entries(SPRINGS))('what is let go of: %s', (_, form) => {
  it('comes to rest exactly where it belongs, within 1.2 s, and asks for no frame after that', () => {
    for (const to of [1, 3, -180]) {
      const places = run(form, to, 1000 / 60)
      expect(places.at(-1)).toBe(to)
      expect((places.length * 1000) / 60).toBeLessThan(LONGEST_MS)
    }
  })

  it('does the same on displays of 30, 60, 120 and 144 frames a second', () => {
    const at100Ms = [30, 60, 120, 144].map(rate => run(form, 1, 1000 / rate)[Math.round(rate / 10) - 1] ?? 0)
    for (const place of at100Ms) expect(place).toBeCloseTo(at100Ms[0] ?? 0, 1)
  })
})

it('a page that was held up for a second goes on where it was, and not a second later', () => {
  expect(new Steps().of(1000)).toBe(new Steps().of(50))
})

it('what is left of a frame is not lost', () => {
  const steps = new Steps()
  const taken = Array.from({ length: 144 }, () => steps.of(1000 / 144))
  expect(taken.reduce((sum, each) => sum + each, 0)).toBe(240)
})

import { describe, expect, it } from 'vitest'
import { isDrag, Speed } from '../../../src/hand/gesture.ts'

describe('a press becomes a drag', () => {
  it.each(['mouse', 'pen'])('of a %s from 4 px on, in any direction', type => {
    expect(isDrag(type, 3.9, 0)).toBe(false)
    expect(isDrag(type, 4, 0)).toBe(true)
    expect(isDrag(type, 0, -4)).toBe(true)
    expect(isDrag(type, -3, 3)).toBe(true)
  })

  it('of a finger from 8 px on, and only across', () => {
    expect(isDrag('touch', 7.9, 0)).toBe(false)
    expect(isDrag('touch', -8, 0)).toBe(true)
    expect(isDrag('touch', 12, 9)).toBe(true)
    expect(isDrag('touch', 12, 10)).toBe(false)
    expect(isDrag('touch', 2, 80)).toBe(false)
  })
})

describe('the speed of a hand', () => {
  it('is that of its last movement, and none after it has rested', () => {
    const speed = new Speed()
    speed.begin(0, 0)
    for (let ms = 8; ms <= 200; ms += 8) speed.move(ms * 0.5, ms)
    expect(speed.at(208)).toBeCloseTo(500, -1)
    expect(speed.at(300)).toBe(0)
  })
})

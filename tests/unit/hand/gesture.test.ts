import { expect, it } from 'vitest'
import { isDrag, Speed } from '../../../src/hand/gesture.ts'

// From 4 px on in any direction; of a finger from 8 px on, and only across.
it.each([
  ['mouse', '4,0 0,-4 -3,3', '3.9,0'],
  ['pen', '4,0 0,-4 -3,3', '3.9,0'],
  ['touch', '-8,0 12,9', '7.9,0 12,10 2,80'],
])('a press of a %s that goes %s px is a drag, one of %s px is none', (type, drags, presses) => {
  const areDrags = (ways: string) =>
    ways.split(' ').map(way => isDrag(type, ...(way.split(',').map(Number) as [number, number])))
  expect(areDrags(drags)).not.toContain(false)
  expect(areDrags(presses)).not.toContain(true)
})

it('the speed of a hand is that of its last movement, and none after it has rested', () => {
  const speed = new Speed()
  speed.begin(0, 0)
  for (let ms = 8; ms <= 200; ms += 8) speed.move(ms * 0.5, ms)
  expect(speed.at(208)).toBeCloseTo(500, -1)
  expect(speed.at(300)).toBe(0)
})

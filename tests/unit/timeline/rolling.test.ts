import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { originBeside, rolledAlong, sideAngle, standsOver } from '../../../src/timeline/rolling.ts'

/** A shape's numbers in the shaders: cosine of half a corner's turn, radius, rounding, how far it is below the origin. */
function formOf(name: string): number[] {
  const source = readFileSync('shaders/lib/forms.glsl', 'utf8')
  const numbers = new RegExp(`${name} = vec4\\((.*?)\\)`).exec(source)?.[1] ?? ''
  return numbers.split(',').map(Number)
}

describe.each([
  [1, 'TRIANGLE'],
  [2, 'SQUARE'],
  [3, 'PENTAGON'],
] as const)('shape %i, the %s', (shape, name) => {
  const [flat = 0, radius = 0, rounding = 0, below = 0] = formOf(name)
  const side = sideAngle(shape)

  it('stands as high as the shader draws it, and on a corner higher by the corner', () => {
    expect(standsOver(shape, 0)).toBeCloseTo(radius * flat + rounding + below, 6)
    expect(standsOver(shape, side / 2)).toBeCloseTo(radius + rounding + below * Math.cos(side / 2), 6)
    expect(standsOver(shape, -side)).toBeCloseTo(radius * flat + rounding + below * Math.cos(side), 6)
  })

  it('comes as far as it is round: what touches the line does not slide', () => {
    const length = 2 * radius * Math.sin(side / 2) + rounding * side
    expect([0, 1, 2].map(sides => rolledAlong(shape, sides * side))).toEqual(
      [0, 1, 2].map(sides => expect.closeTo(sides * length, 9)),
    )
    // The middle of the corner on which it rolls moves by what the rounding rolls off, and no more.
    for (const rolled of [0.1, 0.5, 0.9].map(part => part * side)) {
      const cornerAt = rolledAlong(shape, rolled) - radius * Math.sin(rolled - side / 2)
      expect(cornerAt - rounding * rolled).toBeCloseTo(radius * Math.sin(side / 2), 9)
    }
  })

  it('has its origin beside its middle when it leans', () => {
    expect([0, side].map(turned => originBeside(shape, turned))).toEqual(
      [0, -below * Math.sin(side)].map(beside => expect.closeTo(beside, 9)),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { euler, multiply, type Quat, slerp, turn, type Vec3 } from '../../../src/film/vec.ts'

const angle = fc.integer({ min: -80, max: 80 })
const turns = fc.tuple(angle, angle, angle)
const close = (a: readonly number[], b: readonly number[]): void => {
  a.forEach((value, i) => {
    expect(value).toBeCloseTo(b[i] ?? Number.NaN, 6)
  })
}

describe('turns', () => {
  it('about one axis each turn as a right hand does, y up and z to the viewer', () => {
    close(turn([0, 0, 0], euler(90, 0, 0), 0, 1, 0), [0, 0, 1])
    close(turn([0, 0, 0], euler(0, 90, 0), 0, 0, 1), [1, 0, 0])
    close(turn([0, 0, 0], euler(0, 0, 90), 1, 0, 0), [0, 1, 0])
  })

  it('follow one another as Rz·Ry·Rx', () => {
    fc.assert(
      fc.property(turns, ([rx, ry, rz]) => {
        const zy = multiply([0, 0, 0, 1], euler(0, 0, rz), euler(0, ry, 0))
        close(multiply([0, 0, 0, 1], zy, euler(rx, 0, 0)), euler(rx, ry, rz))
      }),
    )
  })

  it('keep lengths', () => {
    fc.assert(
      fc.property(turns, ([rx, ry, rz]) => {
        const out: Vec3 = [0, 0, 0]
        expect(Math.hypot(...turn(out, euler(rx, ry, rz), 3, -4, 12))).toBeCloseTo(13, 6)
      }),
    )
  })

  it('blend the shortest way, from the one to the other', () => {
    fc.assert(
      fc.property(turns, turns, (a, b) => {
        const [from, to] = [euler(...a), euler(...b)]
        const opposite = to.map(x => -x) as Quat
        close(slerp([0, 0, 0, 1], from, to, 0), from)
        const mid = slerp([0, 0, 0, 1], from, to, 0.5)
        const other = slerp([0, 0, 0, 1], from, opposite, 0.5)
        expect(Math.abs(mid.reduce((sum, x, i) => sum + x * (other[i] ?? 0), 0))).toBeCloseTo(1, 6)
        expect(Math.hypot(...mid)).toBeCloseTo(1, 6)
      }),
    )
    close(slerp([0, 0, 0, 1], euler(0, 0, 0), euler(0, 0, 60), 0.5), euler(0, 0, 30))
  })
})

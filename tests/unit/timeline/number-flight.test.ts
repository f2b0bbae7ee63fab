import { describe, expect, it } from 'vitest'
import {
  nameDown,
  namedAt,
  namedScale,
  nameTurnedAt,
  namingAt,
  stepAt,
} from '../../../src/timeline/naming.ts'
import { letterHops, numberFlownAt, numberOffAt, rideNumber } from '../../../src/timeline/number-flight.ts'
import { FORM, LOOK, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { inPlace } from '../../../src/timeline/riding.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

const SHAPES = [0, 1, 2, 3] as const
const { named, gather } = REPRESENTATION
const EVERY = Array.from({ length: 1001 }, (_, i) => (i / 1000) * gather.from)
const desktop = layoutOf('desktop')

describe('the number of a piece in the legend', () => {
  it('leaves the piece that has come forward and turned over to it, and is there before the next one comes', () => {
    for (const shape of SHAPES) {
      for (const progress of EVERY.filter(at => numberOffAt(at, shape) > 0 && numberFlownAt(at, shape) < 1)) {
        expect(nameTurnedAt(progress, shape)).toBe(1)
        expect(namedAt(progress, shape)).toBe(1)
      }
      expect(numberFlownAt(named.from + (shape + 1) * named.step, shape)).toBe(1)
      expect(numberFlownAt(named.from + shape * named.step, shape)).toBe(0)
    }
    expect(numberFlownAt(gather.from, 3)).toBe(1)
    // The legend closes up when the last one lies again.
    expect(namingAt(gather.from)).toBe(0)
  })

  it('is on its piece until it has come off it, and not after that', () => {
    for (const shape of SHAPES)
      for (const progress of EVERY) {
        const shows = peek(pictureAt('representation', progress, desktop), tokenOf(0, shape), FORM + 3) === 1
        if (shows) expect(numberOffAt(progress, shape)).toBeLessThan(1)
        const isTold = stepAt(progress, shape) > 0.5 && numberOffAt(progress, shape) < 1
        if (isTold) expect(shows).toBe(true)
      }
  })

  it('is never on its way where the story rests', () => {
    for (let px = 0; px < 3000 * gather.from; px++) {
      const stop = stopAt('representation', px, 3000, 3) / 3000
      for (const shape of SHAPES) expect([0, 1]).toContain(numberFlownAt(stop, shape))
      expect(peek(pictureAt('representation', stop, desktop), tokenOf(0, 0), LOOK + 3)).toBe(0)
    }
  })
})

describe.each(Object.keys(WINDOWS) as WindowName[])('the flight of a number: %s', name => {
  const layout = layoutOf(name)
  const upright = layout.portrait && layout.widthPx < 700
  const ownOf = (shape: number) => {
    const { x, y, size } = layout.legend[shape] ?? { x: 0, y: 0, size: 1 }
    return layout.portrait
      ? { x: x + 2.4 * size, y: y - 0.1 * size, size: 0.33 * size }
      : { x: x + 0.22 * size, y: y - 1.32 * size, size: 0.19 * size }
  }
  const at = (flown: number, shape: number) => {
    const out = inPlace()
    const own = ownOf(shape)
    rideNumber(out, flown, shape, own, layout)
    return { x: own.x + out.dx, y: own.y + out.dy, scale: out.scale }
  }

  it('begins on the piece and ends in its place', () => {
    for (const shape of SHAPES) {
      const own = ownOf(shape)
      const piece = layout.legend[shape] ?? { x: 0, y: 0, size: 1 }
      expect(at(0, shape).x).toBeCloseTo(piece.x)
      expect(Math.abs(at(0, shape).y - piece.y)).toBeLessThan(0.15 * piece.size)
      expect(at(0, shape).scale).toBeGreaterThan(0.4)
      const { x, y, scale } = at(1, shape)
      expect([x, y, scale]).toEqual([own.x, own.y, 1].map(value => expect.closeTo(value, 6)))
    }
  })

  it('passes beside the name, or under the letter in its own row', () => {
    for (const shape of SHAPES) {
      const { x, y, size } = layout.legend[shape] ?? { x: 0, y: 0, size: 1 }
      const scale = namedScale(size, layout)
      for (let flown = 0; flown <= 1; flown += 0.01) {
        const digit = at(flown, shape)
        const half = 0.17 * size * digit.scale
        if (upright) {
          // As high as it is in its place, and 8 px over the next row's name.
          const high = 0.5 * size * digit.scale
          const [letter, name, next] = [y - 0.36 * size, y + 0.36 * size, y - 0.77 * size]
          if (digit.x > x + 0.65 * size) expect(digit.y - high / 2).toBeGreaterThan(next + 8)
          const hop = letterHops(flown, shape, layout)
          if (digit.x > x + 0.72 * size && digit.x < x + 1.35 * size)
            expect(digit.y + high / 2).toBeLessThan(letter + hop - 3)
          // A tall letter stays under its own name.
          expect(letter + 0.55 * size + hop).toBeLessThan(name)
        }
        const nameY = y - 0.66 * size - nameDown(size, layout)
        if (!layout.portrait && Math.abs(digit.y - nameY) < half)
          expect(digit.x - half / 1.7).toBeGreaterThan(x + 0.16 * size * scale)
      }
    }
  })
})

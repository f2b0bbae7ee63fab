import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { ownDrawnAt } from '../../../src/timeline/band.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { ROLLS } from '../../../src/timeline/leaps.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { createPicture, FORM, peek, STRIDE, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { rideOwn } from '../../../src/timeline/sun.ts'
import { OWN_LINE } from '../../../src/timeline/thresholds.ts'
import { layoutOf, seen, shownOf, showPattern, WINDOWS, type WindowName } from './story.ts'

/** A pin so long that its stops are exact. */
const PX = 100_000
/** How high the middle of each piece is over its foot, of its size. */
const FEET = [0, 0.3675, 0.437, 0.4613]

function shownAs(pattern: string, of: Layout) {
  const shown = shownOf(of)
  showPattern(shown, pattern)
  return shown
}

describe.each(Object.keys(WINDOWS) as WindowName[])('on the sun that has grown on a %s', name => {
  const of = layoutOf(name)
  const row = leadRow(of.entries)
  const at = (pattern: string, progress: number) => {
    const drawn = createPicture()
    sample({ stage: 'footer', progress, offsetPx: 0 }, of, createHeroLive(), shownAs(pattern, of), drawn)
    return drawn
  }
  const angleOf = (drawn: ReturnType<typeof at>, shape: number) => {
    const { x, y } = seen(drawn, tokenOf(row, shape), of)
    return Math.atan2(x - drawn.ground.sunX, y - drawn.ground.sunY)
  }

  it.each(PATTERNS)(
    'the three of %s roll to its columns, the circle stays free, and the sun turns against them',
    pattern => {
      const [before, after] = [at(pattern, ROLLS.from), at(pattern, ROLLS.until)]
      const angles = [1, 2, 3].map(shape => angleOf(after, shape))
      const columns = [1, 2, 3].map(shape => pattern.indexOf(String(shape)))
      const pitch = Math.max(...angles.map((each, i) => each / ((columns[i] ?? 0) - 1.5)))
      expect(angles).toEqual(columns.map(column => expect.closeTo((column - 1.5) * pitch, 3)))
      const ways = [1, 2, 3].map((shape, i) => (angles[i] ?? 0) - angleOf(before, shape))
      const most = ways.filter(way => way > 0).length > 1 ? 1 : -1
      expect(before.ground.sunTurned).toBeCloseTo(0, 9)
      expect(Math.sign(after.ground.sunTurned)).toBe(-most)
      // Each rolls over a corner at least.
      for (const shape of [1, 2, 3]) {
        const over = Array.from({ length: 40 }, (_, i) => {
          const drawn = at(pattern, ROLLS.from + (i / 40) * (ROLLS.until - ROLLS.from))
          const { x, y, size } = seen(drawn, tokenOf(row, shape), of)
          return (
            Math.hypot(x - drawn.ground.sunX, y - drawn.ground.sunY) -
            drawn.ground.sunRadius -
            (FEET[shape] ?? 0) * size
          )
        })
        expect(Math.max(...over)).toBeGreaterThan(0.05 * of.u * 78)
      }
      // They stay there.
      expect([1, 2, 3].map(shape => angleOf(at(pattern, 1), shape))).toEqual(
        angles.map(each => expect.closeTo(each, 6)),
      )
    },
  )

  it('each turns over to its number with its column’s quarter of the line, and the page rests at quarters', () => {
    const rests = [ROLLS.until, 0.56, 0.65, 0.74, 0.8, 1].map(
      progress => stopAt('footer', progress * PX, PX, 0) / PX,
    )
    const numbers = rests.map(progress => {
      const drawn = at('3021', progress)
      return [3, 0, 2, 1].map(shape => peek(drawn, tokenOf(row, shape), FORM + 3)).join('')
    })
    // The circle's own number comes last of all.
    expect(numbers).toEqual(['0000', '1000', '1000', '1010', '1011', '1111'])
    expect(rests.map(progress => 4 * ownDrawnAt(progress))).toEqual(
      [0, 1, 2, 3, 4, 4].map(k => expect.closeTo(k, 6)),
    )
    for (const progress of rests)
      for (const shape of [1, 2, 3]) {
        const across = at('3021', progress).objects[tokenOf(row, shape) * STRIDE + TURN + 1] ?? 0
        expect(Math.abs(across)).toBeLessThan(0.02)
      }
  })

  it('the line stands with its tip on the rim in the circle’s column, also as it swells when it closes', () => {
    const place = { x: 0, y: 0, size: 100 }
    const riding = { dx: 0, dy: 0, scale: 1 }
    const scales = [OWN_LINE.from, 0.7, 0.802, 0.82, 1].map(progress => {
      rideOwn(progress, 3, place, of, riding)
      const { sunY, sunRadius } = at('3210', progress).ground
      const away = Math.hypot(riding.dx, riding.dy - sunY) - sunRadius
      // As far from the rim as its width is a hair's.
      expect(away - 50 * riding.scale).toBeCloseTo(1.2, 6)
      const { x, y } = seen(at('2103', 1), tokenOf(row, 3), of)
      expect(Math.atan2(riding.dx, riding.dy - sunY)).toBeCloseTo(
        Math.atan2(x, y - at('2103', 1).ground.sunY),
        3,
      )
      return riding.scale
    })
    expect([scales[0], scales[1], scales[3], scales[4]]).toEqual([1, 1, 1, 1])
    expect(scales[2]).toBeGreaterThan(1.1)
  })
})

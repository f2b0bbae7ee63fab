import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { ownDrawnAt, ownGiltAt, ownScaleAt, ownUngiltAt } from '../../../src/timeline/band.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { ROLLS } from '../../../src/timeline/leaps.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { createPicture, FORM, peek, STRIDE, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { columnTurn, standingSize } from '../../../src/timeline/sun.ts'
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
      expect(angles).toEqual(columns.map(column => expect.closeTo(columnTurn(column, of), 3)))
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
    const rests = [ROLLS.until, 0.53, 0.61, 0.69, 0.78, 1].map(
      progress => stopAt('footer', progress * PX, PX, 0) / PX,
    )
    const numbers = rests.map(progress => {
      const drawn = at('3021', progress)
      return [3, 0, 2, 1].map(shape => peek(drawn, tokenOf(row, shape), FORM + 3)).join('')
    })
    expect(numbers).toEqual(['0000', '1000', '1100', '1110', '1111', '1111'])
    expect(rests.map(progress => 4 * ownDrawnAt(progress))).toEqual(
      [0, 1, 2, 3, 4, 4].map(k => expect.closeTo(k, 6)),
    )
    for (const progress of rests)
      for (const shape of [1, 2, 3]) {
        const across = at('3021', progress).objects[tokenOf(row, shape) * STRIDE + TURN + 1] ?? 0
        expect(Math.abs(across)).toBeLessThan(0.02)
      }
  })

  it('gold runs round the closed line, which swells as each of them closes, while the four hop one after the other', () => {
    const scroll = Array.from({ length: 400 }, (_, i) => 0.5 + i / 798)
    for (const progress of scroll) if (ownGiltAt(progress) > 0) expect(ownDrawnAt(progress)).toBe(1)
    expect([ownGiltAt(0.8) > 0, ownGiltAt(1)]).toEqual([true, 1])
    // In the end the line is ivory again: no figure has a shape's colour.
    for (const progress of scroll) expect(ownUngiltAt(progress)).toBeLessThanOrEqual(ownGiltAt(progress))
    expect([ownUngiltAt(0.9) < 0.6, ownUngiltAt(1)]).toEqual([true, 1])
    const swelled = scroll.filter(progress => ownScaleAt(progress) > 1.07)
    expect([ownDrawnAt(swelled[0] ?? 0), ownGiltAt(swelled.at(-1) ?? 0)]).toEqual([1, 1])
    expect([ownScaleAt(0.7), ownScaleAt(0.85), ownScaleAt(1)]).toEqual([1, 1, 1])
    const rests = at('3021', 0.785)
    for (const [column, shape] of [3, 0, 2, 1].entries()) {
      const hops = scroll.filter(progress => {
        const rise =
          seen(at('3021', progress), tokenOf(row, shape), of).y - seen(rests, tokenOf(row, shape), of).y
        return ownGiltAt(progress) > 0 && rise > 0.1 * standingSize(of)
      })
      expect(hops.map(progress => Math.floor(4 * ownGiltAt(progress)))).toEqual(hops.map(() => column))
      expect(hops.length).toBeGreaterThan(5)
    }
  })
})

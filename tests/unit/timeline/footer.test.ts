import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { ROLLS } from '../../../src/timeline/leaps.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { createPicture, LOOK, peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { spacingAt, sunOf } from '../../../src/timeline/sun.ts'
import { OWN_LINE, SUNRISE } from '../../../src/timeline/thresholds.ts'
import {
  layoutOf,
  pictureAt,
  seen,
  shownOf,
  showPattern,
  visible,
  WINDOWS,
  type WindowName,
} from './story.ts'

const layout = layoutOf('desktop')
const phone = layoutOf('phone')
const picture = (progress: number, of = layout) => pictureAt('footer', progress, of)

describe('the sun', () => {
  it('ends with radius 1560 round (0, −1410), its top 300 px from the top of the stage', () => {
    const { sunX, sunY, sunRadius, sunRim } = picture(1).ground
    expect([sunX, sunY, sunRadius, sunRim].map(Math.round)).toEqual([0, -1410, 1560, 34])
    expect(450 - (sunY + sunRadius)).toBeCloseTo(300, 6)
  })

  it('ends with radius 520, its top at 236 px, on a phone', () => {
    const { sunY, sunRadius } = picture(1, phone).ground
    expect([sunRadius, 422 - (sunY + sunRadius)]).toEqual([expect.closeTo(520, 6), expect.closeTo(236, 6)])
  })

  it('grows out of the circle, from its place and size, by little of its size at a time all the way', () => {
    const circle = tokenOf(leadRow(24), 0)
    const start = seen(picture(0), circle, layout)
    const { sunX, sunY, sunRadius } = picture(0.00005).ground
    expect(Math.hypot(sunX - start.x, sunY - start.y)).toBeLessThan(0.5)
    expect(sunRadius).toBeCloseTo(start.size / 2, 1)
    const radii = Array.from({ length: 41 }, (_, i) => picture(i * 0.0064).ground.sunRadius || start.size / 2)
    const shares = radii.slice(1).map((radius, i) => radius / (radii[i] ?? 1))
    expect(Math.max(...shares)).toBeLessThan(1.15)
    expect(Math.min(...shares)).toBeGreaterThan(1)
  })

  it('lies under the circle until that is flat and as large as it: nothing shows through a body', () => {
    const circle = tokenOf(leadRow(24), 0)
    let faded = 0
    for (let progress = 0; progress < 0.12; progress += 0.001) {
      const drawn = picture(progress)
      const [alpha = 0, thick = 0, shadow = 0] = [0, 1, 2].map(at => peek(drawn, circle, LOOK + at))
      if (alpha === 1) continue
      faded++
      expect([thick, shadow]).toEqual([0, 0].map(each => expect.closeTo(each, 9)))
      if (alpha > 0) expect(seen(drawn, circle, layout).size / 2).toBeCloseTo(drawn.ground.sunRadius, 0)
    }
    expect(faded).toBeGreaterThan(20)
  })

  it('takes wall, gloss and shadow from the circle little by little, not all at once', () => {
    const circle = tokenOf(leadRow(24), 0)
    const looks = Array.from({ length: 61 }, (_, i) => {
      const drawn = picture(i * 0.004)
      return [0, 1, 2].map(at => peek(drawn, circle, LOOK + at))
    })
    const [full = []] = looks
    for (const [i, look] of looks.slice(1).entries())
      for (const [at, value] of look.entries()) {
        const change = Math.abs(value - (looks[i]?.[at] ?? 0)) / (full[at] ?? 1)
        expect(change).toBeLessThan(0.15)
      }
    expect(looks.at(-1)?.[0]).toBe(0)
  })

  it('has the rim of the circle, as wide for its size, until that is as wide as the sun has it', () => {
    for (const progress of [0.016, 0.04, 0.064]) {
      const { sunRadius, sunRim } = picture(progress).ground
      expect(sunRim).toBeCloseTo(0.076 * 2 * sunRadius, 6)
    }
    expect(picture(0.16).ground.sunRim).toBeCloseTo(34, 6)
  })

  it('is as large as in the end at .40, after the ink has reached the top of the stage', () => {
    expect(picture(SUNRISE.sun).ground.sunRadius).toBeCloseTo(1560, 6)
    const { border, steps, paper } = picture(SUNRISE.ink.until - 1e-4).ground
    expect(paper).toBe(true)
    for (const step of steps) expect(border + step).toBeGreaterThan(449)
    expect(picture(SUNRISE.ink.until).ground.paper).toBe(false)
  })

  it('has the ink rise level under the pieces, which stand on it until they leap off', () => {
    for (const progress of [0.01, 0.02, 0.04]) {
      const drawn = picture(progress)
      const { border, steps } = drawn.ground
      expect([...steps]).toEqual([0, 0, 0, 0])
      const risenPx = border - picture(0).ground.border
      expect(risenPx).toBeGreaterThan(0)
      // The farthest one leaps last.
      const heights = (of: typeof drawn) =>
        [1, 2, 3].map(shape => seen(of, tokenOf(leadRow(24), shape), layout).y)
      const rises = heights(drawn).map((y, i) => y - (heights(picture(0))[i] ?? 0))
      expect(Math.min(...rises)).toBeCloseTo(risenPx, 0)
    }
  })

  it.each(Object.keys(WINDOWS) as WindowName[])(
    'comes to rest in the middle of a %s, over its lower half, the three evenly on it',
    name => {
      const of = layoutOf(name)
      const { sunX, sunY, sunRadius } = picture(SUNRISE.half, of).ground
      expect(sunX).toBeCloseTo(0, 6)
      expect(sunRadius).toBeGreaterThan(0.3 * Math.min(of.widthPx, 1.2 * of.heightPx))
      expect(Math.abs(sunY + sunRadius - 0.12 * of.heightPx)).toBeLessThan(0.05 * of.heightPx)
      const places = visible(picture(SUNRISE.half, of), of)
        .filter(({ kind, object }) => kind === 'token' && object !== tokenOf(leadRow(of.entries), 0))
        .map(({ x, y }) => Math.atan2(x, y - sunY))
        .toSorted((a, b) => a - b)
      const apart = spacingAt(
        SUNRISE.half,
        sunRadius,
        places.length === 3 ? (of.portrait ? 78 : name === 'desktop' ? 176 : 128) * of.u : 0,
        of,
      )
      // The origin of a piece that stands on another side is beside its middle.
      expect(places).toEqual([-apart, 0, apart].map(angle => expect.closeTo(angle, 1)))
    },
  )
})

const FEET = [0, 0.3675, 0.437, 0.4613]

describe.each(Object.keys(WINDOWS) as WindowName[])('the other three on a %s', name => {
  const of = layoutOf(name)
  const row = leadRow(of.entries)
  const [angle, gap] = name === 'tall tablet' ? [10.5, 6.5] : of.portrait ? [9.5, 0] : [10.5, 2]

  it('stand on the rim, upright on it, in the columns of their row, as far apart as in the still picture', () => {
    const css = readFileSync('src/landing/footer/overlay.module.css', 'utf8')
    expect(css.replaceAll(/\n\s+/g, ' ')).toContain(`--lean: ${angle}deg; --gap: ${gap}deg;`)
    const drawn = picture(1, of)
    const sun = sunOf(of)
    const shown = shownOf(of)
    for (const shape of [1, 2, 3]) {
      const { x, y, size } = seen(drawn, tokenOf(row, shape), of)
      const degrees = (Math.atan2(x, y - sun.y) * 180) / Math.PI
      const turn = (shown[shape] ?? 0) - 1.5
      expect(degrees).toBeCloseTo(turn * angle + Math.sign(turn) * gap, 3)
      expect(Math.hypot(x, y - sun.y)).toBeCloseTo(sun.radius + size * (FEET[shape] ?? 0), 1)
      const turned = (2 * Math.asin(peek(drawn, tokenOf(row, shape), TURN + 2)) * 180) / Math.PI
      expect(turned).toBeCloseTo(-degrees, 3)
    }
  })

  it('keep clear of the circle that grows and of one another, whichever pattern is shown', () => {
    const drawn = createPicture()
    const [shown, hand, live] = [shownOf(of), createHand(), createHeroLive()]
    for (const pattern of PATTERNS) {
      showPattern(shown, pattern)
      for (let progress = 0.005; progress < 0.7; progress += 0.01) {
        sample({ stage: 'footer', progress, offsetPx: 0 }, of, live, shown, drawn, hand)
        const { sunX, sunY, sunRadius } = drawn.ground
        const pieces = [1, 2, 3].map(shape => ({ shape, ...seen(drawn, tokenOf(row, shape), of) }))
        for (const [i, a] of pieces.entries()) {
          const away = Math.hypot(a.x - sunX, a.y - sunY) - sunRadius
          // On another side the origin of a triangle is nearer to the rim.
          const feet = away - ((FEET[a.shape] ?? 0) - 0.06) * a.size
          expect(feet / a.size, `${pattern} ${progress}`).toBeGreaterThan(0)
          for (const b of pieces.slice(i + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y) / a.size, `${pattern} ${progress}`).toBeGreaterThan(1.06)
        }
      }
    }
  })

  it('lie in front of the circle that grows under them', () => {
    const drawn = pictureAt('footer', 0.06, of)
    const circle = peek(drawn, tokenOf(row, 0), 2)
    for (const shape of [1, 2, 3]) expect(peek(drawn, tokenOf(row, shape), 2)).toBeGreaterThan(circle)
  })

  it('are inside the stage', () => {
    for (const { x, y, size } of visible(picture(1, of), of).filter(({ kind }) => kind === 'token')) {
      expect(Math.abs(x) + size / 2).toBeLessThan(of.widthPx / 2)
      expect(Math.abs(y) + size / 2).toBeLessThan(of.heightPx / 2)
    }
  })
})

/** The pattern whose circle is in a column: its pieces' columns, by shape. */
it('fades the contour lines in when the ink is over the paper, and out before the line of the row is drawn', () => {
  const grounds = [SUNRISE.ink.until, 0.2416, ROLLS.from, OWN_LINE.from, 1].map(p => picture(p).ground)
  expect(grounds.map(({ contour }) => contour.toFixed(2))).toEqual(['0.00', '0.26', '0.26', '0.00', '0.00'])
})

it('begins with a row of the stack where there is no data sheet', () => {
  const bare = layoutOf('desktop', { entries: 0 })
  const kinds = new Set(visible(picture(0, bare), bare).map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual(['board', 'ring', 'token'])
  const left = visible(picture(ROLLS.until, bare), bare)
  expect(left.map(({ object }) => object)).toEqual([1, 2, 3])
  expect(picture(1, bare).ground).toMatchObject({ paper: false, sunRadius: expect.closeTo(1560, 6) })
})

describe('a piece under the pointer', () => {
  it('is raised by what it hops, and no other one is', () => {
    const hand = createHand()
    hand.hops[2] = 12
    const [before, after] = [createPicture(), createPicture()]
    const place = { stage: 'footer', progress: 1, offsetPx: 0 } as const
    sample(place, layout, createHeroLive(), shownOf(layout), before)
    sample(place, layout, createHeroLive(), shownOf(layout), after, hand)
    const row = leadRow(layout.entries)
    const rises = [1, 2, 3].map(
      shape => peek(after, tokenOf(row, shape), 1) - peek(before, tokenOf(row, shape), 1),
    )
    const { 1: first, 2: second, 3: third } = shownOf(layout)
    expect(rises.map(Math.round)).toEqual([first, second, third].map(column => (column === 2 ? 12 : 0)))
  })
})

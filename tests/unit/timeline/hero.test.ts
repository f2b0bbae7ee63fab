import { describe, expect, it } from 'vitest'
import { createBody, PHONE, peek, TURN, tokenOf } from '../../../src/timeline/body.ts'
import { createHeroLive, flightOf, sampleHero } from '../../../src/timeline/hero.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS } from './story.ts'

const desktop = layoutOf('desktop')
const phone = layoutOf('phone')

/** Position and size of the four tokens and the phone. */
const places = (progress: number, layout = desktop): number[][] => {
  const body = pictureAt('hero', progress, layout)
  return [0, 1, 2, 3, PHONE].map(object => [0, 1, 2, 3].map(i => Math.round(peek(body, object, i))))
}

describe('the hero at hold', () => {
  it('stands as drawn at 1440 × 900', () => {
    expect(places(0)).toEqual([
      [583, 236, -330, 560],
      [108, -262, 240, 250],
      [583, -280, 210, 236],
      [122, 250, -230, 300],
      [334, -24, 0, 742],
    ])
  })

  it('stands as drawn at 390 × 844', () => {
    expect(places(0, phone)).toEqual([
      [132, -78, -220, 224],
      [-116, -330, 130, 124],
      [140, -310, 110, 126],
      [-136, -92, -110, 150],
      [2, -276, 0, 520],
    ])
  })

  it('rests until .55', () => {
    expect(places(0.55)).toEqual(places(0))
    expect(places(0.6)).not.toEqual(places(0))
  })

  it('sends the tokens one after the other, and has them all in the legend from .95 on', () => {
    const flown = [0, 1, 2, 3].map(i => flightOf(0.7, i))
    expect(flown).toEqual(flown.toSorted((a, b) => b - a))
    expect(new Set(flown).size).toBe(4)
    expect([0, 1, 2, 3].map(i => flightOf(0.95, i))).toEqual([1, 1, 1, 1])
  })

  it('flies odd tokens in a higher arc than even ones', () => {
    const lift = (i: number) => {
      // Where a token is half-way: its height less the straight line's.
      const progress =
        Array.from({ length: 400 }, (_, n) => 0.55 + n / 1000).find(p => flightOf(p, i) >= 0.5) ?? 1
      const body = pictureAt('hero', progress, desktop)
      const start = peek(pictureAt('hero', 0, desktop), tokenOf(0, i), 2)
      return peek(body, tokenOf(0, i), 2) - start * (1 - flightOf(progress, i))
    }
    expect([0, 1, 2, 3].map(i => Math.round(lift(i)))).toEqual([24, 60, 24, 60])
  })

  it.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
    'sinks the phone below a %s before it is gone',
    name => {
      const layout = layoutOf(name)
      const last = pictureAt('hero', 0.899, layout)
      const { y, h } = seen(last, PHONE, layout)
      expect(y + h).toBeLessThan(-layout.heightPx / 2)
      expect(visible(pictureAt('hero', 0.9 + 1e-9, layout), layout).map(({ kind }) => kind)).not.toContain(
        'phone',
      )
    },
  )

  it('ends level in the legend’s places', () => {
    const body = pictureAt('hero', 1, desktop)
    for (let i = 0; i < 4; i++) {
      const { x, y, size } = desktop.legend[i] ?? { x: Number.NaN, y: 0, size: 0 }
      const object = tokenOf(0, i)
      expect([0, 1, 2, 3].map(at => peek(body, object, at))).toEqual([x, y, expect.closeTo(0, 4), size])
      expect([0, 1, 2, 3].map(at => peek(body, object, TURN + at))).toEqual([
        expect.closeTo(0, 6),
        expect.closeTo(0, 6),
        expect.closeTo(0, 6),
        expect.closeTo(1, 6),
      ])
    }
  })
})

describe('what moves the hero besides the scroll', () => {
  const withPointer = (progress: number, pointerX: number, pointerY: number) => {
    const body = createBody()
    sampleHero(progress, desktop, { ...createHeroLive(), pointerX, pointerY }, body)
    return body
  }

  it('shifts tokens by up to 10 px, near ones farther, and not at all in the legend', () => {
    const shift = (progress: number, i: number) =>
      peek(withPointer(progress, 1, 0), i, 0) - peek(withPointer(progress, 0, 0), i, 0)
    const near = shift(0, 1)
    const far = shift(0, 0)
    expect(near).toBeGreaterThan(far)
    expect(far).toBeGreaterThan(0)
    expect(near).toBeLessThanOrEqual(13)
    expect([0, 1, 2, 3].map(i => shift(1, i))).toEqual([0, 0, 0, 0])
  })

  it('brings the tokens in from z −900, and the phone from 60 px below', () => {
    const body = createBody()
    sampleHero(
      0,
      desktop,
      { ...createHeroLive(), entered: new Float32Array([0, 0.5, 1, 1]), phoneEntered: 0 },
      body,
    )
    expect([0, 1, 2].map(i => Math.round(peek(body, i, 2)))).toEqual([-330 - 900, 240 - 450, 210])
    expect(Math.round(peek(body, PHONE, 1))).toBe(-24 - 60)
  })
})

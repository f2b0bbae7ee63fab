import { describe, expect, it } from 'vitest'
import { CASCADE, gatheredAt, landedAt } from '../../../src/timeline/cascade.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { HERO_FLIGHT } from '../../../src/timeline/hero-flight.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { heroStillOf } from '../../../src/timeline/hero-poses.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { HEADING_LEAVES, lineGone } from '../../../src/timeline/legend-words.ts'
import {
  createPicture,
  LOOK,
  PHONE,
  type Picture,
  PLACE,
  peek,
  TURN,
  tokenOf,
} from '../../../src/timeline/picture.ts'
import { distance, pieceSeen } from './outline-of.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS } from './story.ts'

const desktop = layoutOf('desktop')
const phone = layoutOf('phone')

/** Position and size of the four tokens and the phone. */
const places = (progress: number, layout = desktop): number[][] => {
  const drawn = pictureAt('hero', progress, layout)
  return [0, 1, 2, 3, PHONE].map(object => [0, 1, 2, 3].map(i => Math.round(peek(drawn, object, i))))
}

describe('the hero at hold', () => {
  it('stands as drawn at 1440 × 900, but for the near pieces, which leave the phone’s sessions to be read, and what the circle’s number moves', () => {
    expect(places(0)).toEqual([
      [629, 158, -200, 626],
      [-32, -278, 240, 250],
      [518, -280, 210, 150],
      [104, 254, -230, 300],
      [250, -24, 0, 742],
    ])
  })

  it('stands as drawn at 390 × 844, but for what it leaves to be read, and what the circle’s number moves', () => {
    expect(places(0, phone)).toEqual([
      [147, -104, -100, 256],
      [-178, -341, 130, 124],
      [172, -354, 110, 126],
      [-170, -120, -110, 150],
      [-28, -291, 0, 520],
    ])
  })

  it('lets the phone fall when the headline has gone', () => {
    const up = (progress: number) => peek(pictureAt('hero', progress, desktop), PHONE, PLACE + 1)
    expect(up(HEADING_LEAVES.until)).toBeGreaterThan(up(0))
    expect(up(HERO_FLIGHT.phoneGone - 0.04)).toBeLessThan(up(0) - 200)
  })

  it('has no piece over the last line of the heading while that is seen', () => {
    /** Its last letters at 1440 × 900, stage px with y up. */
    const letters = [
      [-120, 62],
      [26, 62],
      [26, -32],
      [-120, -32],
    ] as const
    for (let progress = HEADING_LEAVES.from; lineGone(progress, 2, false) < 0.95; progress += 0.002) {
      const drawn = pictureAt('hero', progress, desktop)
      for (const shape of [0, 2, 3]) {
        const isClear = distance(letters, pieceSeen(drawn, shape, desktop)) > 4
        expect([progress, shape, isClear]).toEqual([progress, shape, true])
      }
    }
  })

  it('answers to the scroll from the first px on, near pieces most and far enough to be seen', () => {
    const moved = (progress: number) =>
      places(progress).map(([x = 0, y = 0], i) =>
        Math.hypot(x - (places(0)[i]?.[0] ?? 0), y - (places(0)[i]?.[1] ?? 0)),
      )
    const [circle = 0, triangle = 0, square = 0, pentagon = 0] = moved(HERO_FLIGHT.phone)
    expect(Math.min(triangle, square)).toBeGreaterThan(Math.max(circle, pentagon))
    expect(Math.min(triangle, square)).toBeGreaterThan(60)
    expect(Math.max(...moved(HERO_FLIGHT.phone))).toBeLessThan(100)
    const turned = (i: number) => peek(pictureAt('hero', 0.02, desktop), i, TURN + 2)
    expect([0, 1, 2, 3].map(turned)).not.toEqual(
      [0, 1, 2, 3].map(i => peek(pictureAt('hero', 0, desktop), i, TURN + 2)),
    )
  })

  it('leaves the line under the keys to be read once the last choice stands', () => {
    /** Middle of the line below that of the phone, and half its width: over the phone's size. */
    const line = { below: 0.224, half: 0.145 }
    for (const progress of [0.385, 0.41, 0.44]) {
      const [x = 0, y = 0, , size = 0] = places(progress)[4] ?? []
      for (const shape of [1, 2]) {
        const piece = seen(pictureAt('hero', progress, desktop), tokenOf(0, shape), desktop)
        const dx = Math.max(Math.abs(piece.x - x) - line.half * size, 0)
        const dy = Math.abs(piece.y - (y - line.below * size))
        expect(Math.hypot(dx, dy), `shape ${shape} at ${progress}`).toBeGreaterThan(0.58 * piece.size)
      }
    }
  })

  it('has its pieces drift on into their flight without a halt', () => {
    const y = (progress: number) => peek(pictureAt('hero', progress, desktop), tokenOf(0, 3), 1)
    const per = (progress: number) => (y(progress + 0.001) - y(progress)) / 0.001
    // The last to set off.
    expect(per(HERO_FLIGHT.from + 0.005)).toBeCloseTo(per(0.1), 1)
  })

  it('has its contour lines go out with the scroll, and ends with them where they are at rest', () => {
    const flow = [0, 0.2, 0.5, 1].map(progress => pictureAt('hero', progress, desktop).ground.flow)
    expect(flow).toEqual(flow.toSorted((a, b) => a - b))
    expect(flow[0]).toBe(0)
    expect((flow.at(-1) ?? 0.5) % 1).toBe(0)
    expect(pictureAt('representation', 0, desktop).ground.flow).toBe(0)
  })

  it('lands the tokens one after the other, and has them all in the legend as it ends', () => {
    // One has landed before the next one sets off.
    expect([0, 1, 2, 3].map(i => landedAt(0.85, i) === 1)).toEqual([true, false, false, false])
    expect([0, 1, 2, 3].map(i => landedAt(0.85, i) > 0)).toEqual([true, true, false, false])
    expect([0, 1, 2, 3].map(i => landedAt(1, i))).toEqual([1, 1, 1, 1])
    // Each goes a little beyond its place.
    for (const i of [0, 1, 2, 3])
      expect(Math.max(...Array.from({ length: 200 }, (_, n) => landedAt(n / 200, i)))).toBeGreaterThan(1.05)
  })

  it('flies each token towards the eye in an arc of its own; the circle has come forward before', () => {
    // The most that a token's height has over the straight line's.
    const lift = (i: number) => {
      const start = peek(pictureAt('hero', 0, desktop), tokenOf(0, i), 2)
      const lifts = Array.from({ length: 1000 }, (_, n) => {
        const progress = HERO_FLIGHT.from + (n / 1000) * (1 - HERO_FLIGHT.from)
        const z = peek(pictureAt('hero', progress, desktop), tokenOf(0, i), 2)
        return z - start * (1 - gatheredAt(progress, i, false))
      })
      return Math.max(...lifts)
    }
    expect([1, 2, 3].map(i => Math.round(lift(i)))).toEqual(HERO_FLIGHT.arcs.slice(1))
  })

  it.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
    'sinks the phone below a %s before it is gone',
    name => {
      const layout = layoutOf(name)
      const last = pictureAt('hero', HERO_FLIGHT.phoneGone - 0.001, layout)
      const { y, h } = seen(last, PHONE, layout)
      expect(y + h).toBeLessThan(-layout.heightPx / 2)
      expect(
        visible(pictureAt('hero', HERO_FLIGHT.phoneGone + 1e-9, layout), layout).map(({ kind }) => kind),
      ).not.toContain('phone')
    },
  )

  it.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
    'has no piece cover another one from when they have set off: %s',
    name => {
      const layout = layoutOf(name)
      for (let progress = 0.5; progress < CASCADE.land.from; progress += 0.005) {
        const drawn = pictureAt('hero', progress, layout)
        const pieces = [0, 1, 2, 3].map(shape => seen(drawn, tokenOf(0, shape), layout))
        // Radius of a circle about each, but for corners.
        for (const [i, a] of pieces.entries())
          for (const b of pieces.slice(0, i))
            expect([progress, i, Math.hypot(a.x - b.x, a.y - b.y) > 0.43 * (a.size + b.size)]).toEqual([
              progress,
              i,
              true,
            ])
      }
    },
  )

  it.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
    'leaves what has been behind the phone behind it until that is gone: %s',
    name => {
      for (let progress: number = HERO_FLIGHT.from; progress < HERO_FLIGHT.phoneGone; progress += 0.005) {
        const drawn = pictureAt('hero', progress, layoutOf(name))
        for (const shape of [0, 3]) expect(peek(drawn, tokenOf(0, shape), 2)).toBeLessThan(0)
      }
    },
  )

  it('spreads the flights: in every 60 px of them a piece goes far, and none faster than an eye follows', () => {
    const step = 60 / 1620
    for (let progress = 0.5; progress < 0.68; progress += step) {
      const [a, b] = [progress, progress + step].map(p => pictureAt('hero', p, desktop))
      const gone = [0, 1, 2, 3].map(shape => {
        const [from, to] = [a, b].map(drawn => seen(drawn ?? createPicture(), tokenOf(0, shape), desktop))
        return Math.hypot((to?.x ?? 0) - (from?.x ?? 0), (to?.y ?? 0) - (from?.y ?? 0))
      })
      expect(Math.max(...gone)).toBeGreaterThan(60)
      expect(Math.max(...gone)).toBeLessThan(360)
    }
  })

  it.each(Object.keys(WINDOWS) as (keyof typeof WINDOWS)[])(
    'hangs all four pieces apart and whole in the window, and nothing else: %s',
    name => {
      const layout = layoutOf(name)
      const things = visible(pictureAt('hero', CASCADE.stands, layout), layout)
      expect(things.map(({ kind }) => kind)).toEqual(['token', 'token', 'token', 'token'])
      for (const [i, a] of things.entries()) {
        expect(Math.abs(a.x) + a.size / 2).toBeLessThan(layout.widthPx / 2)
        expect(Math.abs(a.y) + a.size / 2).toBeLessThan(layout.heightPx / 2 - 24)
        expect(a.y).toBeLessThan(things[i - 1]?.y ?? layout.heightPx)
        for (const b of things.slice(0, i)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.size)
      }
    },
  )

  it('ends level in the legend’s places', () => {
    const drawn = pictureAt('hero', 1, desktop)
    for (let i = 0; i < 4; i++) {
      const { x, y, size } = desktop.legend[i] ?? { x: Number.NaN, y: 0, size: 0 }
      const object = tokenOf(0, i)
      expect([0, 1, 2, 3].map(at => peek(drawn, object, at))).toEqual([x, y, expect.closeTo(0, 4), size])
      expect([0, 1, 2, 3].map(at => peek(drawn, object, TURN + at))).toEqual([
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
    const drawn = createPicture()
    sampleHero(progress, desktop, { ...createHeroLive(), pointerX, pointerY }, drawn, createHand())
    return drawn
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

  const entering = (name: keyof typeof WINDOWS, entered: number) => {
    const drawn = createPicture()
    const all = new Float32Array(4).fill(entered)
    const live = { ...createHeroLive(), entered: all, phoneEntered: entered, choosing: entered }
    sampleHero(0, layoutOf(name), live, drawn, createHand())
    return drawn
  }

  /** Centre and size on the stage, in the units of the still picture: widths or design px, design px. */
  const flatPlace = (drawn: Picture, object: number, layout: Layout) => {
    const { x, y, size } = seen(drawn, object, layout)
    return [x / (layout.portrait ? layout.u : layout.widthPx), y / layout.u, size / layout.u]
  }

  it.each(['desktop', 'phone', 'phone on its side'] as const)(
    'begins on a %s in the places of the still picture, flat',
    name => {
      const layout = layoutOf(name)
      const drawn = entering(name, 0)
      const { tokens, phone } = heroStillOf(layout)
      const stills = [...tokens.entries(), [PHONE, phone] as const]
      for (const [object, { x, y, size, rz }] of stills) {
        const [seenX, seenY, seenSize] = flatPlace(drawn, object, layout)
        expect(Math.abs((seenX ?? 0) - x)).toBeLessThan(layout.portrait ? 0.6 : 0.6 / layout.widthPx)
        expect(Math.abs((seenY ?? 0) - y)).toBeLessThan(0.6)
        expect(Math.abs((seenSize ?? 0) - size)).toBeLessThan(0.6)
        const half = (rz * Math.PI) / 360
        expect([0, 1, 2, 3].map(i => peek(drawn, object, TURN + i))).toEqual(
          [0, 0, Math.sin(half), Math.cos(half)].map(part => expect.closeTo(part, 5)),
        )
      }
    },
  )

  it('keeps every piece in sight and on its side of the phone all the way in', () => {
    for (const entered of [0, 0.25, 0.5, 0.75, 1]) {
      const drawn = entering('desktop', entered)
      expect([0, 1, 2, 3, PHONE].map(object => peek(drawn, object, LOOK))).toEqual([1, 1, 1, 1, 1])
      expect([0, 1, 2, 3].map(token => Math.sign(peek(drawn, token, 2)))).toEqual([-1, 1, 1, -1])
    }
  })
})

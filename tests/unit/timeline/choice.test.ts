import { describe, expect, it } from 'vitest'
import { answerAt, CHOICE_STOPS, chosenAt } from '../../../src/timeline/choice.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { sampleHero } from '../../../src/timeline/hero.ts'
import { HERO_FLIGHT } from '../../../src/timeline/hero-flight.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { HEADING_LEAVES } from '../../../src/timeline/legend-words.ts'
import { PASSAGES } from '../../../src/timeline/passages.ts'
import { createPicture, FORM, LOOK, PHONE, PLACE, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { gameState } from '../../../tools/pictures/game-state.ts'
import { constants, read } from '../../shaders/sources.ts'
import { layoutOf, pictureAt, seen, WINDOWS, type WindowName } from './story.ts'

const EVERY = Array.from({ length: 1001 }, (_, i) => i / 1000)

it('the phone shows its screenshot as the hero begins, and again before the heading leaves', () => {
  const { chosen } = gameState()
  expect(constants(read('shaders/lib/choice.glsl')).get('PRINTED')).toEqual([chosen])
  expect(chosenAt(0)).toBe(chosen)
  for (const progress of EVERY.filter(p => p >= HEADING_LEAVES.from)) expect(chosenAt(progress)).toBe(chosen)
})

it('the choice is changed while the hero is read, and rests on each column that is chosen', () => {
  const rests = EVERY.map(chosenAt).filter((chosen, i, all) => chosen === all[i - 14])
  expect(new Set(rests)).toEqual(new Set([0, 1, 2, 3]))
  for (const [i, chosen] of EVERY.map(chosenAt).entries())
    expect(Math.abs(chosen - chosenAt(EVERY[i - 1] ?? 0))).toBeLessThan(0.1)
  expect(peek(pictureAt('hero', CHOICE_STOPS[1] ?? 0, layoutOf('desktop')), PHONE, FORM + 3)).toBe(2)
})

it('each column is answered, while it is chosen, by its piece: that turns over to its number, and on to its front after it', () => {
  const { basePattern } = gameState().session
  const layout = layoutOf('desktop')
  const out = { degrees: 0, risen: 0 }
  const stops = [0, ...PASSAGES.hero.slice(0, 4).map(([, , stop]) => stop)]
  for (const stop of stops) {
    const drawn = pictureAt('hero', stop, layout)
    for (const column of [0, 1, 2, 3]) {
      const isChosen = column === chosenAt(stop)
      expect(answerAt(stop, column, 1, out).degrees % 360).toBeCloseTo(isChosen ? 180 : 0)
      expect(out.risen).toBeCloseTo(Number(isChosen))
      // It is the piece that the phone's pattern has there, and the number on its back is seen.
      const token = tokenOf(0, Number(basePattern[column]))
      expect([LOOK, FORM].map(part => peek(drawn, token, part + 3))).toEqual(Array(2).fill(Number(isChosen)))
    }
  }
  // The same way round all the time, wherever the first choice has come to meanwhile.
  for (const first of [0, 0.5, 1])
    for (const column of [0, 1, 2, 3]) {
      const degrees = EVERY.map(progress => answerAt(progress, column, first, out).degrees)
      expect(degrees).toEqual(degrees.toSorted((a, b) => a - b))
      expect(Math.min(...EVERY.map(p => answerAt(p, column, first, out).risen))).toBeGreaterThanOrEqual(0)
    }
  expect(answeredFrom()).toBeLessThan(HERO_FLIGHT.phoneGone)
})

describe.each(Object.keys(WINDOWS) as WindowName[])('what a choice does to the pieces: %s', name => {
  const layout = layoutOf(name)
  const { basePattern } = gameState().session

  it('brings the one of its column forward into the window, and takes light from the others and their columns', () => {
    for (const [, , stop] of PASSAGES.hero.slice(0, 4)) {
      const drawn = pictureAt('hero', stop, layout)
      const chosen = Number(basePattern[chosenAt(stop)])
      const large = seen(drawn, tokenOf(0, chosen), layout).size
      for (const [, , other] of PASSAGES.hero.slice(0, 3))
        if (chosenAt(other) !== chosenAt(stop))
          expect(large).toBeGreaterThan(1.2 * seen(pictureAt('hero', other, layout), chosen, layout).size)
      expect(peek(drawn, PHONE, LOOK + 3)).toBeGreaterThan(0.9)
      const { x, y, size } = seen(drawn, tokenOf(0, chosen), layout)
      expect(Math.abs(x) + 0.25 * size).toBeLessThan(layout.widthPx / 2)
      expect(Math.abs(y) + 0.25 * size).toBeLessThan(layout.heightPx / 2)
      for (const shape of [0, 1, 2, 3])
        expect(peek(drawn, tokenOf(0, shape), FORM) > 0.2).toBe(shape !== chosen)
    }
  })

  it('shows the number of what a hand has turned over, whether that is chosen or not', () => {
    for (const [progress, shape, numbers] of [
      [0, 2, [1, 0, 1, 0]],
      [0, 0, [1, 0, 0, 0]],
      [PASSAGES.hero[0]?.[2] ?? 0, 2, [0, 0, 1, 0]],
    ] as const) {
      const drawn = createPicture()
      const hand = createHand()
      hand.turned[shape] = 180
      sampleHero(progress, layout, createHeroLive(), drawn, hand)
      expect([0, 1, 2, 3].map(i => peek(drawn, tokenOf(0, i), FORM + 3))).toEqual(numbers)
    }
  })

  it('has the key of the phone where a hand brings it, as far as that counts', () => {
    const keyAt = (key: number, keyLeft: number) => {
      const drawn = createPicture()
      sampleHero(0, layout, createHeroLive(), drawn, { ...createHand(), key, keyLeft })
      return peek(drawn, PHONE, FORM + 3)
    }
    expect([keyAt(3, 0), keyAt(3, 0.5), keyAt(3, 1)]).toEqual([1, 2, 3])
  })

  it('brings what comes before the phone to the place that is free of words, whatever else a hand has turned', () => {
    const placed = (...shapes: readonly number[]) => {
      const drawn = createPicture()
      const hand = createHand()
      for (const shape of shapes) hand.turned[shape] = 180
      sampleHero(0, layout, createHeroLive(), drawn, hand)
      return [1, 2].map(shape => peek(drawn, tokenOf(0, shape), PLACE))
    }
    const [triangle, square] = [placed(1)[0], placed(2)[1]]
    expect(placed(1, 3)[0]).toBeCloseTo(triangle ?? 0, 3)
    expect(placed(0, 1, 2, 3)[0]).toBeCloseTo(triangle ?? 0, 3)
    // On the other side there are none: it keeps off the phone's own, which cannot make room to both sides.
    const outward = (placed(0, 1, 2, 3)[1] ?? 0) - (square ?? 0)
    if (layout.portrait) expect(outward).toBeCloseTo(0, 3)
    else expect([outward > 10, outward < 60]).toEqual([true, true])
  })

  it('leaves each on its side of the phone', () => {
    for (const shape of [0, 1, 2, 3]) {
      const isBefore = (progress: number) =>
        peek(pictureAt('hero', progress, layout), tokenOf(0, shape), PLACE + 2) > 0
      const all = EVERY.filter((p, i) => i % 5 === 0 && p < HERO_FLIGHT.from).map(isBefore)
      expect(new Set(all).size).toBe(1)
    }
  })
})

/** Progress from which on no piece turns any more. */
function answeredFrom(): number {
  const out = { degrees: 0, risen: 0 }
  const isTurning = (progress: number) =>
    [0, 1, 2, 3].some(column => {
      answerAt(progress, column, 1, out)
      return out.risen > 1e-6
    })
  return EVERY.filter(isTurning).at(-1) ?? 1
}

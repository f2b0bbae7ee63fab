import { describe, expect, it } from 'vitest'
import { answerAt, chosenAt } from '../../../src/timeline/choice.ts'
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
  const rests = EVERY.map(chosenAt).filter((chosen, i, all) => chosen === all[i - 20])
  expect(new Set(rests)).toEqual(new Set([0, 1, 2, 3]))
  for (const [i, chosen] of EVERY.map(chosenAt).entries())
    expect(Math.abs(chosen - chosenAt(EVERY[i - 1] ?? 0))).toBeLessThan(0.1)
  expect(peek(pictureAt('hero', 0.205, layoutOf('desktop')), PHONE, FORM + 3)).toBe(2)
})

it('each column is answered once, after it has been chosen, by its piece that turns over and back', () => {
  const { basePattern } = gameState().session
  const layout = layoutOf('desktop')
  for (const column of [0, 1, 2, 3]) {
    const out = { degrees: 0, risen: 0 }
    const answers = EVERY.map(progress => {
      answerAt(progress, column, out)
      return { progress, ...out }
    })
    const over = answers.filter(({ degrees }) => Math.abs(degrees - 180) < 1)
    expect(over.length).toBeGreaterThan(0)
    expect(over.every(({ progress }) => Math.abs(chosenAt(progress) - column) < 0.01)).toBe(true)
    expect(answers[0]).toMatchObject({ degrees: 0, risen: 0 })
    expect(answers.at(-1)?.degrees).toBe(360)
    // It is the piece that the phone's pattern has there, and its back is seen.
    const token = tokenOf(0, Number(basePattern[column]))
    expect(peek(pictureAt('hero', over[0]?.progress ?? 0, layout), token, LOOK + 3)).toBe(1)
  }
  expect(answeredFrom()).toBeLessThan(HERO_FLIGHT.from + 0.001)
})

describe.each(Object.keys(WINDOWS) as WindowName[])('what a choice does to the pieces: %s', name => {
  const layout = layoutOf(name)
  const { basePattern } = gameState().session

  it('brings the one of its column forward into the window, and takes light from the others and their columns', () => {
    for (const [, , stop] of PASSAGES.hero.slice(0, 4)) {
      const drawn = pictureAt('hero', stop, layout)
      const chosen = Number(basePattern[chosenAt(stop)])
      expect(peek(drawn, tokenOf(0, chosen), LOOK + 3)).toBe(1)
      // No number: before the rules are told, it would read as that of the column.
      for (const shape of [0, 1, 2, 3]) expect(peek(drawn, tokenOf(0, shape), FORM + 3)).toBe(0)
      expect(peek(drawn, PHONE, LOOK + 3)).toBeGreaterThan(0.9)
      const { x, y, size } = seen(drawn, tokenOf(0, chosen), layout)
      expect(Math.abs(x) + 0.25 * size).toBeLessThan(layout.widthPx / 2)
      expect(Math.abs(y) + 0.25 * size).toBeLessThan(layout.heightPx / 2)
      for (const shape of [0, 1, 2, 3])
        expect(peek(drawn, tokenOf(0, shape), FORM) > 0.4).toBe(shape !== chosen)
    }
  })

  it('shows the number of what a hand has turned over, while it answers, too', () => {
    for (const progress of [0, PASSAGES.hero[0]?.[2] ?? 0]) {
      const drawn = createPicture()
      const hand = createHand()
      hand.turned[2] = 180
      sampleHero(progress, layout, createHeroLive(), drawn, hand)
      expect([0, 1, 2, 3].map(shape => peek(drawn, tokenOf(0, shape), FORM + 3))).toEqual([0, 0, 1, 0])
    }
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
      answerAt(progress, column, out)
      return out.risen > 1e-6
    })
  return EVERY.filter(isTurning).at(-1) ?? 1
}

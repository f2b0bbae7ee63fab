import { describe, expect, it } from 'vitest'
import { LOCK_PERIOD_SEC, SESSION_PERIOD_SEC } from '../../../src/rules/constants.ts'
import { CHOICE_STOPS, CHOICES_MADE, chosenAt } from '../../../src/timeline/choice.ts'
import { HERO_FLIGHT } from '../../../src/timeline/hero-flight.ts'
import { CLOCK, clockAt, DRAWN_BELOW, leftAt, ringedAt } from '../../../src/timeline/hero-session.ts'
import { LOOK, PHONE, peek } from '../../../src/timeline/picture.ts'
import { CLOCK as PICTURE } from '../../../tools/pictures/files.ts'
import { ANSWER, OPEN, OPEN_FROM, UNITS } from '../../../tools/pictures/game-clock.tsx'
import { gameState } from '../../../tools/pictures/game-state.ts'
import { constants, read } from '../../shaders/sources.ts'
import { layoutOf, pictureAt } from './story.ts'

const EVERY = Array.from({ length: 441 }, (_, i) => i / 1000)
const { session } = gameState()
const DRAWN = session.selectionIndex

describe('the session on the phone', () => {
  it('begins with the seconds of the screenshot and runs out before the pieces fly', () => {
    expect(clockAt(0, DRAWN)).toBe(gameState().leftSec)
    const left = EVERY.map(leftAt)
    expect(left).toEqual(left.toSorted((a, b) => b - a))
    expect(leftAt(HERO_FLIGHT.from - 0.03)).toBe(0)
    // Every second is shown on the way.
    const shown = new Set(EVERY.map(progress => clockAt(progress, DRAWN)).filter(clock => clock > 0))
    expect([...shown]).toEqual(Array.from({ length: CLOCK.left }, (_, i) => CLOCK.left - i))
  })

  it('takes the last choice before it is locked, for as long as the rules have it', () => {
    expect(CLOCK.locked).toBe(LOCK_PERIOD_SEC)
    for (const stop of CHOICE_STOPS) expect(leftAt(stop)).toBeGreaterThan(LOCK_PERIOD_SEC)
    expect(leftAt(CHOICES_MADE)).toBeCloseTo(LOCK_PERIOD_SEC)
    for (const progress of EVERY.filter(p => leftAt(p) < LOCK_PERIOD_SEC))
      expect(chosenAt(progress)).toBe(chosenAt(1))
  })

  it.each([0, 1, 2, 3])('runs the ring over all columns and stays on the one that is drawn: %i', drawn => {
    const over = EVERY.map(progress => ringedAt(progress, drawn))
    expect(Math.max(...over)).toBeGreaterThan(2.9)
    expect(Math.min(...over)).toBe(0)
    expect(over.at(-1)).toBe(drawn)
    expect(clockAt(HERO_FLIGHT.from, drawn)).toBe(DRAWN_BELOW - 1 - drawn)
  })

  it('draws what the stack has as the live session', () => {
    const layout = layoutOf('desktop')
    expect(peek(pictureAt('hero', HERO_FLIGHT.from, layout), PHONE, LOOK + 2)).toBe(DRAWN_BELOW - 1 - DRAWN)
    expect(peek(pictureAt('hero', 0, layout), PHONE, LOOK + 2)).toBe(gameState().leftSec)
  })
})

it('has the parts of the screen where the pictures of them were taken', () => {
  const inShader = constants(read('shaders/lib/clock.glsl'))
  for (const [name, part] of Object.entries({ UNITS, OPEN, ANSWER })) {
    expect(inShader.get(name)).toEqual([part.x, part.y, part.width, part.height])
    expect(inShader.get(`${name}_AT`)).toEqual([part.top, part.perRow])
  }
  expect(inShader.get('CLOCK')).toEqual([PICTURE.width, PICTURE.height])
  expect(PICTURE.height).toBe(ANSWER.top + 2 * ANSWER.height)
  expect(inShader.get('WHOLE')?.[0]).toBe(OPEN_FROM)
  expect(inShader.get('LEFT')).toEqual([CLOCK.left])
  expect(inShader.get('SECONDS')).toEqual([SESSION_PERIOD_SEC])
  expect(inShader.get('LOCKED')).toEqual([LOCK_PERIOD_SEC])
  expect(inShader.get('DRAWN_BELOW')).toEqual([DRAWN_BELOW])
})

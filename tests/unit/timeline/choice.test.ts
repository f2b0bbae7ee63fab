import { expect, it } from 'vitest'
import { chosenAt } from '../../../src/timeline/choice.ts'
import { HEADING_LEAVES } from '../../../src/timeline/legend-words.ts'
import { FORM, PHONE, peek } from '../../../src/timeline/picture.ts'
import { gameState } from '../../../tools/pictures/game-state.ts'
import { constants, read } from '../../shaders/sources.ts'
import { layoutOf, pictureAt } from './story.ts'

const EVERY = Array.from({ length: 1001 }, (_, i) => i / 1000)

it('the phone shows its screenshot as the hero begins, and again before the heading leaves', () => {
  const { chosen } = gameState()
  expect(constants(read('shaders/lib/choice.glsl')).get('PRINTED')).toEqual([chosen])
  expect(chosenAt(0)).toBe(chosen)
  for (const progress of EVERY.filter(p => p >= HEADING_LEAVES.from)) expect(chosenAt(progress)).toBe(chosen)
})

it('the choice is changed while the hero is read, and rests on each column that is chosen', () => {
  const rests = EVERY.map(chosenAt).filter((chosen, i, all) => chosen === all[i - 20])
  expect(new Set(rests)).toEqual(new Set([0, 1, 2]))
  for (const [i, chosen] of EVERY.map(chosenAt).entries())
    expect(Math.abs(chosen - chosenAt(EVERY[i - 1] ?? 0))).toBeLessThan(0.1)
  expect(peek(pictureAt('hero', 0.16, layoutOf('desktop')), PHONE, FORM + 3)).toBe(2)
})

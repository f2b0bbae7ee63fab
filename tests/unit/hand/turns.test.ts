import { afterEach, expect, it, vi } from 'vitest'
import { handState } from '../../../src/hand/state.ts'
import { isTurned, phoneKey, turns } from '../../../src/hand/turns.ts'
import { currentLayout } from '../../../src/stage/layout.ts'

vi.stubGlobal('window', { scrollY: 0 })
vi.stubGlobal('requestAnimationFrame', () => 1)
afterEach(() => {
  turns.reset()
  phoneKey.reset()
})

/** Presses pieces of the hero one after the other; returns where the key of its phone comes to rest, and how much that counts. */
function press(...shapes: readonly number[]): readonly number[] {
  for (const shape of shapes) turns.press(shape)
  for (let frame = 0; frame < 200; frame++) for (const each of [turns, phoneKey]) each.step(4)
  return [handState.hand.key, handState.hand.keyLeft]
}
const columnOf = (shape: number) => currentLayout().sessionColumns[shape]

it('the key of the phone goes to the column of the piece that is turned last', () => {
  expect(press(2)).toEqual([columnOf(2), 1])
  expect(press(3)).toEqual([columnOf(3), 1])
})

it('a piece turns back as another one is turned: one column is chosen', () => {
  press(2, 3)
  expect([0, 1, 2, 3].map(shape => isTurned(shape))).toEqual([false, false, false, true])
  expect([...handState.hand.turned]).toEqual([0, 0, 0, 180])
})

it('the key goes back to where the story has it when no piece is turned', () => {
  press(2)
  expect(press(2)).toEqual([columnOf(0), 1])
})

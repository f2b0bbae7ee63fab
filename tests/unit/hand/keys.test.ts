import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followKeys } from '../../../src/hand/keys.ts'
import { orderByHand, places } from '../../../src/hand/places.ts'

/** The button of a piece, as far as its keys ask it. */
class Piece extends EventTarget {
  readonly dataset = { grab: 'place 1' }
}
const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const
const UNMODIFIED = Object.fromEntries(MODIFIERS.map(name => [name, false]))

let piece: Piece

beforeEach(() => {
  for (const name of ['HTMLElement', 'Element']) vi.stubGlobal(name, Piece)
  vi.stubGlobal('window', { scrollY: 0 })
  vi.stubGlobal('requestAnimationFrame', () => 1)
  vi.spyOn(places, 'put')
  piece = new Piece()
  followKeys(piece as unknown as HTMLElement, () => true)
})
afterEach(() => {
  places.reset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Presses a key on the piece; returns whether the browser keeps its own use of it. */
const press = (key: string, modifier?: (typeof MODIFIERS)[number]): boolean =>
  piece.dispatchEvent(
    Object.assign(new Event('keydown', { cancelable: true }), UNMODIFIED, {
      key,
      ...(modifier && { [modifier]: true }),
    }),
  )

it('an arrow moves a piece and does not scroll the page', () => {
  expect(press('ArrowLeft')).toBe(false)
  expect(orderByHand()).toBe('0231')
})

it.each(['ArrowLeft', 'ArrowRight', 'Home', 'End'])('%s with a modifier is the browser’s', key => {
  for (const modifier of MODIFIERS) expect([modifier, press(key, modifier)]).toEqual([modifier, true])
  expect(places.put).not.toHaveBeenCalled()
})

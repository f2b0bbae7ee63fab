import { describe, expect, it } from 'vitest'
import { createOrder, sortPicture } from '../../../src/scene/solids/order.ts'
import { createHand } from '../../../src/timeline/hand.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { platePx } from '../../../src/timeline/labels.ts'
import {
  createPicture,
  FIRST_PLATE,
  LOOK,
  type Picture,
  peek,
  TURN,
  tokenOf,
} from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { type Quat, turn } from '../../../src/timeline/vec.ts'
import { layoutOf, seen, WINDOWS, type WindowName } from './story.ts'

const AT = { stage: 'sessions', progress: 0.65, offsetPx: 0 } as const
const columns = new Float32Array(4)
const NAMES = Object.keys(WINDOWS) as WindowName[]

function drawn(name: WindowName, out: Readonly<Record<number, number>> = {}) {
  const picture = createPicture()
  const hand = createHand()
  for (const [row, amount] of Object.entries(out)) hand.lifted[Number(row)] = amount
  sample(AT, layoutOf(name), createHeroLive(), columns, picture, hand)
  return picture
}

const turnOf = (picture: Picture, object: number): Quat =>
  [0, 1, 2, 3].map(i => peek(picture, object, TURN + i)) as Quat

describe.each(NAMES)('a plate that a hand has lifted, on a %s', name => {
  const layout = layoutOf(name)
  const { lifted } = layout

  it('shows its four pieces in their columns, in the size and at the place of the page', () => {
    const picture = drawn(name, { 3: 1 })
    for (let shape = 0; shape < 4; shape++) {
      const { x, y, size } = seen(picture, tokenOf(3, shape), layout)
      const column = layout.sessionColumns[12 + shape] ?? 0
      expect(Math.abs(x - (lifted.x + (column - 1.5) * lifted.pitch))).toBeLessThan(1)
      expect(Math.abs(y - lifted.y)).toBeLessThan(1)
      expect(Math.abs(size - lifted.size)).toBeLessThan(0.5)
    }
  })

  it('is tipped back so that its near edge is seen', () => {
    const picture = drawn(name, { 3: 1 })
    const facing = turn([0, 0, 0], turnOf(picture, FIRST_PLATE + 3), 0, 0, 1)
    expect(facing[0]).toBeCloseTo(0)
    expect(facing[1]).toBeGreaterThan(0.15)
    expect(facing[2]).toBeGreaterThan(0.9)
  })

  it('lies over everything else as soon as it is out, and the others stay where they were', () => {
    const order = createOrder()
    const picture = drawn(name, { 5: 1 })
    sortPicture(picture, order)
    const last = [...order.codes.slice(order.count - 6, order.count)].map(code => code % 64)
    expect(last.sort()).toEqual([20, 21, 22, 23, 29, 35].sort())
    expect(picture.top).toBe(5)
    const story = drawn(name)
    for (const object of [0, 7, 16, FIRST_PLATE + 2])
      expect(peek(picture, object, 0)).toBe(peek(story, object, 0))
  })

  it('is alone on upright windows, where it would cut the others', () => {
    const alphas = (out: Readonly<Record<number, number>>) => {
      const picture = drawn(name, out)
      return [0, 1, 3].map(row => Math.round(100 * peek(picture, FIRST_PLATE + row, LOOK)) / 100)
    }
    expect(alphas({ 3: 1 })).toEqual(layout.portrait ? [0, 0, 1] : [1, 1, 1])
    // On their way both of a swap are seen.
    expect(alphas({ 1: 0.5, 3: 0.5 })).toEqual(layout.portrait ? [0, 1, 1] : [1, 1, 1])
  })

  it('takes its pin and its two links with it, and all of them where it lies over the stack', () => {
    const { threads } = drawn(name, { 3: 1 })
    expect(threads.alpha).toBe(layout.portrait ? 0 : 1)
    if (layout.portrait) return
    expect([...threads.seen]).toEqual([1, 1, 0, 0, 1])
    expect([0, 1, 2, 3, 4, 5].map(row => threads.pins[row * 4 + 3])).toEqual([1, 1, 1, 0, 1, 1])
  })

  it('is pressed where it is seen, in the stack and out of it', () => {
    const picture = drawn(name, { 1: 1 })
    for (const row of [0, 1]) {
      const corners = platePx(row, AT.progress, row === 1, layout)
      const middle = seen(picture, FIRST_PLATE + row, layout)
      const xs = corners.map(({ x }) => x - layout.widthPx / 2)
      const ys = corners.map(({ y }) => layout.heightPx / 2 - y)
      expect(middle.x).toBeGreaterThan(Math.min(...xs))
      expect(middle.x).toBeLessThan(Math.max(...xs))
      expect(middle.y).toBeGreaterThan(Math.min(...ys))
      expect(middle.y).toBeLessThan(Math.max(...ys))
    }
  })
})

it('of two plates on their way the one that is farther out lies on top', () => {
  expect(drawn('desktop', { 1: 0.7, 3: 0.4 }).top).toBe(1)
  expect(drawn('desktop', { 1: 0.3, 3: 0.6 }).top).toBe(3)
  expect(drawn('desktop', { 1: 0.2 }).top).toBe(-1)
})

import { describe, expect, it } from 'vitest'
import { createOrder, hasFloor, SHADE, sortPicture } from '../../../src/scene/solids/order.ts'
import { FIRST_PLATE, FIRST_RING, type Picture, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { layoutOf, pictureAt } from '../timeline/story.ts'

const layout = layoutOf('desktop')
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)
const ALPHA = 8

function ordered(drawn: Picture) {
  const order = createOrder()
  sortPicture(drawn, order)
  return { codes: [...order.codes.slice(0, order.count)], shades: [...order.shades.slice(0, order.shaded)] }
}

/** Progress of the stage where a plate is neither wholly there nor gone. */
const fading = (from: number, until: number): readonly number[] =>
  Array.from({ length: 200 }, (_, i) => from + ((until - from) * i) / 200).filter(progress =>
    ROW_NUMBERS.some(row => {
      const alpha = peek(pictureAt('sessions', progress, layout), FIRST_PLATE + row, ALPHA)
      return alpha > 0.01 && alpha < 0.99
    }),
  )

describe('the painter’s order of the stack', () => {
  it('has every row behind the one above it, its plate first', () => {
    const { codes } = ordered(pictureAt('sessions', 0.5, layout))
    for (const row of ROW_NUMBERS.slice(1)) {
      const own = codes.indexOf(tokenOf(row, 0))
      expect(codes.indexOf(FIRST_PLATE + row)).toBeLessThan(own)
      expect(codes.indexOf(FIRST_PLATE + row - 1)).toBeGreaterThan(own)
    }
  })

  it('has the ring on the plate, behind the pieces and over their shadows; it stands over them in REPRESENTATION', () => {
    for (const progress of [0.16, 0.28, 0.5, 0.68, 0.75]) {
      const { codes } = ordered(pictureAt('sessions', progress, layout))
      for (const row of ROW_NUMBERS) {
        const ring = codes.indexOf(FIRST_RING + row)
        if (ring < 0) continue
        expect(ring).toBeGreaterThan(codes.indexOf(FIRST_PLATE + row))
        for (const shape of [0, 1, 2, 3]) expect(ring).toBeLessThan(codes.indexOf(tokenOf(row, shape)))
      }
    }
    const { codes } = ordered(pictureAt('representation', 0.6, layout))
    expect(codes.indexOf(FIRST_RING)).toBeGreaterThan(codes.indexOf(tokenOf(0, 0)))
  })

  it('has a shadow for each token once: on the floors, or among the pieces right behind its token', () => {
    for (const progress of [0.03, 0.1, 0.5, 0.75, 0.9]) {
      const drawn = pictureAt('sessions', progress, layout)
      const { codes, shades } = ordered(drawn)
      const among = codes.filter(code => code >= SHADE).map(code => code - SHADE)
      expect(new Set([...shades, ...among]).size).toBe(shades.length + among.length)
      expect(shades.every(token => hasFloor(drawn, token >> 2))).toBe(true)
      for (const token of among) expect(codes.indexOf(token + SHADE)).toBeLessThan(codes.indexOf(token))
    }
  })
})

describe('the floors', () => {
  it('are there from the first while rows are dealt: what fades in hides what lies below', () => {
    const dealt = fading(0, 0.3)
    expect(dealt).not.toEqual([])
    for (const progress of dealt) {
      const drawn = pictureAt('sessions', progress, layout)
      for (const row of ROW_NUMBERS)
        expect(hasFloor(drawn, row)).toBe(peek(drawn, FIRST_PLATE + row, ALPHA) >= 0.003)
    }
  })

  it('are gone as soon as a plate fades out: what lies below shows through', () => {
    const left = fading(0.6, 1)
    expect(left).not.toEqual([])
    for (const progress of left) {
      const drawn = pictureAt('sessions', progress, layout)
      for (const row of ROW_NUMBERS)
        expect(hasFloor(drawn, row)).toBe(peek(drawn, FIRST_PLATE + row, ALPHA) >= 1)
    }
  })
})

it('draws the shadows ahead of the pieces where nothing but the ground lies under them', () => {
  const { codes, shades } = ordered(pictureAt('odd-even', 0.5, layout))
  expect(shades).toHaveLength(4)
  expect(codes.every(code => code < SHADE)).toBe(true)
})

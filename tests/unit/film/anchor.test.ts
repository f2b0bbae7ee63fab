import { describe, expect, it } from 'vitest'
import { rideOn } from '../../../src/film/anchor.ts'

const own = { x: 100, y: -50, size: 400 }
const riding = { dx: 0, dy: 0, scale: 1 }
const ride = (anchor: { x: number; y: number; widthPx: number }, home: number, windowPx = 1440) => {
  rideOn(riding, anchor, own, home, windowPx)
  return { ...riding }
}

describe('words that ride', () => {
  it('are where their anchor is, as wide as it says', () => {
    expect(ride({ x: 300, y: 200, widthPx: 100 }, 0)).toEqual({ dx: 200, dy: 250, scale: 0.25 })
  })

  it('end in their own place, as large as they are there', () => {
    expect(ride({ x: 300, y: 200, widthPx: 500 }, 1)).toEqual({ dx: 0, dy: 0, scale: 1 })
    expect(ride({ x: 300, y: 200, widthPx: 100 }, 0.5)).toEqual({ dx: 100, dy: 125, scale: 0.625 })
  })

  it('stay inside the window', () => {
    const { dx, scale } = ride({ x: 600, y: 0, widthPx: 200 }, 0, 800)
    expect(own.x + dx + (own.size * scale) / 2).toBeLessThanOrEqual(400)
    expect(scale).toBe(0.5)
  })
})

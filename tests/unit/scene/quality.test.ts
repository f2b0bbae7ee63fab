import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Quality } from '../../../src/scene/quality.ts'

let steps: number[] = []
let quality: Quality

beforeEach(() => {
  vi.stubGlobal('window', { devicePixelRatio: 2 })
  steps = []
  quality = new Quality(top => void steps.push(top))
})
afterEach(() => vi.unstubAllGlobals())

/** Frames of a scroll, each with some that draw nothing after it, as at the end of a movement. */
function scroll(frames: number, deltaMs: number, idleMs: number): void {
  for (let i = 0; i < 8; i++) quality.observe({ deltaMs: idleMs, drawn: false })
  for (let i = 0; i < frames; i++) quality.observe({ deltaMs, drawn: true })
}

describe('the resolution', () => {
  it('is kept while the scene keeps up with the display', () => {
    scroll(1000, 1000 / 60, 1000 / 60)
    expect(steps).toEqual([])
  })

  it('steps down, at most twice, while drawn frames are slow and others are not', () => {
    scroll(1000, 40, 1000 / 60)
    expect(steps).toEqual([1.5, 1])
  })

  it('is kept on a display that shows 30 frames a second whatever is drawn, to save power', () => {
    scroll(1000, 1000 / 30, 1000 / 30)
    expect(steps).toEqual([])
  })

  it('is kept where that begins in the middle of a visit', () => {
    scroll(200, 1000 / 60, 1000 / 60)
    scroll(1000, 1000 / 30, 1000 / 30)
    expect(steps).toEqual([])
  })

  it('steps down on such a display too where the scene cannot keep even that up', () => {
    scroll(1000, 66, 1000 / 30)
    expect(steps).toEqual([1.5, 1])
  })

  it('does not step down for a display of 120 frames a second that shows 60', () => {
    scroll(1000, 1000 / 60, 1000 / 120)
    expect(steps).toEqual([])
  })

  it('never steps up again', () => {
    scroll(48, 40, 1000 / 60)
    const before = [...steps]
    scroll(1000, 8, 8)
    expect(steps).toEqual(before)
  })

  it('takes only steps that show on this screen', () => {
    vi.stubGlobal('window', { devicePixelRatio: 1.25 })
    scroll(1000, 40, 1000 / 60)
    expect(steps).toEqual([1])
  })

  it('is not judged by a single late frame that the next one makes up for', () => {
    for (let i = 0; i < 4; i++) {
      quality.observe({ deltaMs: 1000 / 30, drawn: false })
      quality.observe({ deltaMs: 1000 / 30, drawn: false })
    }
    quality.observe({ deltaMs: 4, drawn: false })
    for (let i = 0; i < 1000; i++) quality.observe({ deltaMs: 1000 / 30, drawn: true })
    expect(steps).toEqual([])
  })
})

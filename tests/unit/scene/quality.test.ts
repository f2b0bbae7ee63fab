import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTier } from '../../../src/scene/quality/choose.ts'
import { bestOf, finenessOf, PRESETS, type Preset } from '../../../src/scene/quality/presets.ts'
import { Quality } from '../../../src/scene/quality/quality.ts'

let steps: number[] = []
let names: string[] = []
let quality: Quality

beforeEach(() => {
  vi.stubGlobal('window', { devicePixelRatio: 2 })
  steps = []
  names = []
  quality = watched('lean')
})
afterEach(() => vi.unstubAllGlobals())

/** A quality that begins with the best of a tier, and notes its steps: their names, and the device px they leave. */
function watched(tier: 'full' | 'lean', isFixed = false): Quality {
  const note = (preset: Preset) => {
    names.push(preset.name)
    steps.push(finenessOf(preset, window.devicePixelRatio))
  }
  return new Quality(bestOf(tier), note, isFixed)
}

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

  it('steps down, at most thrice, while drawn frames are slow and others are not', () => {
    scroll(1000, 40, 1000 / 60)
    expect(steps).toEqual([1.5, 1, 1])
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
    expect(steps).toEqual([1.5, 1, 1])
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
    expect(steps).toEqual([1, 1])
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

describe('the tier', () => {
  const slow = () => scroll(1000, 40, 1000 / 60)

  it('full steps down by its own steps, then to lean, then in device pixels, and ends there', () => {
    quality = watched('full')
    slow()
    expect(names).toEqual([
      'full at 1.5',
      'full with flat images',
      'full without images',
      'lean at 1.5',
      'lean at 1',
      'lean with still lines',
    ])
  })

  it('finds its level in a second where eleven frames a second are drawn, in software', () => {
    vi.stubGlobal('window', { devicePixelRatio: 1 })
    scroll(11, 90, 1000 / 60)
    expect(names).toEqual(['lean with still lines'])
  })

  it('takes two steps at once where one would not do', () => {
    scroll(8, 90, 1000 / 60)
    expect(names).toEqual(['lean at 1'])
  })

  it('is not judged by a few late frames of a scroll', () => {
    scroll(40, 1000 / 60, 1000 / 60)
    for (let i = 0; i < 4; i++) quality.observe({ deltaMs: 90, drawn: true })
    for (let i = 0; i < 40; i++) quality.observe({ deltaMs: 1000 / 60, drawn: true })
    expect(names).toEqual([])
  })

  it('gives up the finer canvas that a coarse screen has in full, before the tier', () => {
    vi.stubGlobal('window', { devicePixelRatio: 1 })
    quality = watched('full')
    slow()
    expect(names).toEqual([
      'full with flat images',
      'full without images',
      'full at 1',
      'lean',
      'lean with still lines',
    ])
  })

  it.each([1, 1.25, 1.5, 2, 3])('never draws finer after a step than before, on a screen of %s', screen => {
    vi.stubGlobal('window', { devicePixelRatio: screen })
    quality = watched('full')
    slow()
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect(quality.preset.tier).toBe('lean')
    expect(finenessOf(quality.preset, screen)).toBe(1)
  })

  it('stays where the address has fixed it', () => {
    quality = watched('full', true)
    slow()
    expect([names, quality.preset.name]).toEqual([[], 'full'])
  })

  it.each([
    ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', 'lean'],
    ['llvmpipe (LLVM 15.0.7, 256 bits)', 'lean'],
    ['ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0, D3D11)', 'lean'],
    ['Apple Software Renderer', 'lean'],
    ['ANGLE (NVIDIA, NVIDIA GeForce GTX 1650 Direct3D11 vs_5_0 ps_5_0, D3D11)', 'full'],
    ['Apple GPU', 'full'],
    ['Adreno (TM) 640', 'full'],
  ] as const)(
    'of %s is %s, unless the visitor saves data or the address says otherwise',
    (renderer, tier) => {
      expect(chooseTier({ renderer, savesData: false, wanted: undefined })).toBe(tier)
      expect(chooseTier({ renderer, savesData: true, wanted: undefined })).toBe('lean')
      expect(chooseTier({ renderer, savesData: true, wanted: 'full' })).toBe('full')
      expect(chooseTier({ renderer, savesData: false, wanted: 'lean' })).toBe('lean')
    },
  )

  it('has a name of its own for each step', () => {
    expect(new Set(PRESETS.map(({ name }) => name)).size).toBe(PRESETS.length)
  })
})

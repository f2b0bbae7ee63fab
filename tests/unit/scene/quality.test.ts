import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTier } from '../../../src/scene/quality/choose.ts'
import { bestOf, isSudden, type Preset, stepBelow } from '../../../src/scene/quality/presets.ts'
import { Quality } from '../../../src/scene/quality/quality.ts'

let steps: number[] = []
let names: string[] = []
let quality: Quality

/** Begins with the best of a tier on a screen of so many device px a CSS px, and notes the steps. */
function watch(tier: 'full' | 'lean', devicePixelRatio: number, isFixed = false): void {
  vi.stubGlobal('window', { devicePixelRatio })
  const note = (preset: Preset) => {
    names.push(preset.name)
    steps.push(Math.min(preset.fineness[1], Math.max(preset.fineness[0], devicePixelRatio)))
  }
  quality = new Quality(bestOf(tier), note, isFixed)
}

beforeEach(() => {
  steps = []
  names = []
  watch('lean', 2)
})

/** Frames of a scroll, each with some that draw nothing after it, as at the end of a movement. */
function scroll(frames: number, deltaMs: number, idleMs: number): void {
  for (let i = 0; i < 8; i++) quality.observe({ deltaMs: idleMs, drawn: false })
  for (let i = 0; i < frames; i++) quality.observe({ deltaMs, drawn: true })
}
const [HZ120, HZ60, HZ30] = [1000 / 120, 1000 / 60, 1000 / 30]

describe('the resolution', () => {
  it.each([
    ['is kept while the scene keeps up with the display', HZ60, HZ60, []],
    ['steps down, at most thrice, while drawn frames are slow and others are not', 40, HZ60, [1.5, 1, 1]],
    ['is kept on a display that saves power at 30 frames a second', HZ30, HZ30, []],
    ['steps down where the scene cannot keep even that up', 66, HZ30, [1.5, 1, 1]],
    ['is kept on a display of 120 frames a second that shows 60', HZ60, HZ120, []],
  ])('%s', (_, drawnMs, idleMs, expected) => {
    scroll(1000, drawnMs, idleMs)
    expect(steps).toEqual(expected)
    // It never steps up again.
    scroll(1000, 8, 8)
    expect(steps).toEqual(expected)
  })

  it('is kept where a display begins to save power in the middle of a visit', () => {
    scroll(200, HZ60, HZ60)
    scroll(1000, HZ30, HZ30)
    expect(steps).toEqual([])
  })

  it('takes only steps that show on this screen', () => {
    watch('lean', 1.25)
    scroll(1000, 40, HZ60)
    expect(steps).toEqual([1, 1])
  })

  it('is not judged by a single late frame that the next one makes up for', () => {
    for (let i = 0; i < 8; i++) quality.observe({ deltaMs: HZ30, drawn: false })
    quality.observe({ deltaMs: 4, drawn: false })
    for (let i = 0; i < 1000; i++) quality.observe({ deltaMs: HZ30, drawn: true })
    expect(steps).toEqual([])
  })
})

const BELOW_FULL = ['full with flat images', 'full without images']

describe('the tier', () => {
  it.each([
    [2, ['full at 1.5', ...BELOW_FULL, 'lean at 1.5', 'lean at 1', 'lean with still lines']],
    // What a coarse screen has finer than itself in full goes before the tier.
    [1, [...BELOW_FULL, 'full at 1', 'lean', 'lean with still lines']],
  ])('full steps down by its own steps, then to lean, and ends there, on a screen of %s', (screen, all) => {
    watch('full', screen)
    scroll(1000, 40, HZ60)
    expect(names).toEqual(all)
  })

  it.each([
    ['finds its level in a second where eleven frames a second are drawn', 1, 11, 'lean with still lines'],
    ['takes two steps at once where one would not do', 2, 8, 'lean at 1'],
  ])('%s', (_, screen, frames, name) => {
    watch('lean', screen)
    scroll(frames, 90, HZ60)
    expect(names).toEqual([name])
  })

  it('is not judged by a few late frames of a scroll', () => {
    scroll(40, HZ60, HZ60)
    for (let i = 0; i < 4; i++) quality.observe({ deltaMs: 90, drawn: true })
    scroll(40, HZ60, HZ60)
    expect(names).toEqual([])
  })

  it.each([1, 1.25, 1.5, 2, 3])('never draws finer after a step than before, on a screen of %s', screen => {
    watch('full', screen)
    scroll(1000, 40, HZ60)
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect([quality.preset.tier, steps.at(-1)]).toEqual(['lean', 1])
  })

  it('stays where the address has fixed it', () => {
    watch('full', 2, true)
    scroll(1000, 40, HZ60)
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
})

it.each([
  ['contour lines alone, which fade, is taken while the page moves', 1, false],
  ['device px too waits until nobody sees it', 2, true],
])('a step from lean that takes %s', (_, screen, expected) => {
  const lean = bestOf('lean')
  const below = stepBelow(lean, screen)
  expect(below && isSudden(lean, below, screen)).toBe(expected)
})

import { UniformsGroup, Vector4 } from 'three'
import { expect, it } from 'vitest'
import { writeView } from '../../../src/scene/view-block.ts'
import { designPx, isPortrait } from '../../../src/timeline/layout.ts'
import { layoutOf } from '../timeline/story.ts'

it.each([
  { window: [1440, 900], pinPx: 13 },
  { window: [1024, 768], pinPx: 13 },
  { window: [390, 844], pinPx: 9 },
  { window: [844, 390], pinPx: 7.5 },
  { window: [360, 640], pinPx: 7.5 },
] as const)(
  'pins of $pinPx px leave the pieces of $window to be seen',
  ({ window: [widthPx, heightPx], pinPx }) => {
    const block = { group: new UniformsGroup(), view: new Vector4(), grain: new Vector4() }
    const portrait = isPortrait(widthPx, heightPx)
    const u = designPx(widthPx, heightPx)
    writeView(block, { ...layoutOf('desktop'), widthPx, heightPx, portrait, u }, heightPx, 1)
    expect(2 * block.grain.y).toBe(pinPx)
  },
)

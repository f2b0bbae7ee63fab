import { describe, expect, it } from 'vitest'
import * as numbers from '../../../src/film/picture.ts'
import { FRAME_MEMBERS } from '../../../src/scene/frame-block.ts'
import { GROUND_MEMBERS } from '../../../src/scene/ground-block.ts'
import { createOrder } from '../../../src/scene/solids/order.ts'
import { STUDIO_MEMBERS } from '../../../src/scene/studio-block.ts'
import { blocks, declarations, read, resolved, vectorsOf } from './sources.ts'
import { DRAWN } from './things.ts'

describe('the uniform blocks', () => {
  it.each([
    ['Frame', 'frame', FRAME_MEMBERS],
    ['Studio', 'studio', STUDIO_MEMBERS],
    ['Ground', 'ground', GROUND_MEMBERS],
  ])('lay out %s as the scene writes it', (block, file, written) => {
    const source = read(`shaders/lib/${file}.glsl`).replaceAll(/ *\/\/.*\n/g, '')
    const members = blocks(source).get(block) ?? []
    expect(members.map(({ name, vectors }) => [name, vectors * 4])).toEqual(
      Object.entries(written).map(([name, floats]) => [
        `u${name.charAt(0).toUpperCase()}${name.slice(1)}`,
        floats,
      ]),
    )
  })

  it('have room for every object and every instance', () => {
    expect(FRAME_MEMBERS.objects).toBe(numbers.OBJECTS * numbers.STRIDE)
    expect(FRAME_MEMBERS.order).toBeGreaterThanOrEqual(createOrder().codes.length)
  })
})

/** What WebGL 2 guarantees (table 6.32 of OpenGL ES 3.0): vectors of a half's own uniforms, bytes of a block. */
const GUARANTEED = { vert: 256, frag: 224, blockBytes: 16_384 } as const
/** Vectors of what three puts ahead of every program: matrices of model, view and projection, camera, flags. */
const PREFIX = 24

it.each(DRAWN.flatMap(drawn => (['vert', 'frag'] as const).map(half => ({ ...drawn, half }))))(
  'asks for no more uniforms in $program.$half, $variant, than every device has',
  ({ program, half, variant }) => {
    const source = resolved(`${program}.${half}`, variant)
    const own = declarations(source).filter(({ storage }) => storage === 'uniform')
    const vectors = own.reduce(
      (sum, { type, length }) => sum + length * (type === 'sampler2D' ? 0 : vectorsOf(type)),
      0,
    )
    expect(vectors + PREFIX).toBeLessThanOrEqual(GUARANTEED[half])
    for (const members of blocks(source).values()) {
      const bytes = members.reduce((sum, member) => sum + member.vectors * 16, 0)
      expect(bytes).toBeLessThanOrEqual(GUARANTEED.blockBytes)
    }
  },
)

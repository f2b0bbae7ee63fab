import { expect, it } from 'vitest'
import { blocks, declarations, resolved, vectorsOf } from './sources.ts'
import { DRAWN } from './things.ts'

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

import { describe, expect, it } from 'vitest'
import { FRAME_MEMBERS } from '../../../src/scene/frame-block.ts'
import { GROUND_MEMBERS } from '../../../src/scene/ground-block.ts'
import { NestGeometry } from '../../../src/scene/solids/nest-geometry.ts'
import { createOrder, SHADE } from '../../../src/scene/solids/order.ts'
import { STUDIO_MEMBERS } from '../../../src/scene/studio-block.ts'
import * as numbers from '../../../src/timeline/picture.ts'
import { MARKER_PX, SHAPE_PX } from '../../../src/timeline/stages.ts'
import { blocks, constants, declarations, read, resolved, vectorsOf } from './sources.ts'
import { DRAWN } from './things.ts'

const chunk = (name: string) => constants(read(`shaders/lib/${name}.glsl`))
const pieces = constants(resolved('pieces.vert'))
const only = (values: readonly number[] | undefined): number => values?.[0] ?? Number.NaN

it('numbers the objects of a picture as the timeline does', () => {
  const { OBJECTS, FIRST_RING, FIRST_PLATE, PAPER, PHONE, TRAY } = numbers
  const ours = { OBJECTS, FIRST_RING, FIRST_PLATE, PAPER, PHONE, TRAY }
  const theirs = chunk('objects')
  for (const [name, number] of Object.entries(ours))
    expect([name, only(theirs.get(name))]).toEqual([name, number])
  expect(numbers.FIRST_RING).toBe(4 * numbers.ROWS)
})

it('knows a shadow by the same code as painter’s order, above every object', () => {
  expect(only(pieces.get('SHADE_CODE'))).toBe(SHADE)
  expect(SHADE).toBeGreaterThanOrEqual(numbers.OBJECTS)
})

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

it('draws a marker of 43 px round a shape of 29 px', () => {
  const { radius, halfWidth } = numbers.RING
  expect(chunk('objects').get('RING_FORM')).toEqual([radius, halfWidth])
  expect(Math.round(numbers.RINGED * SHAPE_PX)).toBe(MARKER_PX)
})

it('knows as many contours as the mesh has', () => {
  const contours = new NestGeometry(12).getAttribute('position')
  const last = contours.getX(contours.count - 1)
  const named = ['FRINGE', 'HULL', 'OUTLINE', 'ROUNDED', 'INNER'].map(name => only(pieces.get(name)))
  expect([...named, last]).toEqual([0, 1, 2, 3, 4, 5])
})

/** Circumradius, rounding and drop of the polygons (design, section 5). */
const POLYGONS = {
  TRIANGLE: { corners: 3, radius: 0.515, rounding: 0.075, drop: 0.035 },
  SQUARE: { corners: 4, radius: 0.362 * Math.SQRT2, rounding: 0.075, drop: 0 },
  PENTAGON: { corners: 5, radius: 0.475, rounding: 0.065, drop: 0.012 },
} as const

it.each(Object.entries(POLYGONS))(
  'draws the %s of the design',
  (name, { corners, radius, rounding, drop }) => {
    const wanted = [Math.cos(Math.PI / corners), radius, rounding, drop]
    const drawn = chunk('forms').get(name) ?? []
    expect(drawn).toHaveLength(wanted.length)
    wanted.forEach((value, i) => {
      expect(drawn[i]).toBeCloseTo(value, 6)
    })
  },
)

describe('the key that moves on the phone’s screen', () => {
  const style = `${read('src/ui/tokens.css')}${read('tools/pictures/game-screen.css')}`
  const choice = chunk('choice')

  it.each([
    ['IVORY', 'ivory'],
    ['INK', 'ink'],
    ['MARIGOLD', 'circle'],
    ['GROUND', 'ground'],
    ['EDGE', 'edge'],
    ['TILE', 'tile'],
  ])('has the colour %s of the screenshot', (name, property) => {
    const [, hex = ''] = new RegExp(`--${property}: #(\\w{6});`).exec(style) ?? []
    const rgb = [0, 2, 4].map(at => Number.parseInt(hex.slice(at, at + 2), 16))
    const ours = new RegExp(`vec3 ${name} = vec3\\((.+)\\) / 255`).exec(read('shaders/lib/choice.glsl'))
    expect(ours?.[1]?.split(',').map(Number)).toEqual(rgb)
  })

  it('is as wide and as far from the next one as those of the screenshot', () => {
    const px = (pattern: RegExp) => Number(pattern.exec(style)?.[1])
    const margin = px(/--gap: (\d+)px/)
    const gap = px(/\.choice \{[^}]*gap: (\d+)px/)
    const [screen = 0] = choice.get('SCREEN') ?? []
    const width = (screen - 2 * margin - 3 * gap) / 4
    const [x, , half = 0] = choice.get('KEYS') ?? []
    expect([x, half + only(choice.get('KEY_CORNER'))]).toEqual([margin + width / 2, width / 2])
    expect(only(choice.get('KEY_PITCH'))).toBe(width + gap)
  })

  it('is followed by a light as wide and as strong as that of the screenshot', () => {
    const [x = 0, , half = 0] = choice.get('LANE') ?? []
    const reach = half + only(choice.get('LANE_CORNER'))
    const [, alpha = ''] = /\.lane \{[^}]*#ffffff(\w\w);/.exec(style) ?? []
    const [, left] = /calc\((\d+)px \+ 84px/.exec(read('tools/pictures/game-screen.tsx')) ?? []
    expect(only(choice.get('LANE_LIGHT'))).toBeCloseTo(Number.parseInt(alpha, 16) / 255, 4)
    expect(Number(/\.lane \{[^}]*width: (\d+)px/.exec(style)?.[1])).toBe(2 * reach)
    // From the panel's left edge.
    expect(Number(/--gap: (\d+)px/.exec(style)?.[1]) + Number(left)).toBe(x - reach)
  })
})

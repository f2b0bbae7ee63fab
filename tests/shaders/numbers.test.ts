import { expect, it } from 'vitest'
import { createNest } from '../../src/scene/geometry.ts'
import { createOrder, SHADE } from '../../src/scene/order.ts'
import * as body from '../../src/timeline/body.ts'
import { MARKER_PX, SHAPE_PX } from '../../src/timeline/stages.ts'
import { constants, declarations, PROGRAMS, read, resolved } from './sources.ts'

const chunk = (name: string) => constants(read(`shaders/lib/${name}.glsl`))
const pieces = constants(resolved('pieces.vert'))
const only = (values: readonly number[] | undefined): number => values?.[0] ?? Number.NaN

it('numbers the objects of the body as the timeline does', () => {
  const { OBJECTS, FIRST_RING, FIRST_PLATE, SHEET, PHONE, TRAY, FIRST_LINK, FIRST_PIN } = body
  const ours = { OBJECTS, FIRST_RING, FIRST_PLATE, SHEET, PHONE, TRAY, FIRST_LINK, FIRST_PIN }
  const theirs = chunk('body')
  for (const [name, number] of Object.entries(ours))
    expect([name, only(theirs.get(name))]).toEqual([name, number])
  expect(body.FIRST_RING).toBe(4 * body.ROWS)
})

it('knows a shadow by the same code as painter’s order, above every object', () => {
  expect(only(pieces.get('SHADE_CODE'))).toBe(SHADE)
  expect(SHADE).toBeGreaterThanOrEqual(body.OBJECTS)
})

it('has room in its uniforms for the whole body and for every instance', () => {
  const sizes = new Map(
    PROGRAMS.flatMap(name => declarations(resolved(`${name}.vert`))).map(each => [each.name, each]),
  )
  expect(sizes.get('uBody')).toMatchObject({ type: 'vec4', length: (body.OBJECTS * body.STRIDE) / 4 })
  expect(sizes.get('uOrder')).toMatchObject({ type: 'vec4', length: createOrder().codes.length / 4 })
})

it('draws a marker of 43 px round a shape of 29 px', () => {
  const [radius = 0, halfWidth = 0] = chunk('body').get('RING_FORM') ?? []
  const diameter = 2 * (radius + halfWidth)
  expect(Math.round(diameter * SHAPE_PX)).toBe(MARKER_PX)
  const ringed = Number(/RINGED = ([\d.]+)/.exec(read('src/scene/draw.ts'))?.[1])
  expect(ringed).toBeCloseTo(diameter, 6)
})

it('knows as many contours as the mesh has', () => {
  const contours = createNest(12).getAttribute('position')
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
    const drawn = chunk('outline').get(name) ?? []
    expect(drawn).toHaveLength(wanted.length)
    wanted.forEach((value, i) => {
      expect(drawn[i]).toBeCloseTo(value, 6)
    })
  },
)

it('runs the contour lines round the same outlines as the pieces', () => {
  const field = chunk('shapes')
  expect(field.get('TRIANGLE')).toEqual([0.075, 0.515, 0.035])
  expect(field.get('PENTAGON')).toEqual([0.065, 0.475, 0.012])
  expect(field.get('SQUARE')).toEqual([0.075, 0.362])
  expect(only(field.get('CIRCLE'))).toBe(chunk('outline').get('CIRCLE')?.[2])
})

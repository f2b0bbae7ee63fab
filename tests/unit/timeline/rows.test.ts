import { expect, it } from 'vitest'
import { createPicture, FIRST_PLATE, FIRST_RING, peek, tokenOf } from '../../../src/film/picture.ts'
import { blendRow, createRow, placePlate, placeRing, placeTokens } from '../../../src/film/rows.ts'
import { euler } from '../../../src/film/vec.ts'

const COLUMNS = [2, 0, 3, 1]
const row = { ...createRow(), x: 100, y: 40, z: -10, pitch: 60, size: 29, lift: 5 }

const placeOf = (object: number, drawn: ReturnType<typeof createPicture>): number[] =>
  [0, 1, 2, 3].map(i => peek(drawn, object, i))

it('stands each shape on its column, a pitch apart, centred on the row', () => {
  const drawn = createPicture()
  placeTokens(drawn, 0, row, COLUMNS)
  expect([0, 1, 2, 3].map(shape => placeOf(tokenOf(0, shape), drawn))).toEqual([
    [130, 40, -5, 29],
    [10, 40, -5, 29],
    [190, 40, -5, 29],
    [70, 40, -5, 29],
  ])
})

it('carries tokens, ring and plate along when it is turned', () => {
  const drawn = createPicture()
  const flat = { ...row, turn: euler(-90, 0, 0), ringLift: 8, plateDown: 20 }
  placeTokens(drawn, 0, flat, COLUMNS)
  placeRing(drawn, 0, flat, 2)
  placePlate(drawn, 0, flat)
  const at = (object: number) => placeOf(object, drawn).map(Math.round)
  expect(at(tokenOf(0, 0))).toEqual([130, 45, -10, 29])
  expect(at(FIRST_RING)).toEqual([130, 48, -10, 29])
  expect(at(FIRST_PLATE).slice(0, 3)).toEqual([100, 40, 10])
})

it('blends every number of a row', () => {
  const out = createRow()
  const end = { ...row, x: 200, plateAlpha: 1, shadow: 0.5 }
  blendRow(out, row, end, 0.5)
  expect(out).toMatchObject({ x: 150, y: 40, plateAlpha: 0.5, shadow: 0.25, pitch: 60 })
  blendRow(out, row, end, 1)
  expect({ ...out, turn: [...out.turn] }).toEqual({ ...end, turn: [0, 0, 0, 1] })
})

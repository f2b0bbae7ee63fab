import { describe, expect, it } from 'vitest'
import {
  checkFields,
  decodeFields,
  encodeFields,
  InvalidValueError,
  MAX_DOCUMENT_BYTES,
  sizeOfFields,
} from '../../../tools/data-source/values.ts'

describe('values on the wire', () => {
  it('come back as they went, each kind', () => {
    const data = {
      nothing: null,
      yes: true,
      whole: -42,
      half: 0.5,
      minusZero: -0,
      endless: Number.NEGATIVE_INFINITY,
      missing: Number.NaN,
      huge: 2n ** 60n,
      text: 'two columns 😀',
      time: new Date(1e12),
      bytes: new Uint8Array([0, 255]),
      list: [1, 'a', { deep: [] }],
    }
    const wire: unknown = JSON.parse(JSON.stringify(encodeFields(data)))
    // Plain JSON turns -0 into 0; everything else survives the trip.
    expect(decodeFields(checkFields(wire))).toEqual({ ...data, minusZero: 0 })
  })
})

describe('fields in a request', () => {
  it.each([
    ['a list of fields', []],
    ['a bare value', { a: 1 }],
    ['two kinds at once', { a: { stringValue: 'x', nullValue: null } }],
    ['an unknown kind', { a: { toString: 'x' } }],
    ['a reserved name', { ['__proto__']: { nullValue: null } }],
    ['a whole number of more than 64 bits', { a: { integerValue: '9223372036854775808' } }],
    ['a wrong value inside', { a: { mapValue: { fields: { b: { booleanValue: 'true' } } } } }],
  ])('are refused: %s', (_, fields) => {
    expect(() => checkFields(fields)).toThrow(InvalidValueError)
  })

  it('are refused one byte above 1 MiB, counted in UTF-8', () => {
    const room = MAX_DOCUMENT_BYTES - sizeOfFields(encodeFields({ text: '' }))
    expect(() => checkFields(encodeFields({ text: 'x'.repeat(room) }))).not.toThrow()
    expect(() => checkFields(encodeFields({ text: 'x'.repeat(room + 1) }))).toThrow(InvalidValueError)
    expect(() => checkFields(encodeFields({ text: 'é'.repeat(room) }))).toThrow(InvalidValueError)
  })
})

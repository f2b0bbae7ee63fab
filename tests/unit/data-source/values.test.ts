import { describe, expect, it } from 'vitest'
import {
  checkFields,
  decodeFields,
  encodeFields,
  InvalidValueError,
} from '../../../tools/data-source/values.ts'

describe('values on the wire', () => {
  it('come back as they went, each kind that a season may have', () => {
    const data = {
      nothing: null,
      yes: true,
      whole: -42,
      half: 0.5,
      endless: Number.NEGATIVE_INFINITY,
      missing: Number.NaN,
      text: 'two columns 😀',
      list: [1, 'a', { deep: [] }],
    }
    const wire: unknown = JSON.parse(JSON.stringify(encodeFields(data)))
    expect(decodeFields(checkFields(wire))).toEqual(data)
  })

  it('tell whole numbers from others as Firestore does', () => {
    expect(encodeFields({ a: 3, b: 3.5, c: 2 ** 60 })).toEqual({
      a: { integerValue: '3' },
      b: { doubleValue: 3.5 },
      c: { doubleValue: 2 ** 60 },
    })
  })

  it('refuse what a document cannot hold', () => {
    expect(() => encodeFields({ run: () => 0 })).toThrow(InvalidValueError)
  })
})

it.each([
  ['a list of fields', []],
  ['a bare value', { a: 1 }],
  ['two kinds at once', { a: { stringValue: 'x', nullValue: null } }],
  ['no kind', { a: {} }],
  ['an unknown kind', { a: { toString: 'x' } }],
  ['a wrong content', { a: { integerValue: true } }],
  ['a list that is none', { a: { arrayValue: { values: {} } } }],
  ['a wrong value inside', { a: { mapValue: { fields: { b: { booleanValue: 'true' } } } } }],
])('fields in a request are refused: %s', (_, fields) => {
  expect(() => checkFields(fields)).toThrow(InvalidValueError)
})

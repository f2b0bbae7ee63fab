import { expect, it } from 'vitest'
import { entriesOf } from '../../../src/live/entries.ts'

it('lists the values of the field sheet, whatever they are', () => {
  const sheet = { b: { base_pattern: '0123' }, a: null, c: 'text' }
  expect(entriesOf({ sheet, other: 1 })).toEqual([{ base_pattern: '0123' }, null, 'text'])
})

it('takes a list as it stands', () => {
  expect(entriesOf({ sheet: ['first', 'second'] })).toEqual(['first', 'second'])
})

class Reference {
  readonly path = 'config/other'
}

it.each([
  ['no document', undefined],
  ['no sheet', {}],
  ['an inherited sheet', Object.create({ sheet: { a: 1 } })],
  ['null', { sheet: null }],
  ['text', { sheet: 'abc' }],
  ['a number', { sheet: 7 }],
  ['a time', { sheet: new Date(0) }],
  ["an object of the client's own", { sheet: new Reference() }],
])('gives the empty list for %s', (_, data) => {
  expect(entriesOf(data)).toEqual([])
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { longestValue, placeText } from '../../../src/rules/sheet-value.ts'
import { columnUnder } from '../../../src/stages/data-sheet/going.ts'
import { RowName } from '../../../src/stages/data-sheet/list.tsx'
import { placeFor } from '../../../src/stages/data-sheet/ticks.tsx'

describe('numbers of the data sheet', () => {
  it('are sized by the longest one of the sheet, and never larger than two digits would be', () => {
    const entry = { basePattern: '0123', odd: [1, 2, 3, 4], even: [5, 6, 7, 8] } as const
    expect(longestValue([])).toBe(2)
    expect(longestValue([entry])).toBe(2)
    expect(longestValue([entry, { ...entry, even: [0, 0, 100, 33.333] }])).toBe(4)
  })
})

describe('a press on a row', () => {
  it('brings the marker to the shape under it, and beside the shapes to the first', () => {
    expect([-119, -61, -59, 0, 61, 119].map(px => columnUnder(px, 60))).toEqual([0, 0, 1, 2, 3, 3])
    expect([-121, 121].map(px => columnUnder(px, 60))).toEqual([0, 0])
  })
})

describe('the place in the sheet', () => {
  it('has as many digits as the number of entries', () => {
    expect([placeText(0, 24), placeText(23, 24), placeText(6, 9)]).toEqual(['01', '24', '7'])
  })

  it('is moved by arrow keys, Home and End, and stops at both ends', () => {
    expect([placeFor('ArrowRight', 6, 24), placeFor('ArrowLeft', 6, 24)]).toEqual([7, 5])
    expect([placeFor('ArrowRight', 23, 24), placeFor('ArrowLeft', 0, 24)]).toEqual([23, 0])
    expect([placeFor('Home', 6, 24), placeFor('End', 6, 24)]).toEqual([0, 23])
  })

  it('leaves every other key to the page', () => {
    expect(['ArrowDown', 'PageDown', 'Tab', 'a'].map(key => placeFor(key, 6, 24))).toEqual(
      Array(4).fill(undefined),
    )
  })
})

describe('the kolam beside a code', () => {
  it('has the colours of its shapes in the loops of their columns, clockwise from the first one’s', () => {
    const [, style = ''] =
      /style="([^"]*)"/.exec(renderToStaticMarkup(createElement(RowName, { pattern: '2031' }))) ?? []
    const colours = [...style.matchAll(/--(\w):var\(--(\w+)\)/g)].map(([, at, colour]) => [at, colour])
    expect(colours).toEqual([
      ['a', 'square'],
      ['b', 'circle'],
      ['c', 'pentagon'],
      ['d', 'triangle'],
    ])
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { longestValue } from '../../../src/landing/longest-value.ts'
import { placeText } from '../../../src/landing/place-text.ts'
import { rolledPercent } from '../../../src/stages/data-sheet/drums.ts'
import { columnUnder } from '../../../src/stages/data-sheet/going.ts'
import { RowName } from '../../../src/stages/data-sheet/row-name.tsx'
import { barOf, barsOf, placeFor } from '../../../src/stages/data-sheet/ticks.tsx'

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

describe('what a passed pattern leaves', () => {
  it('is a bar for each column: the higher of its values, in the colour of its shape', () => {
    const entry = { basePattern: '2031', odd: [1, 2, 3, 4], even: [5, 0, 10, 20] } as const
    const bars = barsOf(entry, 20).split('linear-gradient').slice(1)
    expect(bars.map(bar => /--(\w+).*\/25% (\d+)%/.exec(bar)?.slice(1))).toEqual([
      ['square', '25'],
      ['circle', '10'],
      ['pentagon', '50'],
      ['triangle', '100'],
    ])
    expect(barsOf({ ...entry, odd: [0, 0, 0, 0], even: [0, 0, 0, 0] }, 0)).not.toContain('NaN')
  })
})

describe('what it leaves on narrow windows', () => {
  it('is one bar: the highest of its values, in the colour of that shape alone', () => {
    const entry = { basePattern: '2031', odd: [1, 2, 30, 4], even: [5, 0, 10, 20] } as const
    expect(barOf(entry, 60)).toBe('linear-gradient(to top, var(--pentagon) 50%, transparent 0)')
    expect(barOf({ ...entry, odd: [0, 0, 0, 0], even: [0, 0, 0, 0] }, 0)).not.toContain('NaN')
  })
})

describe('a number that rolls', () => {
  it('comes down to the next entry’s, or back to the one before, and stands where both are the same', () => {
    const texts = ['12', '24', '24', '6']
    expect([0, 0.5, 1].map(at => rolledPercent(texts, 0, at))).toEqual([0, 68, 136])
    expect([0.5, 1, 1.5, 2].map(at => rolledPercent(texts, 1, at))).toEqual([-68, 0, 0, 0])
    expect([2, 2.25].map(at => rolledPercent(texts, 2, at))).toEqual([0, 34])
    // The page may be an entry ahead of the story.
    expect(rolledPercent(texts, 0, 2.4)).toBe(136)
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

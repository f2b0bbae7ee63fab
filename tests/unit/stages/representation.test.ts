import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { landingSessions } from '../../../src/rules/showcase.ts'
import { Equation } from '../../../src/stages/representation/row.tsx'
import { orderAfter } from '../../../src/story/representation/orders.ts'
import { rowAt } from '../../../src/story/representation/play.ts'
import { stopAt } from '../../../src/story/stops.ts'
import { layoutOf } from './story.ts'

const PX = 3000
const layout = layoutOf('desktop')
const [live] = landingSessions()
const COLUMNS = layout.sessionColumns

/** Every place at which the page rests in the stage, as progress. */
const RESTS = [
  ...new Set(Array.from({ length: PX }, (_, px) => stopAt('representation', px, PX).toFixed(3))),
].map(px => Number(px) / PX)

describe('the order of the row', () => {
  it('is that of the legend first and that of the live session in the end, three swaps of two neighbours away', () => {
    expect([0, 1, 2, 3].map(swaps => orderAfter(COLUMNS, swaps))).toEqual(['0123', '0213', '2013', '2031'])
    expect(live?.basePattern).toBe('2031')
    expect([0.1, 0.309, 0.42, 1].map(progress => rowAt(progress, layout).swapped)).toEqual([0, 0, 3, 3])
  })
})

describe('the selection index named beside the ring', () => {
  it('visits columns 0, 1, 2, 3 and comes back to the session’s own, and is there wherever the page rests', () => {
    const named = RESTS.filter(rest => rest > 0.43).map(rest => rowAt(rest, layout).ring)
    const visited = named.filter((column, i) => column !== named[i - 1])
    expect(visited, 'a broken number: at a stop the ring is on its way').toEqual([
      ...[0, 1, 2, 3],
      live?.selectionIndex,
    ])
  })
})

it('the session pattern is read once, each of its digits for itself', () => {
  if (!live) throw new Error('no live session')
  const markup = renderToStaticMarkup(createElement(Equation, { session: live }))
  const result = markup.slice(markup.indexOf('data-place="result"'))
  const text = result.replaceAll(/^[^>]*>|<[^>]*>/g, '').trim()
  expect(text.startsWith(`${live.basePattern}${live.selectionIndex} `)).toBe(true)
  expect(result.match(/data-result/g)).toHaveLength(5)
})

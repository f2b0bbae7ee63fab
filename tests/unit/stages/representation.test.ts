import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { peek, tokenOf } from '../../../src/film/picture.ts'
import { progressAt } from '../../../src/film/score.ts'
import { landingSessions } from '../../../src/rules/showcase.ts'
import { createOrder, orderAfter, writeOrder } from '../../../src/stages/representation/orders.ts'
import { rowAt } from '../../../src/stages/representation/play.ts'
import { Equation } from '../../../src/stages/representation/row.tsx'
import { REPRESENTATION } from '../../../src/stages/representation/score.ts'
import { stopAt } from '../../../src/stages/stops.ts'
import { layoutOf, pictureAt } from '../timeline/story.ts'

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

  it('has each of two that change places out of the other’s way, on both sides of the row', () => {
    const order = createOrder()
    writeOrder(order, COLUMNS, 0.5)
    expect([...order.columns]).toEqual([0, 1.5, 1.5, 3])
    expect([...order.out]).toEqual([0, -1, 1, 0].map(each => expect.closeTo(each, 9)))
  })
})

describe('the selection index named beside the ring', () => {
  it('visits columns 0, 1, 2, 3 and comes back to the session’s own, and is there wherever the page rests', () => {
    const named = RESTS.filter(rest => rest > 0.43).map(rest => rowAt(rest, layout).ring)
    expect(named.filter((column, i) => column !== named[i - 1])).toEqual([0, 1, 2, 3, live?.selectionIndex])
  })
})

describe('where the page rests', () => {
  it('is with each piece named alone, with each order, each visit and each digit, and with all of them', () => {
    expect(RESTS).toHaveLength(20)
    const named = RESTS.slice(0, 6).map(rest => {
      const picture = pictureAt('representation', rest, layout)
      return [0, 1, 2, 3].map(shape => Math.round(peek(picture, tokenOf(0, shape), 3)))
    })
    const told = [0, 1, 2, 3].map(one => [0, 1, 2, 3].map(shape => (shape === one ? 324 : 173)))
    expect(named).toEqual([[216, 216, 216, 216], ...told, [216, 216, 216, 216]])
    const read = RESTS.filter(rest => rest >= progressAt(REPRESENTATION, 'read'))
    expect(read.map(rest => rowAt(rest, layout).read)).toEqual([0, 1, 2, 3, -1, -1])
  })
})

it('the session pattern is read once, each of its digits for itself', () => {
  if (!live) throw new Error('no live session')
  const markup = renderToStaticMarkup(createElement(Equation, { session: live }))
  const result = markup.slice(markup.indexOf('data-slot="result"'))
  const text = result.replaceAll(/^[^>]*>|<[^>]*>/g, '').trim()
  expect(text.startsWith(`${live.basePattern}${live.selectionIndex} `)).toBe(true)
  expect(result.match(/data-result/g)).toHaveLength(5)
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { landingSessions } from '../../../src/rules/showcase.ts'
import { Equation } from '../../../src/stages/representation/equation.tsx'
import { Orders } from '../../../src/stages/representation/place-of-order.tsx'
import { REPRESENTATION_CUES as CUES } from '../../../src/timeline/cues.ts'
import { orderNamed } from '../../../src/timeline/order-names.ts'
import { selectedColumnAt } from '../../../src/timeline/representation.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'

const live = landingSessions()[0]
const LAST = live?.selectionIndex ?? 0

describe('the selection index named beside the ring', () => {
  it('visits columns 0, 1, 2, 3 and comes back to the session’s own', () => {
    const named: number[] = []
    for (let step = 0; step <= 1000; step++) {
      const column = selectedColumnAt(step / 1000, LAST)
      if (column !== named.at(-1)) named.push(column)
    }
    expect(named).toEqual([0, 1, 2, 3, LAST])
  })

  it('is the session’s own before the heading of the next section takes over', () => {
    expect(selectedColumnAt(0.86, LAST)).toBe(LAST)
    expect(selectedColumnAt(1, LAST)).toBe(LAST)
  })

  it('is in the page before the ring begins to move', () => {
    const { from, stop } = REPRESENTATION.visits
    const firstMove = from + stop
    for (const cue of [CUES.basePattern.from, CUES.selectionIndex, CUES.sessionPattern]) {
      expect(cue).toBeLessThan(firstMove)
      expect(selectedColumnAt(cue, LAST)).toBe(0)
    }
  })
})

describe('the legend', () => {
  it('is read before it closes up: names and caption go, and its letters stay until the row has its own', () => {
    expect(REPRESENTATION.caption.from).toBeGreaterThan(REPRESENTATION.gather.from)
    expect(REPRESENTATION.caption.until).toBeLessThan(CUES.basePattern.from)
    expect(CUES.names.until).toBeLessThan(CUES.swap.from)
    expect(CUES.swap.from).toBeLessThan(CUES.legend.until)
    expect(CUES.legend.until).toBeLessThanOrEqual(orderNamed(0, 3)[1])
  })
})

/** The cues of markup in their order: the progress at which each comes and goes. */
const cuesOf = (markup: string): number[][] =>
  [...markup.matchAll(/data-cue="([^"]+)"/g)].map(([, cue = '']) => cue.split(' ').map(Number))

describe('which order of all it is', () => {
  it('comes and goes as one: what stands in it at its end stays until it has gone', () => {
    const markup = renderToStaticMarkup(createElement(Orders, { pattern: '2031' }))
    const [whole = [], ...places] = cuesOf(markup)
    expect(whole.slice(0, 2)).toEqual([CUES.orders.from, CUES.orders.until])
    expect(places).toHaveLength(4)
    expect(places[0]?.[0]).toBeLessThanOrEqual(whole[0] ?? 0)
    expect(places.at(-1)?.[1]).toBeGreaterThan(1)
    for (const [i, place] of places.slice(1).entries()) expect(place[0]).toBe(places[i]?.[1])
  })
})

describe('the session pattern', () => {
  it('is read once, each of its digits for itself, and has its places for the eye alone', () => {
    if (!live) throw new Error('no live session')
    const markup = renderToStaticMarkup(createElement(Equation, { session: live }))
    const result = markup.slice(markup.indexOf('data-result'))
    const { basePattern, selectionIndex } = live
    const text = result.replaceAll(/^[^>]*>|<[^>]*>/g, '').trim()
    expect(text.startsWith(`${basePattern}${selectionIndex} `)).toBe(true)
    expect(result.match(/data-slot="result-\d"/g)).toHaveLength(5)
    expect([...result.matchAll(/data-places="(\d+)"/g)].map(([, places]) => places)).toEqual([
      basePattern,
      String(selectionIndex),
    ])
  })
})

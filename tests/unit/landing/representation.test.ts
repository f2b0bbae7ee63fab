import { describe, expect, it } from 'vitest'
import { landingSessions } from '../../../src/rules/showcase.ts'
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
    expect(CUES.caption).toBeLessThan(CUES.captionUntil)
    expect(CUES.captionUntil).toBeLessThan(CUES.basePattern.from)
    expect(CUES.names.until).toBeLessThan(CUES.swap.from)
    expect(CUES.swap.from).toBeLessThan(CUES.legend.until)
    expect(CUES.legend.until).toBeLessThanOrEqual(orderNamed(0, 3)[1])
  })
})

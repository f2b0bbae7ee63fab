import { describe, expect, it } from 'vitest'
import { SESSIONS_SHOWN } from '../../../src/rules/constants.ts'
import { rowsReached } from '../../../src/stages/sessions/labels.ts'

describe('the selection indices that the dotted link has reached', () => {
  it.each([
    [0, 0],
    [0.294, 0],
    [0.295, 1],
    [0.341, 1],
    [0.349, 2],
    [0.43, 3],
    [0.505, 4],
    [0.58, 5],
    [0.63, 5],
    [0.65, 6],
    [1, 6],
  ])('at progress %d are those of %d rows', (progress, rows) => {
    expect(rowsReached(progress)).toBe(rows)
  })

  it('never go back while the page scrolls on, and end with every row', () => {
    let before = 0
    for (let step = 0; step <= 1000; step++) {
      const rows = rowsReached(step / 1000)
      expect(rows).toBeGreaterThanOrEqual(before)
      before = rows
    }
    expect(before).toBe(SESSIONS_SHOWN)
  })
})

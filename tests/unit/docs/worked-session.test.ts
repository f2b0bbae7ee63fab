import { describe, expect, it } from 'vitest'
import { ROUND_SEC, workedSession } from '../../../src/docs/worked-session/worked.ts'
import { phaseAt } from '../../../src/rules/session.ts'

describe('the worked session', () => {
  it('is the next of the sample season, an odd one, with the chances of the docs', () => {
    const { occurrence, parity, row, chances } = workedSession()
    expect([occurrence, parity, row, chances]).toEqual([51, 'odd', [28, 35, 20, 17], [10, 62.5, 25, 2.5]])
  })

  it('fulfils its bet in three rounds while bets are taken, and more in each', () => {
    const { rounds } = workedSession()
    expect(rounds.map(({ fulfilledAmount }) => fulfilledAmount)).toEqual([37.5, 80, 100])
    expect(ROUND_SEC.map(phaseAt)).toEqual(['active', 'active', 'active'])
  })

  it('ends with the balances that follow, whatever is drawn', () => {
    const { steps, bet } = workedSession()
    for (let drawn = 0; drawn < steps.total; drawn += 1) {
      const { before, after, steps: drawnSteps } = workedSession(drawn)
      expect(drawnSteps.drawn).toBe(drawn)
      const prize = drawnSteps.index === bet.option ? 140 : 0
      expect(before).toEqual({ unplayed: 60, winnings: 90 })
      expect(after).toEqual({ unplayed: 0, winnings: 50 + prize })
    }
  })
})

import { describe, expect, it } from 'vitest'
import { credit, debit } from '../../../src/rules/account.ts'

describe('an account', () => {
  const account = { unplayed: 60, winnings: 100 }

  it('is debited from Unplayed first, then from Winnings', () => {
    expect(debit(account, 40)).toEqual({ unplayed: 20, winnings: 100 })
    expect(debit(account, 100)).toEqual({ unplayed: 0, winnings: 60 })
  })

  it('cannot be debited more than it holds', () => {
    expect(() => debit(account, 160.01)).toThrow(RangeError)
    expect(() => debit(account, -1)).toThrow(RangeError)
  })

  it('is credited with prizes in Winnings', () => {
    expect(credit(account, 140)).toEqual({ unplayed: 60, winnings: 240 })
  })
})

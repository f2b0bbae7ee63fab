import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import {
  type Bet,
  backingFor,
  breakEvenChance,
  fulfilRounds,
  isLocked,
  payout,
  placeBet,
  type RoundOffer,
  settle,
} from '../../../src/rules/fulfilment.ts'

const nothing: RoundOffer = { backing: [0, 0, 0, 0], liquidity: 0 }

/** The bet after one round. */
const fulfilRound = (bet: Bet, offer: RoundOffer, multipliers?: readonly number[]): Bet =>
  fulfilRounds(bet, [offer], multipliers)[0] ?? bet

describe('a new bet', () => {
  it('is not fulfilled, pays nothing, costs nothing, and asks for at least 1.4 times its amount', () => {
    const bet = placeBet({ amount: 100, option: 2 })
    expect(bet).toMatchObject({ minimumMultiplier: 1.4, fulfilledAmount: 0 })
    expect(settle(bet, 2)).toEqual({ deducted: 0, paid: 0 })
  })

  it.each([
    { amount: 0 },
    { amount: -1 },
    { amount: Number.NaN },
    { amount: Number.POSITIVE_INFINITY },
    { minimumMultiplier: 1 },
    { minimumMultiplier: Number.NaN },
    { minimumMultiplier: Number.POSITIVE_INFINITY },
  ])('is refused with %o', terms => {
    expect(() => placeBet({ amount: 100, option: 2, ...terms })).toThrow(RangeError)
  })
})

describe('a fulfilment round', () => {
  it('backs a bet with the bets on the other options and the pool, not with those on its own', () => {
    expect(backingFor(2, { backing: [1, 20, 300, 4000], liquidity: 50_000 })).toBe(54_021)
    const bet = placeBet({ amount: 100, option: 2 })
    expect(fulfilRound(bet, { backing: [0, 0, 500, 0], liquidity: 0 })).toEqual(bet)
  })

  it('fulfils in part, at the minimum multiplier, what the offer does not cover', () => {
    const bet = fulfilRound(placeBet({ amount: 100, option: 0, minimumMultiplier: 1.5 }), {
      ...nothing,
      liquidity: 20,
    })
    expect(bet).toMatchObject({ fulfilledAmount: 40, betMultiplier: 1.5 })
  })

  it('fulfils in full, at the highest offered multiplier that the offer covers', () => {
    const bet = placeBet({ amount: 100, option: 0, minimumMultiplier: 1.5 })
    const after = (liquidity: number) =>
      fulfilRound(bet, { ...nothing, liquidity }, [1.5, 2, 3]).betMultiplier
    expect([50, 99.99, 100, 199, 200, 9999].map(after)).toEqual([1.5, 1.5, 2, 2, 3, 3])
  })
})

describe('the rounds of a session', () => {
  const bet = placeBet({ amount: 100, option: 0, minimumMultiplier: 1.5 })

  it('are three: a fourth changes nothing', () => {
    const offers = [10, 0, 15, 400].map(liquidity => ({ ...nothing, liquidity }))
    const after = fulfilRounds(bet, offers)
    expect(after.map(({ fulfilledAmount }) => fulfilledAmount)).toEqual([20, 20, 50])
  })

  it('raise the bet multiplier as what backs the bet adds up', () => {
    const offers = [25, 50, 30].map(liquidity => ({ ...nothing, liquidity }))
    const after = fulfilRounds(bet, offers, [1.5, 1.7, 2])
    // 25 covers 50 at 1.5; 75 covers the whole bet at 1.7, and 105 at 2.
    expect(after.map(({ betMultiplier }) => betMultiplier)).toEqual([1.5, 1.7, 2])
  })

  it('never fulfil less than before, more than the amount, below the minimum, or more than is backed', () => {
    const money = fc.double({ min: 0, max: 1e6, noNaN: true })
    const multiplier = fc.integer({ min: 101, max: 1000 }).map(hundredths => hundredths / 100)
    const offer = fc.record({ backing: fc.tuple(money, money, money, money), liquidity: money })
    const placed = fc.record({
      amount: fc.integer({ min: 1, max: 1e8 }).map(hundredths => hundredths / 100),
      option: fc.constantFrom(...COLUMNS),
      minimumMultiplier: multiplier,
    })
    fc.assert(
      fc.property(
        placed,
        fc.array(multiplier),
        fc.array(offer, { maxLength: 5 }),
        (terms, offered, offers) => {
          let before = 0
          for (const after of fulfilRounds(placeBet(terms), offers, offered)) {
            expect(after.fulfilledAmount).toBeGreaterThanOrEqual(before)
            expect(after.fulfilledAmount).toBeLessThanOrEqual(terms.amount)
            if (isLocked(after)) expect(after.betMultiplier).toBeGreaterThanOrEqual(terms.minimumMultiplier)
            expect(payout(after, after.option) - after.fulfilledAmount).toBeLessThanOrEqual(
              after.backed + 0.011,
            )
            before = after.fulfilledAmount
          }
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('completion', () => {
  const bet = fulfilRound(placeBet({ amount: 100, option: 3, minimumMultiplier: 1.5 }), {
    ...nothing,
    liquidity: 20,
  })

  it('deducts the fulfilled amount, won or lost, and pays it times the bet multiplier where the option is the index', () => {
    expect(COLUMNS.map(index => settle(bet, index))).toEqual([
      { deducted: 40, paid: 0 },
      { deducted: 40, paid: 0 },
      { deducted: 40, paid: 0 },
      { deducted: 40, paid: 60 },
    ])
  })
})

describe('a multiplier', () => {
  it('of 1.4 returns 140 for 100, and breaks even at 71.4%', () => {
    const bet = fulfilRound(placeBet({ amount: 100, option: 0 }), { ...nothing, liquidity: 40 })
    expect(settle(bet, 0)).toEqual({ deducted: 100, paid: 140 })
    expect(breakEvenChance(1.4)).toBeCloseTo(71.4, 1)
  })

  it('of 1.41 pays what is shown: 282 for 200', () => {
    const bet = fulfilRound(placeBet({ amount: 200, option: 0 }), { ...nothing, liquidity: 83 }, [1.41, 1.42])
    expect([bet.betMultiplier, payout(bet, 0)]).toEqual([1.41, 282])
  })
})

import { COLUMNS, type Column, DEFAULT_MINIMUM_MULTIPLIER, FULFILMENT_ROUNDS } from './constants.ts'
import type { SessionPhase } from './session.ts'
import type { Row } from './sheet.ts'

/**
 * Bet fulfilment (spec sections 3 and 4).
 *
 * The specification fixes: a bet has an amount, an option 0 to 3 and a minimum multiplier of 1.4 unless set;
 * it goes from nothing through three rounds to partly or fully fulfilled, depending on the bets that back it
 * and on the liquidity pool; once fulfilment has begun it is locked; at completion the fulfilled amount is
 * deducted, and a bet on the selection index pays fulfilled amount × bet multiplier.
 *
 * It is silent on how a round computes the fulfilled amount and the multiplier. This module's model, an
 * illustration for the documentation: what a round offers a bet is the money on the three other options plus
 * the pool's share, and all of it becomes the bet's possible profit. If that profit allows at least the
 * minimum multiplier on all that is still unfulfilled, all is fulfilled at the multiplier it allows;
 * otherwise as much as it covers at exactly the minimum multiplier. The bet multiplier is the average over
 * the fulfilled parts. The game's four offered multipliers are not specified and not modelled.
 */
export interface Bet {
  /** In the currency of the account. */
  readonly amount: number
  readonly option: Column
  readonly minimumMultiplier: number
  /** 0 to `amount`. */
  readonly fulfilledAmount: number
  /** At least `minimumMultiplier` as soon as anything is fulfilled, 0 before. */
  readonly betMultiplier: number
}

export type BetTerms = Pick<Bet, 'amount' | 'option'> & Partial<Pick<Bet, 'minimumMultiplier'>>

/** What one fulfilment round has for a bet. */
export interface RoundOffer {
  /** The money of other players' bets by option; what is on the bet's own option does not back it. */
  readonly backing: Row
  readonly liquidity: number
}

/**
 * A new bet, nothing of it fulfilled. Throws a RangeError for an amount that is not positive and for a
 * minimum multiplier that leaves no profit (1 or less), or where one of them is not finite.
 */
export function placeBet({ amount, option, minimumMultiplier = DEFAULT_MINIMUM_MULTIPLIER }: BetTerms): Bet {
  if (!(amount > 0 && Number.isFinite(amount))) throw new RangeError('A bet amount is positive')
  if (!(minimumMultiplier > 1 && Number.isFinite(minimumMultiplier))) {
    throw new RangeError('A minimum multiplier is more than 1')
  }
  return { amount, option, minimumMultiplier, fulfilledAmount: 0, betMultiplier: 0 }
}

/** Whether a bet's fulfilment has begun, after which it cannot be changed or withdrawn. */
export function isLocked(bet: Bet): boolean {
  return bet.fulfilledAmount > 0
}

/** The bet with new terms, or the bet as it is where it is locked or the session takes no bets. */
export function changeBet(bet: Bet, terms: BetTerms, phase: SessionPhase): Bet {
  return isLocked(bet) || phase !== 'active' ? bet : placeBet(terms)
}

/** The money that a round has for a bet on `option`: bets on the other options, and liquidity. */
export function backingFor(option: Column, { backing, liquidity }: RoundOffer): number {
  return COLUMNS.reduce<number>((sum, other) => (other === option ? sum : sum + backing[other]), liquidity)
}

/** The bet after one fulfilment round. */
export function fulfilRound(bet: Bet, offer: RoundOffer): Bet {
  const open = bet.amount - bet.fulfilledAmount
  const profit = backingFor(bet.option, offer)
  if (!(open > 0 && profit > 0)) return bet
  const part = Math.min(open, profit / (bet.minimumMultiplier - 1))
  const fulfilledAmount = Math.min(bet.amount, bet.fulfilledAmount + part)
  const average = (payout(bet, bet.option) + part + profit) / fulfilledAmount
  return { ...bet, fulfilledAmount, betMultiplier: Math.max(bet.minimumMultiplier, average) }
}

/** The bet after each round of a session, the first three offers being its rounds. */
export function fulfilRounds(bet: Bet, offers: readonly RoundOffer[]): readonly Bet[] {
  let current = bet
  return offers.slice(0, FULFILMENT_ROUNDS).map(offer => {
    current = fulfilRound(current, offer)
    return current
  })
}

/** What a bet pays once the selection index is chosen: fulfilled amount × bet multiplier if it is the option. */
export function payout(bet: Bet, selectionIndex: Column): number {
  return bet.option === selectionIndex ? bet.fulfilledAmount * bet.betMultiplier : 0
}

/** What completion of the session takes from the player's account and what it pays into it. */
export function settle(bet: Bet, selectionIndex: Column): { deducted: number; paid: number } {
  return { deducted: bet.fulfilledAmount, paid: payout(bet, selectionIndex) }
}

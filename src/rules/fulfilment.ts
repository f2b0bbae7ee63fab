import { COLUMNS, type Column, DEFAULT_MINIMUM_MULTIPLIER, FULFILMENT_ROUNDS } from './constants.ts'
import type { Row } from './sheet.ts'

/**
 * Bet fulfilment.
 *
 * The game's rules fix: a bet has an amount, an option 0 to 3 and a minimum multiplier of 1.4 unless set to another
 * of the four that the game offers; it goes from nothing through three rounds to partly or fully fulfilled, depending
 * on the bets that back it and on the liquidity pool; once fulfilment has begun it is locked; at completion the
 * fulfilled amount is deducted, and a bet on the selection index pays fulfilled amount × bet multiplier.
 *
 * They are silent on the values of three of the multipliers and on how a round computes the fulfilled amount and the
 * multiplier. This module's model, an illustration for the documentation: the money on the three other options and the
 * pool's share, added up over the rounds, are what the bet may gain. As much of it is fulfilled as that money covers
 * at the minimum multiplier, and then the bet multiplier is the highest offered one that the money covers on all that
 * is fulfilled. Sums are whole hundredths, so that what is shown is what is computed.
 */
export interface Bet {
  /** In the currency of the account. */
  readonly amount: number
  readonly option: Column
  readonly minimumMultiplier: number
  /** 0 to `amount`. */
  readonly fulfilledAmount: number
  /** An offered one, at least `minimumMultiplier`, as soon as anything is fulfilled; 0 before. */
  readonly betMultiplier: number
  /** What the rounds so far have had for it: what it may gain. */
  readonly backed: number
}

type BetTerms = Pick<Bet, 'amount' | 'option'> & Partial<Pick<Bet, 'minimumMultiplier'>>

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
  return { amount, option, minimumMultiplier, fulfilledAmount: 0, betMultiplier: 0, backed: 0 }
}

/** Whether a bet's fulfilment has begun, after which it cannot be changed or withdrawn. */
export function isLocked(bet: Bet): boolean {
  return bet.fulfilledAmount > 0
}

/** The money that a round has for a bet on `option`: bets on the other options, and liquidity. */
export function backingFor(option: Column, { backing, liquidity }: RoundOffer): number {
  return COLUMNS.reduce<number>((sum, other) => (other === option ? sum : sum + backing[other]), liquidity)
}

const HUNDREDTHS = 100

/** A sum in whole hundredths. The smallest fraction is forgiven, for 0.29 × 100 is 28.999… */
const inHundredths = (sum: number): number => Math.floor(sum * HUNDREDTHS + 1e-6)

/** How many hundredths of gain each unit of a bet may have at a multiplier. */
const gainOf = (multiplier: number): number => Math.round((multiplier - 1) * HUNDREDTHS)

/** The bet after one fulfilment round, in a game that offers these multipliers besides the bet's own minimum. */
function fulfilRound(bet: Bet, offer: RoundOffer, multipliers: readonly number[] = []): Bet {
  const backed = bet.backed + backingFor(bet.option, offer)
  const gain = inHundredths(backed)
  const covered = Math.floor((gain * HUNDREDTHS) / gainOf(bet.minimumMultiplier))
  const part = Math.min(inHundredths(bet.amount), covered)
  if (part === 0) return { ...bet, backed }
  const affordable = multipliers.filter(multiplier => part * gainOf(multiplier) <= gain * HUNDREDTHS)
  return {
    ...bet,
    backed,
    fulfilledAmount: part / HUNDREDTHS,
    betMultiplier: Math.max(bet.minimumMultiplier, ...affordable),
  }
}

/** The bet after each round of a session, the first three offers being its rounds. */
export function fulfilRounds(
  bet: Bet,
  offers: readonly RoundOffer[],
  multipliers: readonly number[] = [],
): readonly Bet[] {
  let current = bet
  return offers.slice(0, FULFILMENT_ROUNDS).map(offer => {
    current = fulfilRound(current, offer, multipliers)
    return current
  })
}

/** What a bet pays once the selection index is chosen: fulfilled amount × bet multiplier if it is the option. */
export function payout(bet: Bet, selectionIndex: Column): number {
  const paid = Math.round(bet.fulfilledAmount * bet.betMultiplier * HUNDREDTHS) / HUNDREDTHS
  return bet.option === selectionIndex ? paid : 0
}

/** What completion of the session takes from the player's account and what it pays into it. */
export function settle(bet: Bet, selectionIndex: Column): { deducted: number; paid: number } {
  return { deducted: bet.fulfilledAmount, paid: payout(bet, selectionIndex) }
}

/** The chance, in percent, at which a multiplier neither gains nor loses on average: 71.4 for 1.4. */
export const breakEvenChance = (multiplier: number): number => 100 / multiplier

import { type Account, credit, debit } from '../../rules/account.ts'
import { BETTING_PERIOD_SEC, COLUMNS, type Column, FULFILMENT_ROUNDS } from '../../rules/constants.ts'
import { fulfilRounds, placeBet, settle } from '../../rules/fulfilment.ts'
import { nextOccurrence, parityOf } from '../../rules/occurrence.ts'
import { randomInteger, seededRandom } from '../../rules/random.ts'
import { chancesOn } from '../../rules/selection.ts'
import { EXAMPLE_MULTIPLIERS, SAMPLE_ENTRY, SAMPLE_INDICES, sampleOffers, stepsFor } from '../sample.ts'

const BET_AMOUNT = 100
const LIQUIDITY = 2
/** Smaller than the bet: the debit takes all of it, and the rest from Winnings. */
const ACCOUNT_BEFORE: Account = { unplayed: 60, winnings: 90 }
const DRAW_SEED = 24

/** Moments of the fulfilment rounds, spread evenly over the time for bets: the rules do not give them. */
export const ROUND_SEC = Array.from({ length: FULFILMENT_ROUNDS }, (_, round) =>
  Math.round(((round + 1) * BETTING_PERIOD_SEC) / (FULFILMENT_ROUNDS + 1)),
)

/** One session of the sample pattern with a bet in it, from its sheet values to the account afterwards. */
export type WorkedSession = ReturnType<typeof workedSession>

/** Returns the worked session with this number drawn at its end; with none, the number of the documentation. */
export function workedSession(drawn?: number) {
  const { basePattern } = SAMPLE_ENTRY
  const occurrence = nextOccurrence(
    SAMPLE_INDICES.map(() => basePattern),
    basePattern,
  )
  const parity = parityOf(occurrence)
  const row = SAMPLE_ENTRY[parity]
  const { total } = stepsFor(row, SAMPLE_INDICES, 0)
  const steps = stepsFor(row, SAMPLE_INDICES, drawn ?? randomInteger(total, seededRandom(DRAW_SEED)))
  const chances = chancesOn(steps)
  const option = COLUMNS.reduce<Column>(
    (best, column) => (chances[column] > chances[best] ? column : best),
    0,
  )
  const bet = placeBet({ amount: BET_AMOUNT, option })
  const offers = sampleOffers(LIQUIDITY)
  const rounds = fulfilRounds(bet, offers, EXAMPLE_MULTIPLIERS)
  const fulfilled = rounds.at(-1) ?? bet
  const { deducted, paid } = settle(fulfilled, steps.index)
  const after = credit(debit(ACCOUNT_BEFORE, deducted), paid)
  return {
    basePattern,
    occurrence,
    parity,
    row,
    steps,
    chances,
    bet,
    offers,
    rounds,
    fulfilled,
    deducted,
    paid,
    before: ACCOUNT_BEFORE,
    after,
  }
}

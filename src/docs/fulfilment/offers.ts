import { DEFAULT_MINIMUM_MULTIPLIER, FULFILMENT_ROUNDS } from '../../rules/constants.ts'
import type { RoundOffer } from '../../rules/fulfilment.ts'
import { randomInteger, seededRandom } from '../../rules/random.ts'
import { makeRow } from '../../rules/sheet.ts'

/** As many multipliers as the game offers. Only the first is the game's own: the others are not specified. */
export const EXAMPLE_MULTIPLIERS = [DEFAULT_MINIMUM_MULTIPLIER, 1.8, 2.5, 4] as const

const BACKING_SEED = 3
/** No option gets more than this from other players in one round of the figure. */
const LARGEST_BACKING = 12

/** What the rounds of the figure offer: made-up backing, the same each time, and the reader's liquidity. */
export function sampleOffers(liquidity: number): readonly RoundOffer[] {
  const random = seededRandom(BACKING_SEED)
  return Array.from({ length: FULFILMENT_ROUNDS }, () => ({
    backing: makeRow(() => randomInteger(LARGEST_BACKING, random)),
    liquidity,
  }))
}

import { FULFILMENT_ROUNDS } from '../../rules/constants.ts'
import type { RoundOffer } from '../../rules/fulfilment.ts'
import { randomInteger, seededRandom } from '../../rules/random.ts'
import { makeRow } from '../../rules/sheet.ts'

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

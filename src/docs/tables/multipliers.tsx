import * as facts from '../../content/facts.ts'
import { percent } from '../../content/mdx/words.ts'
import { breakEvenChance } from '../../rules/fulfilment.ts'
import { Table } from '../../ui/reading/table.tsx'
import { EXAMPLE_MULTIPLIERS } from '../fulfilment/offers.ts'

const FULFILLED = 100

/** What multipliers are worth: the one that the game's default names, and examples. */
export function Multipliers() {
  return (
    <Table
      caption={`For example, a fulfilled amount of ${FULFILLED}`}
      head={['Bet multiplier', 'Deducted', 'Paid if it wins', 'Gain if it wins', 'Breaks even at']}
    >
      {EXAMPLE_MULTIPLIERS.map(multiplier => {
        const paid = Math.round(FULFILLED * multiplier)
        return [
          multiplier === facts.DEFAULT_MINIMUM_MULTIPLIER
            ? facts.DEFAULT_MINIMUM_MULTIPLIER_LABEL
            : `${multiplier}X, an example`,
          `${FULFILLED}`,
          `${paid}`,
          `${paid - FULFILLED}`,
          `a chance of ${percent(breakEvenChance(multiplier))}`,
        ]
      })}
    </Table>
  )
}

import * as facts from '../../content/facts.ts'
import { Cash } from '../../ui/reading/cash.tsx'
import { Table } from '../../ui/reading/table.tsx'
import { AccountNumbers } from './account-numbers.tsx'
import { PaymentNumbers } from './payment-numbers.tsx'

/** The constants of the game, and after them those of accounts and payments. */
export function Numbers() {
  return (
    <>
      <Table caption="The game" head={['What', 'How much']}>
        {[
          ['Shapes', `${facts.SHAPE_COUNT}`],
          ['Base patterns', `${facts.PATTERN_COUNT}`],
          ['Selection index and bet option', `${facts.FIRST_INDEX} to ${facts.LAST_INDEX}`],
          ['Session period', `${facts.SESSION_PERIOD_SEC} s`],
          ['Lock period', `the last ${facts.LOCK_PERIOD_SEC} s`],
          ['Moving average', `the last ${facts.MOVING_AVERAGE_WINDOW} sessions with the base pattern`],
          ['Fulfilment rounds', `${facts.FULFILMENT_ROUNDS}`],
          ['Multipliers', `${facts.MULTIPLIER_COUNT}`],
          ['Minimum multiplier', `${facts.DEFAULT_MINIMUM_MULTIPLIER_LABEL} unless you set another`],
          ['Minimum age', `${facts.MINIMUM_AGE}`],
        ]}
      </Table>
      <AccountNumbers />
      <Cash>
        <PaymentNumbers />
      </Cash>
    </>
  )
}

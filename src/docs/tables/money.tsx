import * as facts from '../../content/facts.ts'
import { Table } from '../../ui/reading/table.tsx'

const PRIZE = 140
const { unplayed, winnings } = facts.BALANCES

const FEE = (PRIZE * facts.UNPLAYED_WITHDRAWAL_FEE_PERCENT) / 100
const MOVED = facts.WINNINGS_TO_UNPLAYED_DAYS
const LAPSES = MOVED + facts.UNPLAYED_USE_DAYS

/** What becomes of a prize that is left alone: where it is, and what a withdrawal of all of it would leave. */
export function MoneyOverTime() {
  const inUnplayed = `${PRIZE - FEE}: a fee of ${facts.UNPLAYED_WITHDRAWAL_FEE_PERCENT}% takes ${FEE}`
  return (
    <Table
      caption={`For example, a prize of ${PRIZE} that is left alone`}
      head={['Days after it was credited', 'Where it is', 'A withdrawal leaves']}
    >
      {[
        [`0 to ${MOVED}`, winnings, `${PRIZE}, less the fee that the withdrawal screen shows`],
        [`${MOVED} to ${LAPSES}`, unplayed, inUnplayed],
        [
          `from ${LAPSES} on`,
          `${unplayed}, and it may be forfeited at any time`,
          `${inUnplayed}, if it is still there`,
        ],
      ]}
    </Table>
  )
}

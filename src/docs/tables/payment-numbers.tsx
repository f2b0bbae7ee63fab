import * as facts from '../../content/facts.ts'
import { inWords, listed } from '../../content/mdx/words.ts'
import { Table } from '../../ui/reading/table.tsx'
import { clause } from './account-numbers.tsx'

const { unplayed, winnings } = facts.BALANCES

/** Numbers and conditions of payments, with their clauses. */
export function PaymentNumbers() {
  return (
    <Table caption="Payments" head={['What', 'How much', 'Where']}>
      {[
        ['Debits', `${unplayed} first, oldest credit first, then ${winnings}`, clause(17)],
        [`${winnings} move to ${unplayed}`, `after ${facts.WINNINGS_TO_UNPLAYED_DAYS} days`, clause(18)],
        [`${unplayed} credit may be forfeited`, `after ${facts.UNPLAYED_USE_DAYS} days`, clause(19)],
        ['Prizes are delivered', `within ${facts.PRIZE_DELIVERY_WORKING_DAYS} working days`, clause(35)],
        ['Verification for an invite bonus', `within ${facts.INVITE_VERIFICATION_DAYS} days`, clause(38)],
        ['Deduction without PAN', `${facts.TDS_WITHOUT_PAN_PERCENT}%`, clause(45)],
        ['Payment of TDS', `within ${facts.TDS_PAYMENT_HOURS} hours`, clause(47)],
        ['GST on deposits', `since ${facts.GST_SINCE}, included in the deposit`, clause(48)],
        ['Needed for a withdrawal', listed(facts.WITHDRAWAL_CHECKS), clause(50)],
        [
          `Withdrawal from ${unplayed}`,
          `${facts.UNPLAYED_WITHDRAWAL_FEE_PERCENT}% processing fee`,
          clause(52),
        ],
        [`Withdrawal of ${winnings}`, 'a fee that the withdrawal screen shows', clause(53)],
        [
          'Liability',
          `at most what was paid in ${inWords(facts.LIABILITY_CAP_MONTHS)} months, and at most Rs. ${facts.LIABILITY_CAP_RUPEES}`,
          clause(57),
        ],
      ]}
    </Table>
  )
}

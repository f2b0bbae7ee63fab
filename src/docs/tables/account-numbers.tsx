import * as facts from '../../content/facts.ts'
import { inWords, listed } from '../../content/mdx/words.ts'
import { GRIEVANCE_PATH, TERMS } from '../../content/routes.ts'
import { PROSE } from '../../ui/reading/prose.tsx'
import { Table } from '../../ui/reading/table.tsx'

const { a: A } = PROSE

const clause = (number: number) => <A href={`${TERMS.path}#clause-${number}`}>Clause {number}</A>
const grievance = <A href={GRIEVANCE_PATH}>Grievance</A>
const { from, to } = facts.RESOLUTION_HOURS

/** Numbers and conditions of accounts and payments (specification sections 4, 5 and 9), with their clauses. */
export function AccountNumbers() {
  return (
    <Table caption="Accounts and payments" head={['What', 'How much', 'Where']}>
      {[
        ['Needed to register', listed(facts.MANDATORY_DETAILS), clause(9)],
        ['Confirmed at sign-up', `an age of ${facts.MINIMUM_AGE} or older`, clause(11)],
        ['Accounts for each user', 'one', clause(12)],
        [
          'Debits',
          `${facts.BALANCES.unplayed} first, oldest credit first, then ${facts.BALANCES.winnings}`,
          clause(17),
        ],
        ['Winnings move to Unplayed', `after ${facts.WINNINGS_TO_UNPLAYED_DAYS} days`, clause(18)],
        ['Unplayed credit may be forfeited', `after ${facts.UNPLAYED_USE_DAYS} days`, clause(19)],
        ['Deactivation before deletion', `${facts.DEACTIVATION_DAYS} days`, clause(20)],
        ['Prizes are delivered', `within ${facts.PRIZE_DELIVERY_WORKING_DAYS} working days`, clause(35)],
        ['Verification for an invite bonus', `within ${facts.INVITE_VERIFICATION_DAYS} days`, clause(38)],
        ['Deduction without PAN', `${facts.TDS_WITHOUT_PAN_PERCENT}%`, clause(45)],
        ['Payment of TDS', `within ${facts.TDS_PAYMENT_HOURS} hours`, clause(47)],
        ['GST on deposits', `since ${facts.GST_SINCE}, included in the deposit`, clause(48)],
        ['Needed for a withdrawal', listed(facts.WITHDRAWAL_CHECKS), clause(50)],
        ['Withdrawal from Unplayed', `${facts.UNPLAYED_WITHDRAWAL_FEE_PERCENT}% processing fee`, clause(52)],
        ['Withdrawal of Winnings', 'a fee that the withdrawal screen shows', clause(53)],
        [
          'Liability',
          `at most what was paid in ${inWords(facts.LIABILITY_CAP_MONTHS)} months, and at most Rs. ${facts.LIABILITY_CAP_RUPEES}`,
          clause(57),
        ],
        ['Complaints about a session', `within ${facts.COMPLAINT_DAYS} days`, grievance],
        ['Answers to complaints', `aimed at in ${from}-${to} hours`, grievance],
        ['Office hours', `${facts.OFFICE_HOURS.opens} to ${facts.OFFICE_HOURS.closes}`, grievance],
      ]}
    </Table>
  )
}

import * as facts from '../../content/facts.ts'
import { ANTI_MONEY_LAUNDERING, GRIEVANCE_PATH, TERMS } from '../../content/links.ts'
import { PROSE } from '../../ui/reading/prose.tsx'
import { Table } from '../../ui/reading/table.tsx'

const { a: A } = PROSE

const clause = (number: number) => <A href={`${TERMS.path}#clause-${number}`}>Clause {number}</A>

/** The constants of the game and of accounts (specification section 9), with the clauses that state them. */
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
      <Table caption="Accounts and payments" head={['What', 'How much', 'Where']}>
        {[
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
          [
            'Withdrawal from Unplayed',
            `${facts.UNPLAYED_WITHDRAWAL_FEE_PERCENT}% processing fee`,
            clause(52),
          ],
          ['Withdrawal of Winnings', 'a fee that the withdrawal screen shows', clause(53)],
          [
            'Identification before a withdrawal',
            'always',
            <A key="aml" href={ANTI_MONEY_LAUNDERING.path}>
              {ANTI_MONEY_LAUNDERING.label}
            </A>,
          ],
          [
            'Complaints about a session',
            `within ${facts.COMPLAINT_DAYS} days`,
            <A key="grievance" href={GRIEVANCE_PATH}>
              Grievance
            </A>,
          ],
        ]}
      </Table>
    </>
  )
}

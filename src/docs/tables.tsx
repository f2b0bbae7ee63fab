import * as facts from '../content/facts.ts'
import { GRIEVANCE_PATH, TERMS } from '../content/routes.ts'
import { inWords, listed, percent } from '../content/words.ts'
import { COLUMNS, MOVING_AVERAGE_WINDOW, SHAPES } from '../rules/constants.ts'
import { breakEvenChance } from '../rules/fulfilment.ts'
import { chancesFor, movingAverage } from '../rules/selection.ts'
import { Cash, ProseLink } from '../ui/reading/prose.tsx'
import { Table } from '../ui/reading/table.tsx'
import { ShapeIcon } from '../ui/shapes.tsx'
import { cells, EXAMPLE_MULTIPLIERS, SAMPLE_ENTRY, SAMPLE_INDICES } from './sample.ts'

const { unplayed, winnings } = facts.BALANCES

const COLOURS = ['marigold', 'pink', 'peacock green', 'royal blue'] as const

/** The four shapes with their letters, numbers and colours. */
export function ShapeTable() {
  return (
    <Table caption="The four shapes" head={['Shape', 'Token', 'Letter', 'Number', 'Colour']}>
      {SHAPES.map(({ id, name, letter }) => [
        name,
        <ShapeIcon key="token" shape={id} size={29} />,
        letter,
        `${id}`,
        COLOURS[id],
      ])}
    </Table>
  )
}

/** One entry of the sample data sheet, and the chances that follow from it after the sample's sessions. */
export function SheetEntry() {
  const { basePattern, odd, even } = SAMPLE_ENTRY
  return (
    <Table caption={`Entry of base pattern ${basePattern}`} head={['Column', ...cells(COLUMNS)]}>
      {[
        ['ODD, sheet values', ...cells(odd)],
        ['EVEN, sheet values', ...cells(even)],
        [`Moving average of the last ${MOVING_AVERAGE_WINDOW}`, ...cells(movingAverage(SAMPLE_INDICES))],
        ['Chances while ODD applies', ...cells(chancesFor(odd, SAMPLE_INDICES), percent)],
        ['Chances while EVEN applies', ...cells(chancesFor(even, SAMPLE_INDICES), percent)],
      ]}
    </Table>
  )
}

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

const PRIZE = 140
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

/** A link to a clause of the terms, for the last column of a table. */
const clause = (number: number) => (
  <ProseLink href={`${TERMS.path}#clause-${number}`}>Clause {number}</ProseLink>
)
const grievance = <ProseLink href={GRIEVANCE_PATH}>Grievance</ProseLink>
const { from, to } = facts.RESOLUTION_HOURS

/** Numbers and conditions of accounts and complaints, with their clauses. */
function AccountNumbers() {
  return (
    <Table caption="Accounts and complaints" head={['What', 'How much', 'Where']}>
      {[
        ['Needed to register', listed(facts.MANDATORY_DETAILS), clause(9)],
        ['Confirmed at sign-up', `an age of ${facts.MINIMUM_AGE} or older`, clause(11)],
        ['Accounts for each user', 'one', clause(12)],
        ['Deactivation before deletion', `${facts.DEACTIVATION_DAYS} days`, clause(20)],
        ['Complaints about a session', `within ${facts.COMPLAINT_DAYS} days`, grievance],
        ['Answers to complaints', `within ${from} to ${to} hours, as an aim`, grievance],
        ['Office hours', `${facts.OFFICE_HOURS.opens} to ${facts.OFFICE_HOURS.closes}`, grievance],
      ]}
    </Table>
  )
}

/** Numbers and conditions of payments, with their clauses. */
function PaymentNumbers() {
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

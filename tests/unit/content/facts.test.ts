import { describe, expect, it } from 'vitest'
import * as facts from '../../../src/content/facts.ts'

/** The values that the game's rules and policies give, typed a second time and not taken from the code. */
const GIVEN: Partial<Record<keyof typeof facts, unknown>> = {
  MINIMUM_AGE: 18,
  COUNTRY: 'India',
  PROHIBITED_STATES: ['Assam', 'Odisha', 'Nagaland', 'Sikkim', 'Meghalaya', 'Andhra Pradesh', 'Telangana'],
  SHAPE_COUNT: 4,
  PATTERN_COUNT: 24,
  FIRST_INDEX: 0,
  LAST_INDEX: 3,
  SESSION_PERIOD_SEC: 25,
  LOCK_PERIOD_SEC: 5,
  MOVING_AVERAGE_WINDOW: 50,
  DOCS_MOVING_AVERAGE_WINDOW: 7,
  FULFILMENT_ROUNDS: 3,
  MULTIPLIER_COUNT: 4,
  DEFAULT_MINIMUM_MULTIPLIER_LABEL: '1.4X',
  BALANCES: { unplayed: 'Unplayed', winnings: 'Winnings', bonus: 'Bonus' },
  WINNINGS_TO_UNPLAYED_DAYS: 30,
  UNPLAYED_USE_DAYS: 60,
  DEACTIVATION_DAYS: 90,
  INVITE_VERIFICATION_DAYS: 30,
  UNPLAYED_WITHDRAWAL_FEE_PERCENT: 30,
  TDS_WITHOUT_PAN_PERCENT: 30,
  TDS_PAYMENT_HOURS: 24,
  PRIZE_DELIVERY_WORKING_DAYS: 15,
  GST_SINCE: 'October 1, 2023',
  LIABILITY_CAP_RUPEES: 1000,
  LIABILITY_CAP_MONTHS: 6,
  GRIEVANCE_LEVELS: 3,
  RESOLUTION_HOURS: { from: 24, to: 48 },
  COMPLAINT_DAYS: 90,
  OFFICE_HOURS: { opens: '10 am', closes: '7 pm' },
  TERMS_UPDATED: 'March 29, 2024',
  PRIVACY_UPDATED: 'March 29, 2024',
  CLAUSE_COUNT: 62,
  GOVERNING_LAW: 'Indian law',
  COURTS: 'New Delhi',
}

describe('the facts that pages state', () => {
  it.each(Object.keys(GIVEN))('%s is what rules and policies give', name => {
    expect({ ...facts }).toHaveProperty(name, GIVEN[name as keyof typeof facts])
  })
})

import * as facts from '../content/facts.ts'
import { inWords } from '../content/words.ts'

const columns = `${facts.FIRST_INDEX} to ${facts.LAST_INDEX}`

/** The words of the game, one for one thing, as the docs use them. In the order of the alphabet. */
export const GLOSSARY = {
  'base pattern': `The ${inWords(facts.SHAPE_COUNT)} shapes in some order. There are ${facts.PATTERN_COUNT} orders.`,
  bet: 'An amount that you place on one column of a session.',
  'bet multiplier': 'How many times the fulfilled amount a bet pays if it wins.',
  'bet option': `The number of the column that you bet on, ${columns}.`,
  chance: 'How likely an index is to be selected. The five steps work it out. It is not the sheet value.',
  column: `One of the ${inWords(facts.SHAPE_COUNT)} places of a base pattern. They are numbered ${columns}, from the left.`,
  'data sheet': `The list of sheet values for one season: two rows for each of the ${facts.PATTERN_COUNT} base patterns.`,
  'free play': 'Play without cash. It is allowed also where play for cash is not.',
  'fulfilled amount': 'The part of a bet that counts. It is what is deducted.',
  fulfilment: 'What decides how much of a bet counts.',
  'liquidity pool': 'What can fulfil a bet besides the bets that back it.',
  locked:
    'A locked session takes no more bets. A locked bet is one whose fulfilment has begun: it can no longer be changed.',
  'minimum multiplier': 'The least that you accept as a bet multiplier.',
  'moving average': `How often each index was selected in the last ${facts.MOVING_AVERAGE_WINDOW} sessions with a base pattern, as a percentage.`,
  occurrence: 'The coming of a base pattern in a season. The first is odd, the second even, and so on.',
  'practice mode': 'Free play with virtual currency in place of cash.',
  prize: 'What a bet pays if it wins.',
  round: `One of the ${inWords(facts.FULFILMENT_ROUNDS)} moments of a session at which bets are fulfilled.`,
  season: 'A run of consecutive sessions with a data sheet of its own.',
  'selection index': `The number of the column that a session selects, ${columns}. It is drawn when the session is completed.`,
  session: `One turn of the game, ${facts.SESSION_PERIOD_SEC} seconds long.`,
  'session pattern': 'The base pattern and the selection index, written as five digits.',
  'sheet value': 'A number of the data sheet. It is not a chance.',
} as const

export type GlossaryTerm = keyof typeof GLOSSARY

/** Returns the anchor of a term's entry. */
export const termId = (term: GlossaryTerm): string => `term-${term.replaceAll(' ', '-')}`

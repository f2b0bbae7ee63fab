import { OFFERS_CASH, PRACTICE_ONLY } from './edition.ts'
import * as facts from './facts.ts'
import {
  ANTI_MONEY_LAUNDERING,
  DOCS,
  HOME,
  PRIVACY,
  RESPONSIBLE_GAMING,
  type RouteInfo,
  SKILL_CERTIFICATES,
  TERMS,
} from './routes.ts'
import { inWords } from './words.ts'

const shapes = inWords(facts.SHAPE_COUNT)
const states = inWords(facts.PROHIBITED_STATES.length)

const HOME_TEXT = OFFERS_CASH
  ? `A game for cash or practice: every ${facts.SESSION_PERIOD_SEC} seconds one of ${shapes} columns is drawn at random. For adults of ${facts.MINIMUM_AGE} or older in ${facts.COUNTRY}, outside ${states} States.`
  : `A practice game without cash: every ${facts.SESSION_PERIOD_SEC} seconds one of ${shapes} columns is drawn at random. For adults of ${facts.MINIMUM_AGE} or older.`

/** What a search engine or a shared link says of each page. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  [HOME.path]: HOME_TEXT,
  [DOCS.path]:
    'How a session runs, how likely each column is, and what a bet on it does, with figures that you can operate. Sheet values are not chances: see why.',
  [TERMS.path]: `The ${facts.CLAUSE_COUNT} clauses between players and the provider: accounts, game of skill, payments, tax, liability, and how to raise a grievance.`,
  [PRIVACY.path]: 'Which personal data is collected, where it is kept, and the rights that you have over it.',
  [RESPONSIBLE_GAMING.path]: `The ${inWords(facts.GUIDELINE_COUNT)} guidelines for staying in control, who may not play, what we do to protect players, and a self-check of ${inWords(facts.SELF_CHECK.length)} questions.`,
  [ANTI_MONEY_LAUNDERING.path]:
    'How users are identified before a withdrawal, that transactions are monitored, that there is no cash, and which records are kept.',
  [SKILL_CERTIFICATES.path]:
    'The place for the certificate of this game as a game of skill. None has been published yet.',
}

const LEGAL: readonly RouteInfo[] = [TERMS, PRIVACY, ANTI_MONEY_LAUNDERING]

/** Returns a page's description. Only the served head has it: visitors download none of this. */
export function descriptionOf(route: RouteInfo): string {
  const description = DESCRIPTIONS[route.path] ?? ''
  return OFFERS_CASH || !LEGAL.includes(route) ? description : `${PRACTICE_ONLY} ${description}`
}

import { OFFERS_CASH } from '../../content/edition.ts'
import {
  COUNTRY,
  MINIMUM_AGE,
  PROHIBITED_STATES,
  SESSION_PERIOD_SEC,
  SHAPE_COUNT,
} from '../../content/facts.ts'
import { inWords } from '../../content/mdx/words.ts'

const BETS = OFFERS_CASH ? 'for cash or practice' : 'as practice only, without cash'
const WHO = OFFERS_CASH
  ? `Adults in ${COUNTRY}, outside ${inWords(PROHIBITED_STATES.length)} States.`
  : `For adults, ${MINIMUM_AGE} or older.`

/** What this is and for whom, in one breath. */
export const Pitch = () => (
  <p>
    {`Bet on one of ${inWords(SHAPE_COUNT)} columns, ${BETS}. Every ${SESSION_PERIOD_SEC} seconds one is drawn at random. `}
    {`Published numbers and past sessions set the chances. ${WHO}`}
  </p>
)

import { BRAND } from '../../content/brand.ts'
import { OFFERS_CASH } from '../../content/edition.ts'
import {
  COUNTRY,
  MINIMUM_AGE,
  PROHIBITED_STATES,
  SESSION_PERIOD_SEC,
  SHAPE_COUNT,
} from '../../content/facts.ts'
import { inWords } from '../../content/words.ts'
import { PIN_LENGTH } from '../../film/stages.ts'
import { HERO } from '../../story/hero/score.ts'
import { PlayNow } from '../../ui/button.tsx'
import { Logo } from '../../ui/header.tsx'
import { AgeSign } from '../../ui/responsible.tsx'
import { Cue, textOf } from '../cue.tsx'
import { Stage } from '../stage.tsx'
import css from './stage.module.css'
import { Still } from './still.tsx'

const BETS = OFFERS_CASH ? 'for cash or practice' : 'as practice only, without cash'
const WHO = OFFERS_CASH
  ? `Adults in ${COUNTRY}, outside ${inWords(PROHIBITED_STATES.length)} States.`
  : `For adults, ${MINIMUM_AGE} or older.`

const [text, top] = [textOf(HERO, 'text'), textOf(HERO, 'top')]

/**
 * The first screen: logo, tagline, PLAY NOW, the screenshot and the scroll hint. Its text is served as shown, so that nothing
 * moves or fades when the layout is pinned.
 */
export default function Hero() {
  return (
    <Stage id="hero" pin={PIN_LENGTH.hero} labelledBy="hero-title" className={css.hero}>
      <Cue {...top} className={css.top} data-shown="">
        <Logo size={40} />
        <AgeSign />
      </Cue>
      <div className={css.text} data-place="words">
        <Cue as="h1" {...text} id="hero-title" data-shown="">
          {BRAND.taglineLines.map(line => (
            <span key={line}>{line} </span>
          ))}
        </Cue>
        <Cue {...text} data-shown="">
          <p>
            {`Bet on one of ${inWords(SHAPE_COUNT)} columns, ${BETS}. Every ${SESSION_PERIOD_SEC} seconds one is drawn at random. `}
            {`Published numbers and past sessions set the chances. ${WHO}`}
          </p>
          <div className={css.actions}>
            <PlayNow className={css.play} />
            <div className={css.hint}>
              <a href="#representation">
                <i aria-hidden="true" />
                scroll down
              </a>
              <span className={css.turn}> or turn a piece over</span>
            </div>
          </div>
        </Cue>
      </div>
      <Cue {...top} className={css.picture} data-shown="">
        <Still />
      </Cue>
    </Stage>
  )
}

import { listed } from '../../content/mdx/words.ts'
import { LANDING_DRAWS, LANDING_SESSIONS, LIVE_CHANCES } from '../../content/showcase.ts'
import { Cue } from '../../landing/cue.tsx'
import { Stage } from '../../landing/stage.tsx'
import { SESSION_PERIOD_SEC } from '../../rules/constants.ts'
import { SESSIONS_CUES as CUES } from '../../timeline/cues.ts'
import { PIN_LENGTH } from '../../timeline/stages.ts'
import { LiveKolam } from './kolam.tsx'
import lifted from './lifted.module.css'
import { Links } from './links.tsx'
import css from './overlay.module.css'
import { ReadOut } from './read-out.tsx'
import { SessionRow } from './row.tsx'

const sessions = LANDING_SESSIONS
const CHANCES = listed(LIVE_CHANCES.map(chance => `${Math.round(chance)}%`))
const [live] = sessions
/** Words of the stack's rows: the first, the last but one and the last. */
const WORDS: Readonly<Record<number, string>> = {
  0: 'live',
  [sessions.length - 2]: 'nth',
  [sessions.length - 1]: 'n+1th',
}

const NTH = 'any session'
const NEXT = 'the one after it'
/** What two of the words mean, where there is room to say it beside the plates. */
const MEANT: Readonly<Record<number, string>> = {
  [sessions.length - 2]: `nth: ${NTH}`,
  [sessions.length - 1]: `n+1th: ${NEXT}`,
}

/** A stack of six sessions; dotted lines join consecutive selection indices. */
export default function Sessions() {
  return (
    <Stage
      id="sessions"
      pin={PIN_LENGTH.sessions}
      labelledBy="sessions-title"
      className={`${css.sessions} ${lifted.room}`}
    >
      <Cue
        as="h2"
        from={CUES.heading}
        cutFrom={CUES.enter}
        until={CUES.leave}
        alone={1}
        id="sessions-title"
        className={`${css.heading} ${lifted.heading}`}
      >
        <span data-fades>SESSIONS</span>
      </Cue>
      <Cue
        as="p"
        from={CUES.text}
        cutFrom={CUES.enter}
        until={CUES.leave}
        alone={1}
        className={`${css.text} ${lifted.text}`}
      >
        <span data-fades>
          Six sessions of a sample season<span className={css.order}>, one after the other</span>,{' '}
          {SESSION_PERIOD_SEC} seconds each
          <span className={css.named}>
            : the live one first, with chances of {CHANCES}; nth is {NTH}, n+1th {NEXT}
          </span>
          . The fifth digit is the selection index, drawn at random
          <span className={css.more}> as a session ends</span>
          <span className={lifted.hint}>: press a plate to see how</span>.
        </span>
      </Cue>
      <ReadOut sessions={sessions} words={MEANT} />
      <div className={lifted.plate} data-slot="lifted" aria-hidden="true" />
      {live && <LiveKolam pattern={live.basePattern} />}
      <ol className={css.stack}>
        {sessions.map((session, row) => {
          const draw = LANDING_DRAWS[row]
          return (
            draw && (
              <SessionRow key={session.number} session={session} draw={draw} row={row} word={WORDS[row]} />
            )
          )
        })}
        <li className={css.linksBox} aria-hidden="true">
          <Links sessions={sessions} />
        </li>
      </ol>
    </Stage>
  )
}

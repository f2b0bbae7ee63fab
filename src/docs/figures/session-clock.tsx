import { useState } from 'react'
import { BETTING_PERIOD_SEC, LOCK_PERIOD_SEC, SESSION_PERIOD_SEC } from '../../rules/constants.ts'
import { phaseAt, remainingSec, type SessionPhase } from '../../rules/session.ts'
import { Figure, Handle, Results } from '../parts.tsx'
import css from './figures.module.css'

const HAPPENS: Readonly<Record<SessionPhase, string>> = {
  active: 'Bets are taken',
  locked: 'No more bets',
  completed: 'Index chosen, next session begins',
}

const percent = (sec: number) => `${(100 * sec) / SESSION_PERIOD_SEC}%`
const seconds = (sec: number) => `${sec} ${sec === 1 ? 'second' : 'seconds'}`

/** One session from its first second to its last, with the locked ones marked. */
export function SessionClock() {
  const [elapsedSec, setElapsedSec] = useState(21)
  const phase = phaseAt(elapsedSec)
  const restSec = remainingSec(elapsedSec)

  return (
    <Figure
      title={`The ${SESSION_PERIOD_SEC} seconds of a session`}
      caption={`Active for ${seconds(BETTING_PERIOD_SEC)}, locked for ${LOCK_PERIOD_SEC}. In second ${BETTING_PERIOD_SEC - 1} you can still bet, in second ${BETTING_PERIOD_SEC + 1} you cannot. After ${seconds(SESSION_PERIOD_SEC)} the session is completed.`}
    >
      <div className={`${css.bar} ${css.clock}`} aria-hidden="true">
        <span
          className={css.phase}
          style={{ '--shape': 'var(--square)', width: percent(BETTING_PERIOD_SEC) }}
        >
          <b>Active</b>
        </span>
        <span className={css.phase} style={{ '--shape': 'var(--locked)', width: percent(LOCK_PERIOD_SEC) }}>
          <b>Locked</b>
        </span>
        <span className={css.needle} style={{ left: percent(elapsedSec) }} />
      </div>
      <Handle
        label="Seconds since the session began"
        value={elapsedSec}
        max={SESSION_PERIOD_SEC}
        text={seconds(elapsedSec)}
        onMove={setElapsedSec}
      />
      <Results
        items={[
          ['seconds gone', elapsedSec],
          ['seconds left', restSec],
          [HAPPENS[phase], phase],
        ]}
        sentence={`${phase}: ${HAPPENS[phase]}. ${seconds(restSec)} left.`}
      />
    </Figure>
  )
}

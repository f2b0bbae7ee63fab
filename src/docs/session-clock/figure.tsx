import { useState } from 'react'
import { LOCK_PERIOD_SEC, SESSION_PERIOD_SEC } from '../../rules/constants.ts'
import { phaseAt, remainingSec, type SessionPhase } from '../../rules/session.ts'
import { Figure } from '../parts/figure.tsx'
import { Handle } from '../parts/handle.tsx'
import { Results } from '../parts/results.tsx'
import css from './figure.module.css'

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
  const bettingSec = SESSION_PERIOD_SEC - LOCK_PERIOD_SEC

  return (
    <Figure
      title={`The ${SESSION_PERIOD_SEC} seconds of a session`}
      caption={`Active for ${seconds(bettingSec)}, locked for ${LOCK_PERIOD_SEC}. In second ${bettingSec - 1} you can still bet, in second ${bettingSec + 1} you cannot. After ${seconds(SESSION_PERIOD_SEC)} the session is completed.`}
    >
      <div className={css.bar} aria-hidden="true">
        <span className={css.active} style={{ width: percent(bettingSec) }}>
          <b>Active</b>
        </span>
        <span className={css.locked} style={{ width: percent(LOCK_PERIOD_SEC) }}>
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
          { label: 'seconds gone', value: `${elapsedSec}` },
          { label: 'seconds left', value: `${restSec}` },
          { label: HAPPENS[phase], value: phase },
        ]}
        sentence={`${phase}: ${HAPPENS[phase]}. ${seconds(restSec)} left.`}
      />
    </Figure>
  )
}

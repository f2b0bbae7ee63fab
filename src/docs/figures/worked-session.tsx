import { useState } from 'react'
import { OFFERS_CASH } from '../../content/edition.ts'
import type { Account } from '../../rules/account.ts'
import { phaseAt } from '../../rules/session.ts'
import { Figure, Press, Results } from '../parts.tsx'
import css from './figures.module.css'
import { workedSession } from './worked.ts'
import { stepsOf } from './worked-steps.tsx'

/** The two balances that a bet touches, or the one that practice has. */
const balancesOf = ({ unplayed, winnings }: Account) =>
  OFFERS_CASH
    ? ([
        ['Unplayed', unplayed],
        ['Winnings', winnings],
      ] as const)
    : ([['virtual currency', unplayed + winnings]] as const)

/** A session with a bet in it, step by step; without scripts and on paper all steps stand below each other. */
export function WorkedSession() {
  const [worked, setWorked] = useState(workedSession)
  const [at, setAt] = useState(0)
  const steps = stepsOf(worked)
  const step = steps[at]
  if (!step) throw new Error('the worked session has no such step')
  const last = steps.length - 1
  const balances = balancesOf(step.account ?? worked.before)

  function drawAgain(): void {
    setWorked(workedSession(Math.floor(Math.random() * worked.steps.total)))
    setAt(last - 1)
  }

  return (
    <Figure
      title="One session, step by step"
      caption="The account and the other players’ bets are made up, and so are the moments of the rounds and how a round works. The rest follows from the rules of this page."
      controls={<p className={css.place}>{`${at + 1}/${steps.length}`}</p>}
    >
      <ol className={css.steps}>
        {steps.map((each, place) => (
          <li key={`${each.sec} ${each.title}`} className={css.step} data-current={place === at || undefined}>
            <p>
              <b>
                Second {each.sec}: {each.title}
              </b>
            </p>
            {each.text}
          </li>
        ))}
      </ol>
      <div className={`${css.buttons} live`}>
        <Press aria-disabled={at === 0} onClick={() => setAt(Math.max(0, at - 1))}>
          Step back
        </Press>
        <Press aria-disabled={at === last} onClick={() => setAt(Math.min(last, at + 1))}>
          Next step
        </Press>
        <Press onClick={drawAgain}>Draw again</Press>
      </div>
      <Results
        items={[['second', step.sec], ['session', phaseAt(step.sec)], ...balances]}
        sentence={`Step ${at + 1} of ${steps.length}. Second ${step.sec}: ${step.title}. ${balances.map(each => each.join(' ')).join(', ')}.`}
      />
    </Figure>
  )
}

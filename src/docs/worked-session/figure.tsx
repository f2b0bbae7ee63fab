import { useState } from 'react'
import { OFFERS_CASH } from '../../content/edition.ts'
import { phaseAt } from '../../rules/session.ts'
import { buttonClass } from '../../ui/button.tsx'
import controls from '../parts/controls.module.css'
import { Figure } from '../parts/figure.tsx'
import { Results } from '../parts/results.tsx'
import css from './figure.module.css'
import { type Step, stepsOf } from './steps.tsx'
import { workedSession } from './worked.ts'

/** The two balances that a bet touches, or the one that practice has. */
const balancesOf = ({ account: { unplayed, winnings } }: Step) =>
  OFFERS_CASH
    ? [
        { label: 'Unplayed', value: `${unplayed}` },
        { label: 'Winnings', value: `${winnings}` },
      ]
    : [{ label: 'virtual currency', value: `${unplayed + winnings}` }]

/** A session with a bet in it, step by step; without scripts and on paper all steps stand below each other. */
export function WorkedSession() {
  const [worked, setWorked] = useState(workedSession)
  const [at, setAt] = useState(0)
  const steps = stepsOf(worked)
  const step = steps[at]
  if (!step) throw new Error('the worked session has no such step')
  const last = steps.length - 1

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
            <p className={css.title}>
              Second {each.sec}: {each.title}
            </p>
            {each.text}
          </li>
        ))}
      </ol>
      <div className={`${css.buttons} ${controls.live}`}>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={at === 0}
          onClick={() => setAt(Math.max(0, at - 1))}
        >
          Step back
        </button>
        <button
          type="button"
          className={buttonClass('small')}
          aria-disabled={at === last}
          onClick={() => setAt(Math.min(last, at + 1))}
        >
          Next step
        </button>
        <button type="button" className={buttonClass('small')} onClick={drawAgain}>
          Draw again
        </button>
      </div>
      <Results
        items={[
          { label: 'second', value: `${step.sec}` },
          { label: 'session', value: phaseAt(step.sec) },
          ...balancesOf(step),
        ]}
        sentence={`Step ${at + 1} of ${steps.length}. Second ${step.sec}: ${step.title}. ${balancesOf(step)
          .map(({ label, value }) => `${label} ${value}`)
          .join(', ')}.`}
      />
    </Figure>
  )
}

import { useId, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import css from './self-check.module.css'

const ANSWERS = ['yes', 'no'] as const
type Answer = (typeof ANSWERS)[number]

/** A form of yes-or-no questions. Its answers live in this component only: they are not stored and not sent. */
export function SelfCheck({ questions }: { readonly questions: readonly string[] }) {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  const id = useId()
  const given = Object.values(answers)
  const isDone = given.length === questions.length
  const yes = given.filter(answer => answer === 'yes').length

  return (
    <form
      className={`card ${css.check}`}
      onSubmit={event => event.preventDefault()}
      onReset={() => setAnswers({})}
    >
      <ol className={css.questions}>
        {questions.map((question, place) => (
          <li key={question}>
            <fieldset>
              <legend>{question}</legend>
              {ANSWERS.map(answer => (
                <label key={answer} className={css.answer}>
                  <input
                    type="radio"
                    name={`${id}-${place}`}
                    value={answer}
                    checked={answers[place] === answer}
                    onChange={() => setAnswers({ ...answers, [place]: answer })}
                  />
                  <span>{answer === 'yes' ? 'Yes' : 'No'}</span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
      <div className={`${css.foot} live`}>
        <div role="status" className={css.result}>
          <p>
            <strong>
              {given.length} of {questions.length} answered
              {isDone && `, ${yes} with yes`}
            </strong>
          </p>
          {isDone && (
            <p>
              {yes === 0
                ? 'None of these signs is there today. The guidelines above help to keep it so.'
                : 'Every yes is a reason to stop for now and to speak with someone about it.'}{' '}
              <a href="#where-to-find-help">Where to find help</a>
            </p>
          )}
        </div>
        <button type="reset" className={buttonClass('small')}>
          Clear answers
        </button>
      </div>
    </form>
  )
}

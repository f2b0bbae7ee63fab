import { useId, useState } from 'react'
import { buttonClass } from '../ui/button.tsx'
import css from './self-check.module.css'
import { SelfCheckResult } from './self-check-result.tsx'

const ANSWERS = ['yes', 'no'] as const
type Answer = (typeof ANSWERS)[number]

/** A form of yes-or-no questions. Its answers live in this component only: they are not stored and not sent. */
export function SelfCheck({ questions }: { readonly questions: readonly string[] }) {
  const [answers, setAnswers] = useState<Readonly<Record<number, Answer>>>({})
  const id = useId()
  const given = Object.values(answers)

  return (
    <form className={css.check} onSubmit={event => event.preventDefault()} onReset={() => setAnswers({})}>
      <ol className={css.questions}>
        {questions.map((question, place) => (
          <li key={question}>
            <fieldset className={css.question}>
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
      <div className={css.foot}>
        <SelfCheckResult
          answered={given.length}
          asked={questions.length}
          yes={given.filter(answer => answer === 'yes').length}
        />
        <button type="reset" className={buttonClass('small')}>
          Clear answers
        </button>
      </div>
    </form>
  )
}

import css from './self-check.module.css'

interface SelfCheckResultProps {
  readonly answered: number
  readonly asked: number
  readonly yes: number
}

/** What the answers so far come to; it always ends with where to find help. */
export function SelfCheckResult({ answered, asked, yes }: SelfCheckResultProps) {
  return (
    <div role="status" className={css.result}>
      <p>
        <strong>
          {answered} of {asked} answered
          {answered === asked && `, ${yes} with yes`}
        </strong>
      </p>
      {answered === asked && (
        <p>
          {yes === 0
            ? 'None of these signs is there today. The guidelines above help to keep it so.'
            : 'Every yes is a reason to stop for now and to speak with someone about it.'}{' '}
          <a href="#where-to-find-help">Where to find help</a>
        </p>
      )}
    </div>
  )
}

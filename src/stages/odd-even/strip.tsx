import { OCCURRENCES, parityOf } from '../../rules/occurrence.ts'
import { goToOccurrence } from './motion.ts'
import css from './strip.module.css'

/** The occurrences 1 to 8: odd ones ivory, even ones ink. Each leads to its own, and the mark goes to the current one. */
export const OccurrenceStrip = () => (
  <div className={css.strip}>
    <i className={css.mark} data-mark />
    <ol aria-label="Occurrences">
      {OCCURRENCES.map(k => (
        <li key={k}>
          <button
            type="button"
            className={css[parityOf(k)]}
            aria-label={`Occurrence ${k}, ${parityOf(k)}`}
            onClick={() => goToOccurrence(k)}
            data-k
          >
            {k}
          </button>
        </li>
      ))}
    </ol>
  </div>
)

import { COLUMNS } from '../../rules/constants.ts'
import type { Parity } from '../../rules/sheet.ts'
import { ODD_EVEN_CUES } from '../../timeline/cues.ts'
import { Cue } from '../cue.tsx'
import css from './halves.module.css'
import tallies from './tallies.module.css'

interface HalfProps {
  readonly parity: Parity
}

/** One row of the sheet: its name, whether its sheet values apply now or next, what they add up to, and these four by column. */
export function Half({ parity }: HalfProps) {
  const heading = `${parity}-row`
  return (
    <Cue {...ODD_EVEN_CUES[parity]} rise={false} className={`${css.half} ${css[parity]}`} data-half={parity}>
      <div className={css.tag} data-beside={parity}>
        <h3 id={heading} data-slot={`label-${parity}`} data-label={parity}>
          {parity.toUpperCase()}
        </h3>
        <span className={css.chip} data-chip={parity} />
        <span className={css.told}>
          <span data-total={parity} />
          <span className={css.applied} data-applied={parity} />
        </span>
      </div>
      <ol className={css.values} aria-labelledby={heading} data-values>
        {COLUMNS.map(column => (
          <li key={column} data-slot={`${parity}-${column}`} data-number={`${parity}-${column}`}>
            <span className="visually-hidden">column {column}: </span>
            <span className={css.figure} data-figure>
              <span data-value={`${parity}-${column}`} />
              <span
                className={tallies.tally}
                data-tally
                data-slot={parity === 'odd' && column === 0 ? 'chips' : undefined}
                aria-hidden
              />
            </span>
          </li>
        ))}
      </ol>
    </Cue>
  )
}

/** A row in the colour of the other ground, for where that is under it on its way from the table. */
export const Copy = ({ parity }: HalfProps) => (
  <Cue
    {...ODD_EVEN_CUES[parity]}
    rise={false}
    className={`${css.half} ${css[parity]} ${css.copy}`}
    aria-hidden
  >
    <div className={css.tag}>
      <span className={css.label} data-label={parity}>
        {parity.toUpperCase()}
      </span>
    </div>
    <div className={css.values}>
      {COLUMNS.map(column => (
        <span key={column} data-number={`${parity}-${column}`}>
          <span data-value={`${parity}-${column}`} />
        </span>
      ))}
    </div>
  </Cue>
)

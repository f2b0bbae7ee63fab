import { Cue } from '../../landing/cue.tsx'
import { COLUMNS } from '../../rules/constants.ts'
import type { Parity } from '../../rules/sheet.ts'
import { ODD_EVEN_CUES } from '../../timeline/cues.ts'
import css from './halves.module.css'
import tallies from './tallies.module.css'

interface HalfProps {
  readonly parity: Parity
}

/**
 * One row of the sheet: its name, for which time of the pattern it is, now or next, and its four sheet values by column.
 * How often their column has been drawn is seen by the chips.
 */
export function Half({ parity }: HalfProps) {
  const heading = `${parity}-row`
  return (
    <Cue {...ODD_EVEN_CUES[parity]} rise={false} className={`${css.half} ${css[parity]}`} data-half={parity}>
      <div className={css.tag} data-beside={parity}>
        <h3 id={heading} data-label={parity}>
          {parity.toUpperCase()}
        </h3>
        <span className={css.chip} data-chip={parity} />
        <span className={css.told}>
          sheet values
          <span data-total={parity} />
        </span>
      </div>
      <ol className={css.values} aria-labelledby={heading}>
        {COLUMNS.map(column => (
          <li key={column} data-slot={`${parity}-${column}`} data-number={`${parity}-${column}`}>
            <span className="visually-hidden">column {column}: </span>
            <span className={css.figure} data-figure>
              <span data-value={`${parity}-${column}`} />
              <span className="visually-hidden" />
              <span className={tallies.tally} data-tally aria-hidden />
            </span>
          </li>
        ))}
      </ol>
    </Cue>
  )
}

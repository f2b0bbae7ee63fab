import { COLUMNS } from '../../rules/constants.ts'
import css from './draw-line.module.css'

/**
 * The number line of the draw, between the pieces and the numbers of the row that applies: a part for each column, and a
 * needle. By each number stands what is left of it and how likely that makes its part, to which a ribbon leads.
 * Screen readers say it with the number.
 */
export const DrawLine = () => (
  <div className={css.line} data-draw-line aria-hidden>
    <div className={css.chances}>
      {COLUMNS.map(column => (
        <p key={column}>
          <span>
            <span>chance </span>
            <b />
          </span>
          <span className={css.made}>
            <i />
            <span> past draws</span>
            <i />
          </span>
        </p>
      ))}
    </div>
    <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      {COLUMNS.map(column => (
        <path key={column} />
      ))}
    </svg>
    <div className={css.bar}>
      {COLUMNS.map(column => (
        <i key={column} />
      ))}
      <b />
    </div>
  </div>
)

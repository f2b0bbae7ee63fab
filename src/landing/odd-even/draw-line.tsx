import { COLUMNS } from '../../rules/constants.ts'
import css from './draw-line.module.css'

/** The number line of the draw, between the pieces and the numbers of the row that applies: a part for each column, and a needle. */
export const DrawLine = () => (
  <div className={css.line} data-draw-line aria-hidden>
    {COLUMNS.map(column => (
      <i key={column} />
    ))}
    <b />
  </div>
)

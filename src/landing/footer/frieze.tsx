import { FRIEZE_BOX, FRIEZE_HALVES, friezeHref } from '../../ui/kolam/frieze.ts'
import css from './frieze.module.css'

/** The lines of all patterns in a row, those of the data sheet: without it there are none. */
export const Frieze = () => (
  <div className={css.frieze} data-frieze>
    {FRIEZE_HALVES.map(half => (
      <svg key={half} className={css.half} viewBox={FRIEZE_BOX} aria-hidden="true">
        <use href={friezeHref(half)} />
      </svg>
    ))}
  </div>
)

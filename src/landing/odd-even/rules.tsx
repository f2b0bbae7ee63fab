import css from './rules.module.css'

/** Rules of a table with a head and two rows. */
const RULES = ['head', 'odd', 'even', 'end'] as const

/** The rules of the table that the numbers come from, on their way out. */
export const Rules = () => (
  <div className={css.rules} aria-hidden>
    {RULES.map(rule => (
      <i key={rule} className={css.rule} data-rule />
    ))}
  </div>
)

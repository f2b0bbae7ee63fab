import { Link } from 'react-router-dom'
import { MINIMUM_AGE, RISK_SENTENCE } from '../content/facts.ts'
import { RESPONSIBLE_GAMING } from '../content/routes.ts'
import css from './responsible.module.css'

/**
 * 18+ and the prescribed risk sentence, as text, in the footer of every page. Its link
 * says what is there: the page's name stands in the list of pages beside it.
 */
export function Responsible() {
  return (
    <p className={css.line}>
      <span className={css.age}>{MINIMUM_AGE}+</span>
      <span>
        {RISK_SENTENCE} <Link to={RESPONSIBLE_GAMING.path}>Read the guidelines</Link>
      </span>
    </p>
  )
}

/** The 18+ sign of the hero. */
export const AgeSign = () => <span className={css.age}>{MINIMUM_AGE}+</span>

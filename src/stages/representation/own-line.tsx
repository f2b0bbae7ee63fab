import { PATTERN_COUNT } from '../../rules/constants.ts'
import { Diamond } from '../../ui/kolam/figure.tsx'
import css from './own-line.module.css'

/** Size at which the line is drawn, px; its style sheet scales it. */
const PX = 150

/** Room for the closed line of the order that a hand makes; a driver draws it. The order itself is said elsewhere. */
export const OwnLine = () => (
  <span className={css.own} aria-hidden="true" data-own>
    <Diamond px={PX} className={css.line}>
      <path d="" pathLength={1} />
    </Diamond>
    <span className={css.words}>one of {PATTERN_COUNT} lines</span>
  </span>
)

import { Cue } from '../../landing/cue.tsx'
import type { BasePattern } from '../../rules/patterns.ts'
import { SESSIONS_CUES as CUES } from '../../timeline/cues.ts'
import { KolamFigure } from '../../ui/kolam/figure.tsx'
import css from './kolam.module.css'
import { ruleOf } from './kolam-rule.ts'

/** Size that the still picture is drawn for, px. */
const STILL_PX = 240

/** The kolam of the live session's pattern with its words; the scene draws its own. */
export const LiveKolam = ({ pattern }: { readonly pattern: BasePattern }) => (
  <Cue
    as="figure"
    from={CUES.kolam}
    until={CUES.kolamUntil}
    cutFrom={CUES.kolamCut}
    cutUntil={CUES.enter}
    className={css.kolam}
  >
    <KolamFigure pattern={pattern} px={STILL_PX} className={css.still} />
    <figcaption className={css.words} data-fades>
      One line for each pattern: <b>the kolam of {pattern}.</b>{' '}
      <small data-fades>
        {ruleOf(pattern).map(clause => (
          <span key={clause} data-clause>
            {clause}
          </span>
        ))}
      </small>
    </figcaption>
  </Cue>
)

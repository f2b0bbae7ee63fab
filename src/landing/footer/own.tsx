import { FOOTER_CUES } from '../../timeline/cues.ts'
import { Diamond } from '../../ui/kolam/figure.tsx'
import { Cue } from '../cue.tsx'
import css from './own.module.css'

/** Size for which the line is drawn, px; its style sheet scales it. */
const PX = 140

/** The one line of the row, over the sun's highest point, and the words that say which row that is; a driver draws it. */
export function Own() {
  return (
    <>
      <Cue {...FOOTER_CUES.own} rise={false} className={css.own} data-own aria-hidden="true">
        <span className={css.halo} />
        <Diamond px={PX} className={css.line}>
          <path d="" pathLength={1} data-own-line />
          <path d="" pathLength={1} className={css.gold} data-own-line />
        </Diamond>
      </Cue>
      <Cue as="p" {...FOOTER_CUES.own} rise={false} className={css.said} data-own-said />
    </>
  )
}

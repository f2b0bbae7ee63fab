import { FOOTER_CUES } from '../../timeline/cues.ts'
import { Diamond } from '../../ui/kolam/figure.tsx'
import { Cue } from '../cue.tsx'
import css from './own.module.css'
import { SERVED } from './served.ts'

/** Size for which the line is drawn, px; its style sheet scales it. */
const PX = 140

/** The one line of the row on the sun, in the circle's own column, and the words that say which row that is; a driver draws it. */
export function Own() {
  return (
    <>
      <Cue
        {...FOOTER_CUES.own}
        rise={false}
        className={css.own}
        data-slot="own"
        data-stands={0}
        style={{ '--turn': SERVED.indexOf('0') - 1.5 }}
        aria-hidden="true"
      >
        <Diamond px={PX} className={css.line}>
          <path d="" pathLength={1} data-own-line />
          <path d="" pathLength={1} className={css.head} data-own-line />
        </Diamond>
        <span className={css.contact} data-own-contact />
      </Cue>
      <Cue as="p" {...FOOTER_CUES.own} rise={false} className={css.said} data-own-said />
    </>
  )
}

import type { Session } from '../../rules/session.ts'
import { REPRESENTATION_CUES as CUES } from '../../timeline/cues.ts'
import { Cue } from '../cue.tsx'
import css from './equation.module.css'

/** Base pattern + selection index = session pattern. */
export function Equation({ session }: { readonly session: Session }) {
  const { basePattern, selectionIndex } = session
  return (
    <div className={css.equation}>
      <Cue from={CUES.basePattern} className={css.term}>
        <span className={css.value}>{basePattern} </span>
        <span className={css.label}>base pattern</span>
      </Cue>
      <Cue as="span" from={CUES.selectionIndex} className={css.sign}>
        {' + '}
      </Cue>
      <Cue from={CUES.selectionIndex} className={css.term}>
        <span className={css.value}>
          <b data-digit>{selectionIndex}</b>{' '}
        </span>
        <span className={css.label}>selection index</span>
      </Cue>
      <Cue as="span" from={CUES.sessionPattern} className={css.sign}>
        {' = '}
      </Cue>
      <Cue from={CUES.sessionPattern} className={css.term}>
        <span className={css.value}>
          {basePattern}
          <b data-digit>{selectionIndex}</b>{' '}
        </span>
        <span className={css.label}>session pattern</span>
      </Cue>
    </div>
  )
}

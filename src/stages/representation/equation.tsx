import { Cue } from '../../landing/cue.tsx'
import { COLUMNS, PATTERN_COUNT } from '../../rules/constants.ts'
import type { Session } from '../../rules/session.ts'
import { REPRESENTATION_CUES as CUES, HAND_CUES } from '../../timeline/cues.ts'
import { MOVE_HINT } from './base-pattern.tsx'
import css from './equation.module.css'
import { OwnLine } from './own-line.tsx'
import { Orders } from './place-of-order.tsx'

/** Base pattern + selection index = session pattern. */
export function Equation({ session }: { readonly session: Session }) {
  const { basePattern, selectionIndex } = session
  const { toTheNext } = CUES
  return (
    <div className={css.equation}>
      <Orders pattern={basePattern} />
      <Cue {...CUES.basePattern} {...toTheNext} className={css.term}>
        <span className={css.value} data-value data-slot="sum">
          <span data-base>
            {COLUMNS.map(column => (
              <i key={column}>{basePattern[column]}</i>
            ))}
          </span>{' '}
        </span>
        <span className={css.label}>
          base pattern
          <Cue as="span" from={HAND_CUES.base.from} until={CUES.hintUntil} rise={false} className={css.hint}>
            <span id={MOVE_HINT} data-offer>
              move a piece: {PATTERN_COUNT} orders
            </span>
          </Cue>
        </span>
        <OwnLine />
      </Cue>
      <Cue as="span" from={CUES.selectionIndex} {...toTheNext} className={css.sign}>
        {' + '}
      </Cue>
      <Cue from={CUES.selectionIndex} {...toTheNext} className={css.term}>
        <span className={css.value} data-value>
          <b data-digit>{selectionIndex}</b>{' '}
        </span>
        <span className={css.label}>selection index</span>
      </Cue>
      <Cue as="span" from={CUES.sessionPattern} {...toTheNext} className={css.sign}>
        {' = '}
      </Cue>
      <Cue from={CUES.sessionPattern} {...toTheNext} className={css.term}>
        <span className={css.value} data-value data-result data-slot="result">
          <span className={css.places} data-base data-places={basePattern}>
            {COLUMNS.map(column => (
              <i key={column} data-slot={`result-${column}`}>
                {basePattern[column]}
              </i>
            ))}
          </span>
          <span className={`${css.places} ${css.index}`} data-places={selectionIndex}>
            <b data-digit data-slot={`result-${COLUMNS.length}`}>
              {selectionIndex}
            </b>
          </span>{' '}
        </span>
        <span className={css.label}>session pattern</span>
      </Cue>
    </div>
  )
}

import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { REPRESENTATION_CUES as CUES } from '../../timeline/cues.ts'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import css from './columns.module.css'

/** A base pattern in its four columns, with the marker on the selection index. */
export function BasePatternColumns({ session }: { readonly session: Session }) {
  const { basePattern, selectionIndex } = session
  return (
    <Cue as="ol" from={CUES.swap} rise={false} className={css.base}>
      {COLUMNS.map(column => {
        const { id, letter } = SHAPES[shapeAt(basePattern, column)]
        const current = column === selectionIndex
        return (
          <li key={column} className={css.column} data-place data-current={current ? '' : undefined}>
            <span className={css.chip}>
              <span className={css.word}>index </span>
              {column}
            </span>
            <span className={css.slot} data-slot={`base-${column}`}>
              <ShapeIcon shape={id} size={180} />
              {current && <RingIcon size={180} className={css.ring ?? ''} />}
            </span>
            <span className={css.letter}>{letter} </span>
            <span className={css.number}>{id}</span>
          </li>
        )
      })}
    </Cue>
  )
}

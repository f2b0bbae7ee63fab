import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { SESSIONS_CUES as CUES } from '../../timeline/cues.ts'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import css from './overlay.module.css'

interface RowProps {
  readonly session: Session
  readonly row: number
  /** The word beside the digits: live, nth or n+1th. */
  readonly word?: string | undefined
}

/** One session: its four tokens with the marker (the scene draws its own), its five characters and its word. */
export function SessionRow({ session, row, word }: RowProps) {
  const { basePattern, selectionIndex } = session
  return (
    <li className={css.row} style={{ '--row': row }} data-row>
      <span className={css.tokens} aria-hidden="true">
        {COLUMNS.map(column => (
          <span key={column} className={css.token}>
            <ShapeIcon shape={shapeAt(basePattern, column)} size={60} />
            {column === selectionIndex && <RingIcon size={60} className={css.ring ?? ''} />}
          </span>
        ))}
      </span>
      <Cue as="span" from={CUES.labels} until={CUES.leave} className={css.label}>
        {word && <b className={row === 0 ? css.live : undefined}>{word} </b>}
        <span className={css.digits}>
          {basePattern}
          <span className={css.index}>{selectionIndex}</span>
        </span>
      </Cue>
    </li>
  )
}

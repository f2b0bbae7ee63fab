import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { cueAttributes } from '../../stage/cues.ts'
import { SESSIONS_CUES as CUES, plateCue } from '../../timeline/cues.ts'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import { Cue } from '../cue.tsx'
import { Draw } from './draw.tsx'
import css from './overlay.module.css'

interface RowProps {
  readonly session: Session
  readonly draw: SessionDraw
  readonly row: number
  /** The word beside the digits: live, nth or n+1th. */
  readonly word?: string | undefined
}

/**
 * One session: its four tokens with the marker (the scene draws its own), its five characters and its word, and below
 * them how its column was drawn, for whoever presses it.
 */
export function SessionRow({ session, draw, row, word }: RowProps) {
  const { basePattern, selectionIndex } = session
  const { from, until } = plateCue(row)
  const drawId = `session-draw-${row}`
  return (
    <li className={css.row} style={{ '--row': row }} data-row>
      <div className={css.line}>
        <span className={css.tokens} aria-hidden="true">
          {COLUMNS.map(column => (
            <span key={column} className={css.token}>
              <ShapeIcon shape={shapeAt(basePattern, column)} size={60} />
              {column === selectionIndex && <RingIcon size={60} className={css.ring ?? ''} />}
            </span>
          ))}
        </span>
        <Cue as="span" from={CUES.labels} until={CUES.leave} className={css.shown}>
          <button
            type="button"
            className={css.label}
            data-grab={`lift ${row}`}
            aria-expanded="false"
            aria-controls={drawId}
            disabled
            {...cueAttributes(from, until)}
          >
            <span className={css.plate} aria-hidden="true" data-plate />
            {word && <b className={row === 0 ? css.live : undefined}>{word} </b>}
            <span className={css.digits}>
              {basePattern}
              <span className={css.index}>{selectionIndex}</span>
            </span>
          </button>
        </Cue>
      </div>
      <Draw id={drawId} session={session} draw={draw} />
    </li>
  )
}

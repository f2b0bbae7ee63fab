import { Cue } from '../../landing/cue.tsx'
import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { cueAttributes } from '../../stage/cues.ts'
import { SESSIONS_CUES as CUES, plateCue } from '../../timeline/cues.ts'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import { Draw } from './draw.tsx'
import label from './label.module.css'
import live from './live.module.css'
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
  /** The live session's label has the sum's look besides. */
  const look = (part: 'shown' | 'label' | 'digits' | 'index') =>
    row === 0 ? `${label[part]} ${live[part]}` : label[part]
  const drawId = `session-draw-${row}`
  return (
    <li className={css.row} style={{ '--row': row }} data-row>
      <div className={css.line} data-fades>
        <span className={css.tokens} aria-hidden="true">
          {COLUMNS.map(column => (
            <span key={column} className={css.token}>
              <ShapeIcon shape={shapeAt(basePattern, column)} size={60} />
              {column === selectionIndex && <RingIcon size={60} className={css.ring ?? ''} />}
            </span>
          ))}
        </span>
        <Cue
          as="span"
          from={row === 0 ? CUES.live : CUES.labels}
          until={CUES.leave}
          alone={CUES.labelsAlone}
          className={look('shown')}
          data-slot={`label-${row}`}
        >
          <button
            type="button"
            className={look('label')}
            data-grab={`lift ${row}`}
            aria-expanded="false"
            aria-controls={drawId}
            disabled
            {...cueAttributes(from, until)}
          >
            <span className={label.plate} aria-hidden="true" data-plate />
            {word && (
              <b data-word className={row === 0 ? `${label.live} ${live.word}` : undefined}>
                {word}{' '}
              </b>
            )}
            <span className={look('digits')} data-slot={`digits-${row}`}>
              {basePattern}
              <span className={look('index')} data-fades>
                {selectionIndex}
              </span>
            </span>
          </button>
        </Cue>
      </div>
      <Draw id={drawId} session={session} draw={draw} />
    </li>
  )
}

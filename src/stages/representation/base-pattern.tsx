import { Cue } from '../../landing/cue.tsx'
import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { cueAttributes } from '../../stage/cues.ts'
import { REPRESENTATION_CUES as CUES, HAND_CUES } from '../../timeline/cues.ts'
import { LINES } from '../../timeline/representation.ts'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import css from './columns.module.css'
import lines from './lines.module.css'
import marker from './marker.module.css'
import piece from './piece-button.module.css'
import { pieceLabel } from './piece-label.ts'

/** Id of the hint that tells what the pieces do. */
export const MOVE_HINT = 'move-hint'

const live = cueAttributes(HAND_CUES.base.from, HAND_CUES.base.until)

/**
 * A base pattern in its four columns, with the marker on the selection index. As served nothing here moves: what is
 * operated is enabled when a hand can take it.
 */
export function BasePatternColumns({ session }: { readonly session: Session }) {
  const { basePattern, selectionIndex } = session
  return (
    <Cue
      {...CUES.swap}
      {...CUES.toTheNext}
      rise={false}
      role="radiogroup"
      aria-label="selection index"
      className={css.base}
    >
      <span className={marker.band} data-grab="ring" aria-hidden="true" {...live} />
      {LINES.map(line => (
        <i key={line} className={lines.line} style={{ '--at': line }} data-line />
      ))}
      <ol className={css.columns}>
        {COLUMNS.map(column => {
          const { id, letter } = SHAPES[shapeAt(basePattern, column)]
          return (
            <li key={column} className={css.column} data-place>
              <Cue as="label" {...CUES.columns} rise={false} className={marker.chip}>
                <input
                  type="radio"
                  name="selection-index"
                  value={column}
                  defaultChecked={column === selectionIndex}
                  disabled
                  data-index-choice
                  {...live}
                />
                <span className={marker.word}>index </span>
                <span data-slot={`tag-${column}`}>{column}</span>
              </Cue>
              <button
                type="button"
                className={`${css.slot} ${piece.button}`}
                data-slot={`base-${column}`}
                data-grab={`place ${column}`}
                aria-label={pieceLabel(id, column)}
                aria-describedby={MOVE_HINT}
                disabled
                {...live}
              >
                <ShapeIcon shape={id} size={180} />
                {column === selectionIndex && <RingIcon size={180} className={css.ring ?? ''} />}
              </button>
              <span className={css.letter} data-letter data-slot={`row-letter-${column}`}>
                {letter}{' '}
              </span>
              <span className={css.number} data-number data-slot={`row-number-${column}`}>
                {id}
              </span>
            </li>
          )
        })}
      </ol>
    </Cue>
  )
}

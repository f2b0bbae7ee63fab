import { levelsOf } from '../../film/score.ts'
import { COLUMNS, PATTERN_COUNT, SHAPES } from '../../rules/constants.ts'
import { PATTERNS, shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import { placeText } from '../../rules/sheet-value.ts'
import { REPRESENTATION } from '../../story/representation/score.ts'
import { Diamond } from '../../ui/kolam/figure.tsx'
import { RingIcon, ShapeIcon } from '../../ui/shapes.tsx'
import { cueAttributes } from '../../viewport/cues.ts'
import { Cue, textOf } from '../cue.tsx'
import columns from './columns.module.css'
import css from './equation.module.css'
import { pieceLabel, tablePlace } from './labels.ts'
import marker from './marker.module.css'

interface RowProps {
  readonly session: Session
}

/** Size at which the line of the visitor's own order is drawn, px; its style scales it. */
const LINE_PX = 150
/** Id of the hint that tells what the pieces do. */
const MOVE_HINT = 'move-hint'

const move = levelsOf(REPRESENTATION, 'move')
const terms = textOf(REPRESENTATION, 'terms')
const base = textOf(REPRESENTATION, 'base-text')
const live = cueAttributes(move.from)
const indices = textOf(REPRESENTATION, 'indices')
const lines = levelsOf(REPRESENTATION, 'lines')
/** Where the columns are told apart. */
const lined = cueAttributes(lines.from, lines.until)

/**
 * A base pattern in its four columns, with the marker on the selection index. As served nothing here moves: what is
 * operated is enabled when a hand can take it.
 */
export function BasePattern({ session: { basePattern, selectionIndex } }: RowProps) {
  return (
    <Cue {...base} role="radiogroup" aria-label="selection index" className={columns.base ?? ''}>
      <span className={marker.band} data-grab="ring" aria-hidden="true" {...live} />
      <ol className={columns.columns}>
        {COLUMNS.map(column => {
          const { id, letter } = SHAPES[shapeAt(basePattern, column)]
          return (
            <li key={column} className={columns.column} {...lined} data-base-column>
              <Cue
                as="label"
                {...indices}
                className={marker.chip}
                data-chosen={column === selectionIndex ? '' : undefined}
              >
                <input
                  type="radio"
                  name="selection-index"
                  value={column}
                  defaultChecked={column === selectionIndex}
                  disabled
                  data-index-choice
                  {...live}
                />
                <span className={marker.index}>index </span>
                {column}
              </Cue>
              <button
                type="button"
                className={columns.piece}
                data-place={`base-${column}`}
                data-slot={`base-${column}`}
                data-grab={`place ${column}`}
                aria-label={pieceLabel(id, column)}
                aria-describedby={MOVE_HINT}
                disabled
                {...live}
              >
                <ShapeIcon shape={id} size={180} />
                {column === selectionIndex && <RingIcon size={180} className={columns.ring ?? ''} />}
              </button>
              <span className={columns.words}>
                <span className={columns.letter} {...lined} data-letter>
                  {letter}{' '}
                </span>
                <span className={columns.number} {...lined} data-number>
                  {id}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </Cue>
  )
}

/**
 * Which of the 24 orders the row stands in while it becomes the base pattern: a driver writes the others, and all of them
 * behind the marker. The page's text has that pattern alone.
 */
const Orders = ({ pattern }: { readonly pattern: string }) => (
  <Cue
    as="p"
    {...textOf(REPRESENTATION, 'orders-text')}
    className={`${css.term} ${css.orders}`}
    aria-hidden="true"
  >
    <span className={css.value}>
      <span data-order>{placeText(PATTERNS.indexOf(pattern), PATTERN_COUNT)}</span>
      <s>/{PATTERN_COUNT}</s>
    </span>
    <span className={css.all} style={tablePlace(pattern)} data-orders>
      <i />
    </span>
    <span className={css.label}>order of shapes</span>
  </Cue>
)

/** Base pattern + selection index = session pattern. */
export function Equation({ session: { basePattern, selectionIndex } }: RowProps) {
  return (
    <div className={css.equation}>
      <Orders pattern={basePattern} />
      <Cue {...base} className={css.term}>
        <span className={css.value}>
          <span data-base>{basePattern}</span>{' '}
        </span>
        <span className={css.label}>
          base pattern
          <Cue as="span" {...textOf(REPRESENTATION, 'move-hint')} className={css.hint}>
            <span id={MOVE_HINT} data-offer>
              move a piece: {PATTERN_COUNT} orders
            </span>
          </Cue>
        </span>
        <span className={css.own} aria-hidden="true" data-own>
          <Diamond px={LINE_PX} className={css.line}>
            <path d="" pathLength={1} />
          </Diamond>
          <span className={css.label}>one of {PATTERN_COUNT} lines</span>
        </span>
      </Cue>
      <Cue as="span" {...terms} className={css.sign}>
        {' + '}
      </Cue>
      <Cue {...terms} className={css.term}>
        <span className={css.value}>
          <b data-digit>{selectionIndex}</b>{' '}
        </span>
        <span className={css.label}>selection index</span>
      </Cue>
      <Cue as="span" {...terms} className={css.sign}>
        {' = '}
      </Cue>
      <Cue {...terms} className={css.term}>
        <span className={css.value} data-place="result">
          <span>
            {COLUMNS.map(column => (
              <span key={column} data-result data-base-digit>
                {basePattern[column]}
              </span>
            ))}
          </span>
          <b data-digit data-result>
            {selectionIndex}
          </b>{' '}
        </span>
        <span className={css.label}>session pattern</span>
      </Cue>
    </div>
  )
}

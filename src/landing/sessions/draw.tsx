import { percent } from '../../content/mdx/words.ts'
import { ordinal } from '../../content/ordinal.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import { chancesOn, numberLine } from '../../rules/selection.ts'
import type { Session } from '../../rules/session.ts'
import type { Row } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { shapeColour } from '../../ui/shapes.tsx'
import css from './draw.module.css'
import { recentWords, shiftWords } from './words.ts'

/** A part shorter than this, in per cent of the line, has no room for its number. */
const NUMBERED_PERCENT = 7

interface NumbersProps {
  readonly label: string
  readonly row: Row
  readonly marked?: number
}

/** A row of four numbers, one under each piece. */
function Numbers({ label, row, marked }: NumbersProps) {
  return (
    <div className={css.numbers}>
      <dt>{label}</dt>
      {COLUMNS.map(column => (
        <dd key={column} className={column === marked ? css.marked : undefined}>
          {sheetValueText(row[column])}{' '}
        </dd>
      ))}
    </div>
  )
}

interface DrawProps {
  readonly id: string
  readonly session: Session
  readonly draw: SessionDraw
}

/** How a session's column was drawn, step by step (specification, section 4, selection index choice). */
export function Draw({ id, session, draw }: DrawProps) {
  const { basePattern, selectionIndex, occurrence, parity, phase } = session
  const { row, recent, average, shift, weights, total, drawn } = draw
  const chance = chancesOn(numberLine(weights))[selectionIndex]
  const share = (value: number) => `${Number(((100 * value) / total).toFixed(2))}%`
  /** What of the drawn part lies before the drawn place: its number stands in the larger rest. */
  const before = drawn + 0.5 - weights.slice(0, selectionIndex).reduce((sum, each) => sum + each, 0)
  const rest = weights[selectionIndex] - before
  const aside = before < rest ? { paddingLeft: share(before) } : { paddingRight: share(rest) }
  if (phase !== 'completed')
    return (
      <div id={id} className={css.draw} data-draw>
        <p>Not drawn yet.</p>
      </div>
    )
  return (
    <div id={id} className={css.draw} data-draw>
      <dl className={css.steps}>
        <Numbers label={`Its ${ordinal(occurrence)} time: sheet values of the ${parity} row`} row={row} />
        <Numbers label={recentWords(recent)} row={average} />
        <Numbers label={shiftWords(shift)} row={weights} marked={selectionIndex} />
      </dl>
      <div className={css.lineBox} aria-hidden="true">
        <span className={css.drawn} style={{ left: share(drawn + 0.5) }}>
          {drawn}
        </span>
        <div className={css.bar}>
          {COLUMNS.map(column => (
            <span
              key={column}
              className={css.part}
              data-shape={shapeAt(basePattern, column)}
              style={{
                width: share(weights[column]),
                background: shapeColour(shapeAt(basePattern, column)).base,
                ...(column === selectionIndex && aside),
              }}
            >
              {100 * weights[column] >= NUMBERED_PERCENT * total && column}
            </span>
          ))}
        </div>
        <span className={css.needle} style={{ left: share(drawn + 0.5) }} />
      </div>
      <p>
        Drawn from 0 to {Math.ceil(total) - 1}: {drawn}. It falls in the part of column {selectionIndex},
        whose chance was {percent(chance)}, so the session reads {basePattern}
        <b>{selectionIndex}</b>.
      </p>
      <button type="button" className={css.back} data-back>
        Put it back
      </button>
    </div>
  )
}

import { ordinal } from '../../content/ordinal.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { Session } from '../../rules/session.ts'
import type { Row } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import css from './draw.module.css'
import { NumberLine } from './number-line.tsx'
import { chanceWords, recentWords, shiftWords } from './words.ts'

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

/** How a session's column was drawn, step by step. */
export function Draw({ id, session, draw }: DrawProps) {
  const { basePattern, selectionIndex, occurrence, parity, phase } = session
  const { row, recent, average, shift, weights, total, drawn } = draw
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
      <NumberLine session={session} draw={draw} />
      <p>
        Drawn from 0 to {Math.ceil(total) - 1}: {drawn}. It falls in the part of column {selectionIndex},
        whose chance was {chanceWords(session, draw)}, so the session reads {basePattern}
        <b>{selectionIndex}</b>.
      </p>
      <button type="button" className={css.back} data-back>
        Put it back
      </button>
    </div>
  )
}

import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { shapeColour } from '../../ui/shapes.tsx'
import css from './number-line.module.css'

/** A part shorter than this, in per cent of the line, has no room for its number. */
const NUMBERED_PERCENT = 7

interface NumberLineProps {
  readonly session: Session
  readonly draw: SessionDraw
}

/** The number line that a session's column was drawn on: a part for each column, and a needle at the drawn place. */
export function NumberLine({ session, draw }: NumberLineProps) {
  const { basePattern, selectionIndex } = session
  const { weights, total, drawn } = draw
  const share = (value: number) => `${Number(((100 * value) / total).toFixed(2))}%`
  /** What of the drawn part lies before the drawn place: its number stands in the larger rest. */
  const before = drawn + 0.5 - weights.slice(0, selectionIndex).reduce((sum, each) => sum + each, 0)
  const rest = weights[selectionIndex] - before
  const aside = before < rest ? { paddingLeft: share(before) } : { paddingRight: share(rest) }
  return (
    <div className={css.box} aria-hidden="true" data-number-line>
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
  )
}

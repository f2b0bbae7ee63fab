import { percent } from '../../content/mdx/words.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import { chancesOn, numberLine } from '../../rules/selection.ts'
import type { Session } from '../../rules/session.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { shapeColour } from '../../ui/shapes.tsx'
import css from './number-line.module.css'

/** From one column's words to the next one's, in per cent of the line, and from where they begin to the middle of their digit. */
const APART = 23.5
const DIGIT = 1.2

interface NumberLineProps {
  readonly session: Session
  readonly draw: SessionDraw
}

/**
 * The number line that a session's column was drawn on: a part for each column, and a needle at the drawn place. Below it
 * stand the columns and their chances, as far apart on any line, each joined to its part, however narrow that is.
 */
export function NumberLine({ session, draw }: NumberLineProps) {
  const { basePattern, selectionIndex } = session
  const { weights, total, drawn } = draw
  const line = numberLine(weights)
  const chances = chancesOn(line)
  const share = (value: number) => Number(((100 * value) / total).toFixed(1))
  const hit = { left: `${share(drawn + 0.5)}%` }
  const leaders = line.regions.map(
    ({ index, from, to }) => `M${share((from + to) / 2)} 0v.3L${APART * index + DIGIT} .7v.3`,
  )
  return (
    <div className={css.box} aria-hidden="true" data-number-line>
      <span className={css.drawn} style={hit}>
        {drawn}
      </span>
      <div className={css.bar}>
        {COLUMNS.map(column => (
          <i
            key={column}
            style={{
              width: `${share(weights[column])}%`,
              background: shapeColour(shapeAt(basePattern, column)).base,
            }}
          />
        ))}
      </div>
      <span className={css.needle} style={hit} />
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
        <path d={leaders.join('')} />
      </svg>
      <div className={css.chances}>
        {COLUMNS.map(column => (
          <span key={column} data-hit={column === selectionIndex || undefined}>
            <b>{column}</b>
            {` ${percent(chances[column])}`}
          </span>
        ))}
      </div>
    </div>
  )
}

import { percent } from '../../content/mdx/words.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import { chancesOn, numberLine } from '../../rules/selection.ts'
import type { Session } from '../../rules/session.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { shapeColour } from '../../ui/shapes.tsx'
import css from './number-line.module.css'

/**
 * How far the middles of two columns' words are apart at least, where the first one's is and the last one's, in per cent of
 * the line: under its end lies the paper.
 */
const APART = 20
const LEAST = 9
const MOST = 73

/** Returns where the words of parts stand, per cent of their line: under their own middles, where those are so far apart. */
export function wordsAt(middles: readonly number[]): readonly number[] {
  const at: number[] = []
  for (const [i, middle] of middles.entries())
    at.push(Math.max(middle, i === 0 ? LEAST : (at[i - 1] ?? 0) + APART))
  let most = MOST
  for (let i = at.length - 1; i >= 0; i--) {
    at[i] = Math.min(at[i] ?? 0, most)
    most = (at[i] ?? 0) - APART
  }
  return at
}

interface NumberLineProps {
  readonly session: Session
  readonly draw: SessionDraw
}

/**
 * The number line that a session's column was drawn on: a part for each column, and a needle at the drawn place. Below it
 * stand the columns and their chances in the parts' colours, each under its own, or joined to it where that is too narrow.
 */
export function NumberLine({ session, draw }: NumberLineProps) {
  const { basePattern, selectionIndex } = session
  const { weights, total, drawn } = draw
  const line = numberLine(weights)
  const chances = chancesOn(line)
  const share = (value: number) => Number(((100 * value) / total).toFixed(1))
  const hit = { left: `${share(drawn + 0.5)}%` }
  const middles = line.regions.map(({ from, to }) => share((from + to) / 2))
  const words = wordsAt(middles).map(at => Number(at.toFixed(1)))
  const leaders = middles.map((middle, column) => `M${middle} 0L${words[column]} 1`)
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
          <span
            key={column}
            data-hit={column === selectionIndex || undefined}
            style={{ left: `${words[column]}%`, borderColor: shapeColour(shapeAt(basePattern, column)).base }}
          >
            <b>{column}</b>
            {` ${percent(chances[column])}`}
          </span>
        ))}
      </div>
    </div>
  )
}

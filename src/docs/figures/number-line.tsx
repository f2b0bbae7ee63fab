import type { Column } from '../../rules/constants.ts'
import { type BasePattern, shapeAt } from '../../rules/patterns.ts'
import type { NumberLine as Line } from '../../rules/selection.ts'
import { shapeStyle, Token } from '../parts.tsx'
import css from './figures.module.css'

/** Smallest distances in percent of the line that keep tokens and numbers apart on a phone. */
const TOKEN_GAP = 17
const LABEL_GAP = 11

interface NumberLineProps {
  readonly line: Line
  readonly pattern: BasePattern
  readonly drawn: number
  readonly index: Column
}

/**
 * Moves labels on a line apart: centres in ascending order, in percent of the line's length, come back in
 * the same order, at least `gap` apart and `margin` away from the line's ends.
 */
function spread(centres: readonly number[], gap: number, margin: number): readonly number[] {
  const placed: number[] = []
  for (const centre of centres) {
    const before = placed.at(-1)
    placed.push(Math.max(centre, before === undefined ? margin : before + gap))
  }
  let limit = 100 - margin
  for (let place = placed.length - 1; place >= 0; place -= 1) {
    const fitted = Math.min(placed[place] ?? limit, limit)
    placed[place] = fitted
    limit = fitted - gap
  }
  return placed
}

/** The four regions end to end, their tokens and numbers above, their borders below, and a needle on the drawn number. */
export function NumberLine({ line, pattern, drawn, index }: NumberLineProps) {
  const percent = (value: number) => (100 * value) / line.total
  const tokens = spread(
    line.regions.map(({ from, to }) => percent((from + to) / 2)),
    TOKEN_GAP,
    TOKEN_GAP / 2,
  )
  const borders = [0, ...line.regions.map(({ to }) => to)]
  const labels = spread(borders.map(percent), LABEL_GAP, 0)

  return (
    <div className={css.line} aria-hidden="true">
      <div className={css.tokens}>
        {line.regions.map(region => (
          <span key={region.index} className={css.token} style={{ left: `${tokens[region.index]}%` }}>
            <Token shape={shapeAt(pattern, region.index)} size={40} ringed={region.index === index} />
            <b>{region.index}</b>
          </span>
        ))}
      </div>
      <div className={css.bar}>
        {line.regions.map(({ index: column, from, to }) => (
          <span
            key={column}
            className={css.region}
            style={{ ...shapeStyle(shapeAt(pattern, column)), width: `${percent(to - from)}%` }}
          />
        ))}
        <span className={css.needle} style={{ left: `${percent(drawn)}%` }} />
      </div>
      <div className={css.borders}>
        {borders.map((border, place) => (
          <span key={border} style={{ left: `${labels[place]}%` }}>
            {border}
          </span>
        ))}
      </div>
    </div>
  )
}

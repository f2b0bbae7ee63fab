import { type KeyboardEvent, useId } from 'react'
import type { BasePattern } from '../../rules/patterns.ts'
import { plainKey } from '../../ui/keys.ts'
import parts from '../parts.module.css'
import { CORNERS, type Corner, EDGES, neighboursOf, patternFor } from './corners.ts'
import css from './pattern-builder.module.css'

const at = ({ x, y }: Corner) => `${x.toFixed(3)} ${y.toFixed(3)}`
const line = ([from, to]: readonly [Corner, Corner]) => `M${at(from)}L${at(to)}`
const isBehind = ([from, to]: readonly [Corner, Corner]) => from.depth + to.depth < 0
const BEHIND = EDGES.filter(isBehind).map(line).join('')
const BEFORE = EDGES.filter(edge => !isBehind(edge))
  .map(line)
  .join('')
const percent = (place: number) => `${(50 + 50 * place).toFixed(1)}%`

/** All patterns as the corners of one solid: an edge is one change of neighbours. A corner is pressed, or reached by arrow keys. */
export function CornerFigure({
  pattern,
  onChange,
}: {
  readonly pattern: BasePattern
  readonly onChange: (pattern: BasePattern) => void
}) {
  const name = useId()
  const neighbours = neighboursOf(pattern)
  const current = CORNERS.find(corner => corner.pattern === pattern)

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const key = plainKey(event)
    if (!key.startsWith('Arrow')) return
    event.preventDefault()
    const to = patternFor(key, pattern)
    if (to === undefined) return
    onChange(to)
    event.currentTarget.querySelector<HTMLElement>(`[value="${to}"]`)?.focus()
  }

  return (
    <fieldset className={css.corners}>
      <legend className={parts.label}>All patterns, neighbours joined</legend>
      <div className={css.solid}>
        <svg className={css.drawing} viewBox="-1 -1 2 2" aria-hidden="true">
          <path d={BEHIND} className={css.behind} />
          <path d={BEFORE} />
          {current && <path d={neighbours.map(to => line([current, to])).join('')} className={css.joined} />}
          <path d={CORNERS.map(corner => `M${at(corner)}h0`).join('')} className={css.points} />
          {current && <circle cx={current.x} cy={current.y} r=".045" className={css.current} />}
        </svg>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the radio buttons in it. */}
        <div className="live" onKeyDown={onKeyDown}>
          {CORNERS.map(corner => (
            <input
              key={corner.pattern}
              type="radio"
              className={css.corner}
              style={{ left: percent(corner.x), top: percent(corner.y) }}
              name={name}
              value={corner.pattern}
              checked={corner.pattern === pattern}
              onChange={() => onChange(corner.pattern)}
              aria-label={corner.pattern}
            />
          ))}
        </div>
      </div>
      <p className={parts.label}>
        From {pattern} the edges lead to {neighbours.map(to => to.pattern).join(', ')}.
      </p>
    </fieldset>
  )
}

import type { Column } from '../../rules/constants.ts'
import { type BasePattern, shapeAt } from '../../rules/patterns.ts'
import { shapeStyle } from '../parts/shape-style.ts'
import css from './strip.module.css'

interface IndexStripProps {
  readonly indices: readonly Column[]
  readonly window: number
  readonly pattern: BasePattern
}

/** Selection indices in order of time; those in the window are filled with the colour of their shape. */
export function IndexStrip({ indices, window, pattern }: IndexStripProps) {
  const first = indices.length - window
  const label = `The last ${window} selection indices, oldest first: ${indices.slice(first).join(', ')}`
  const cells = indices.map((index, place) => ({ index, id: `session-${place}`, counts: place >= first }))
  return (
    <div className={css.strip} role="img" aria-label={label}>
      {cells.map(({ index, id, counts }) => (
        <span key={id} className={css.cell} data-counts={counts} style={shapeStyle(shapeAt(pattern, index))}>
          {index}
        </span>
      ))}
    </div>
  )
}

import { COLUMNS } from '../../rules/constants.ts'
import { standsOver } from '../../timeline/rolling.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import { SERVED } from './served.ts'
import css from './sun.module.css'

/** Where a shape of the row stands on the sun as served: columns from its top. */
const servedTurn = (shape: number): number => SERVED.indexOf(String(shape)) - 1.5

/** A shape's foot below its middle, in sizes. */
const footOf = (shape: number): string => standsOver(shape, 0).toFixed(3)

/** The printed sun and the four still tokens in the columns of their row; the scene draws its own. */
export function Sun() {
  return (
    <div className={css.ground} aria-hidden="true">
      {COLUMNS.map(shape => (
        <span
          key={shape}
          className={css.rider}
          data-stands={shape}
          style={{ '--turn': servedTurn(shape), '--foot': footOf(shape) }}
        >
          <ShapeIcon shape={shape} size={150} />
        </span>
      ))}
    </div>
  )
}

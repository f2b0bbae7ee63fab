import type { Column } from '../../rules/constants.ts'
import { standsOver } from '../../timeline/rolling.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './sun.module.css'

/** Tokens on the rim, from left to right. */
const RIDERS: readonly Column[] = [1, 2, 3]

/** A shape's foot below its middle, in sizes. */
const footOf = (shape: Column): string => standsOver(shape, 0).toFixed(3)

/** The printed sun and the three still tokens on its rim; the scene draws its own. */
export function Sun() {
  return (
    <div className={css.ground} aria-hidden="true">
      {RIDERS.map((shape, i) => (
        <span key={shape} className={css.rider} style={{ '--turn': i - 1, '--foot': footOf(shape) }}>
          <ShapeIcon shape={shape} size={150} />
        </span>
      ))}
    </div>
  )
}

import type { Column } from '../../rules/constants.ts'
import { ShapeIcon } from '../../ui/shapes.tsx'
import css from './sun.module.css'

/** Tokens on the rim: how far round it each stands, degrees, and its foot below its middle, in sizes. */
const RIDERS: readonly { readonly shape: Column; readonly turn: number; readonly foot: number }[] = [
  { shape: 1, turn: -1, foot: 0.367 },
  { shape: 2, turn: 0, foot: 0.437 },
  { shape: 3, turn: 1, foot: 0.461 },
]

/** The printed sun and the three still tokens on its rim; the scene draws its own. */
export function Sun() {
  return (
    <div className={css.ground} aria-hidden="true">
      {RIDERS.map(({ shape, turn, foot }) => (
        <span key={shape} className={css.rider} style={{ '--turn': turn, '--foot': foot }}>
          <ShapeIcon shape={shape} size={150} />
        </span>
      ))}
    </div>
  )
}

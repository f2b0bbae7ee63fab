import { SESSIONS_SHOWN, SHAPE_COUNT } from '../../rules/constants.ts'
import type { Session } from '../../rules/session.ts'
import css from './overlay.module.css'

/** The dotted line that joins consecutive selection indices, for the flat list. One unit is one cell. */
export function Links({ sessions }: { readonly sessions: readonly Session[] }) {
  const points = sessions.map(({ selectionIndex }, row) => `${selectionIndex + 0.5} ${row + 0.5}`)
  const line = `M${points.join('L')}`
  const pins = points.map(point => `M${point}h0`).join('')
  return (
    <svg
      className={css.links}
      viewBox={`0 0 ${SHAPE_COUNT} ${SESSIONS_SHOWN}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={line} className={css.halo} />
      <path d={line} className={css.dots} />
      <path d={pins} className={css.pinHalo} />
      <path d={pins} className={css.pin} />
    </svg>
  )
}

import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { SESSIONS_SHOWN } from '../../rules/constants.ts'
import { sessionLabelPx } from '../../timeline/labels.ts'

/** Progress of the pin between which the links draw (design, storyboard 4). */
const LINKS_FROM = 0.28
const LINKS_UNTIL = 0.58

/** How many rows, from the live one down, the dotted link has reached: 0 before it starts, then 1 to 6. */
export function rowsReached(progress: number): number {
  if (progress < LINKS_FROM) return 0
  const links = SESSIONS_SHOWN - 1
  const arrived = Math.floor(((progress - LINKS_FROM) / (LINKS_UNTIL - LINKS_FROM)) * links)
  return 1 + Math.min(links, arrived)
}

/**
 * Puts each label beside its plate and lights the selection indices that the dotted link has reached.
 * @param rows the six rows, the live one first
 * @returns ends it again
 */
export function startLabels(rows: readonly HTMLElement[]): () => void {
  const at = { x: 0, y: 0 }
  const last = rows.map(() => ({ x: Number.NaN, y: Number.NaN }))
  let lit = -1
  const remove = addStep('dom', () => {
    if (now.stage !== 'sessions') return false
    const reached = rowsReached(now.progress)
    for (let row = 0; row < rows.length; row++) {
      const element = rows[row]
      const before = last[row]
      if (!element || !before) continue
      if (reached !== lit) element.toggleAttribute('data-reached', row < reached)
      sessionLabelPx(row, now.progress, now.widthPx, now.heightPx, at)
      if (at.x === before.x && at.y === before.y) continue
      before.x = at.x
      before.y = at.y
      element.style.setProperty('--place', `${at.x.toFixed(1)}px ${at.y.toFixed(1)}px`)
    }
    lit = reached
    return false
  })
  return () => {
    remove()
    for (const row of rows) {
      row.removeAttribute('data-reached')
      row.style.removeProperty('--place')
    }
  }
}

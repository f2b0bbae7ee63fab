import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { rowsReached, sessionLabelPx } from '../../timeline/labels.ts'

/**
 * Puts each label beside its plate and lights the selection indices that the dotted link has reached.
 * @param section the stage's section, with its six rows, the live one first
 * @returns ends it again
 */
export function startLabels(section: Element): () => void {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')]
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

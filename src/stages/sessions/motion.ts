import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { liftedRow, plates } from '../../hand/plates.ts'
import { handState, onHand } from '../../hand/state.ts'
import { onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { rowsReached, sessionLabelPx } from '../../timeline/labels.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'
import { PlateAreas } from './plates.ts'

/** A plate that is so far out of the stack is clear of the text. */
const HOME = 0.12

/**
 * Puts each label and plate's hit area beside its plate, shows the selection indices that the dotted link has
 * reached, and opens how the column of a lifted plate was drawn.
 * @param section the stage's section, with its six rows, the live one first
 */
export function startLabels(section: HTMLElement): void {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')]
  const areas = new PlateAreas(rows)
  const at = { x: 0, y: 0 }
  const last = rows.map(() => ({ x: Number.NaN, y: Number.NaN }))
  let lit = -1
  let open: number | null = null
  /** The plate that the labels have made way for. */
  let told: number | null = null
  let isOut = false

  /** What a plate lies over as it comes and goes is away until it is all but home. */
  function tellOut(): void {
    const { lifted } = handState.hand
    let out = liftedRow() !== null
    for (let row = 0; row < rows.length; row++) out ||= (lifted[row] ?? 0) > HOME
    if (out !== isOut) section.toggleAttribute('data-out', out)
    isOut = out
  }

  function write(lifted: number | null): void {
    if (lifted === open) return
    open = lifted
    if (lifted === null) delete section.dataset.lifted
    else section.dataset.lifted = String(lifted)
    rows.forEach((element, row) => {
      element.querySelector('[data-grab]')?.setAttribute('aria-expanded', String(row === lifted))
      element.querySelector('[data-draw]')?.toggleAttribute('data-open', row === lifted)
    })
  }

  function putBack(): void {
    const lifted = liftedRow()
    if (lifted === null) return
    plates.put(goals => goals.fill(0))
    const row = rows[lifted]
    if (row?.querySelector('[data-draw]')?.contains(document.activeElement))
      row.querySelector<HTMLElement>('[data-grab]')?.focus({ preventScroll: true })
  }

  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') putBack()
  }

  /** A press on its button or on empty ground; unpinned a plate has neither, it opens in the text. */
  function onClick({ target }: Event): void {
    if (!isDrawn() || !(target instanceof Element)) return
    if (target.closest('[data-back]') || !target.closest('[data-grab], [data-draw]')) putBack()
  }

  function step(): boolean {
    tellOut()
    if (now.stage !== 'sessions') return false
    const reached = rowsReached(now.reduced ? sessionsAtRest(now.progress) : now.progress)
    areas.follow()
    for (let row = 0; row < rows.length; row++) {
      const element = rows[row]
      const before = last[row]
      if (!element || !before) continue
      if (reached !== lit) element.toggleAttribute('data-reached', row < reached)
      sessionLabelPx(row, now.progress, now.widthPx, now.heightPx, at)
      areas.write(row, at.x, at.y)
      if (open !== told) element.toggleAttribute('data-covering', areas.isAside(row, at.x, at.y))
      if (at.x === before.x && at.y === before.y) continue
      before.x = at.x
      before.y = at.y
      element.style.setProperty('--place', `${at.x.toFixed(1)}px ${at.y.toFixed(1)}px`)
    }
    lit = reached
    told = open
    return false
  }

  // Not on the section: a click leaves the focus elsewhere in some browsers, and the stage lets the pointer through.
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  onHand(() => write(liftedRow()))
  onLayout(() => areas.forget())
  addStep('dom', step)
}

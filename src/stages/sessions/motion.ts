import { flagOf } from '../../film/styles.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { liftedRow, plates } from '../../hand/plates.ts'
import { handState, onHand } from '../../hand/state.ts'
import { at, sampleAt } from '../../story/sessions/stack.ts'
import { cueOf, shows } from '../../viewport/cues.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'
import { isDrawn } from '../../viewport/mode.ts'
import { textsIn } from '../texts.ts'
import css from './draws.module.css'
import { drawOf, lineOf, saidOf, TOLD } from './draws.ts'
import { labelPx, rowsReached, writePlatePx } from './labels.ts'

/** A plate that is so far out of the stack is clear of the text. */
const HOME = 0.12
/** Plates' hit areas are looked at again as the rig has turned so much, degrees; their boxes are multiples of so many px. */
const TURN = 0.25
const BOX_PX = 32
const boxPx = (px: number): number => Math.ceil(px / BOX_PX) * BOX_PX
const corners = new Float64Array(8)

/** Puts the hit area of a plate where the scene shows it, beside the label that it belongs to. */
function writeArea(area: HTMLElement, row: number, progress: number, label: { x: number; y: number }): void {
  writePlatePx(corners, row, progress, liftedRow() === row, currentLayout())
  let left = Number.POSITIVE_INFINITY
  let top = Number.POSITIVE_INFINITY
  let right = Number.NEGATIVE_INFINITY
  let bottom = Number.NEGATIVE_INFINITY
  for (let i = 0; i < corners.length; i += 2) {
    left = Math.min(left, corners[i] ?? 0)
    right = Math.max(right, corners[i] ?? 0)
    top = Math.min(top, corners[i + 1] ?? 0)
    bottom = Math.max(bottom, corners[i + 1] ?? 0)
  }
  let outline = ''
  for (let i = 0; i < corners.length; i += 2)
    outline += `${i ? ',' : ''}${((corners[i] ?? 0) - left).toFixed(1)}px ${((corners[i + 1] ?? 0) - top).toFixed(1)}px`
  area.style.width = `${boxPx(right - left)}px`
  area.style.height = `${boxPx(bottom - top)}px`
  area.style.translate = `${(left - label.x).toFixed(1)}px ${(top - label.y).toFixed(1)}px`
  area.style.clipPath = `polygon(${outline})`
}

/**
 * Puts each label and plate's hit area beside its plate, tells of the session that the dots have reached, and opens how the
 * column of a lifted plate was drawn: that is made as it is lifted.
 * @param section the stage's section, with its six rows, the live one first
 */
export function startRows(section: HTMLElement): void {
  const rows = [...section.querySelectorAll<HTMLElement>('[data-row]')]
  const areas = rows.map(row => row.querySelector<HTMLElement>('[data-plate]'))
  const links = section.querySelector('[data-links]')
  const frame = section.querySelector('[data-place=lifted]')
  const label = { x: 0, y: 0 }
  let turned = Number.NaN
  let areasTurned = Number.NaN
  let lit = -1
  let read = -1
  let open: number | null = null
  const isOut = flagOf(section, 'data-out')
  const line = section.querySelector('[data-told-line]')
  const writeTexts = textsIn(section)

  /** Writes the session that the dots have reached into the large read-out. */
  function writeReadOut(row: number): void {
    const told = TOLD[row]
    if (!told || !line) return
    const { basePattern, selectionIndex } = told.session
    writeTexts({
      'told-pattern': basePattern,
      'told-index': String(selectionIndex),
      'told-words': saidOf(told),
    })
    line.innerHTML = lineOf(told)
  }

  /** What a plate lies over as it comes and goes is away until it is all but home. */
  function tellOut(): void {
    const { lifted } = handState.hand
    let out = liftedRow() !== null
    for (let row = 0; row < rows.length; row++) out ||= (lifted[row] ?? 0) > HOME
    isOut(out)
  }

  function write(lifted: number | null): void {
    if (lifted === open) return
    const closed = rows[open ?? -1]
    const hadFocus = closed?.querySelector('[data-draw]')?.contains(document.activeElement)
    const label = closed?.querySelector<HTMLElement>('[data-grab]')
    open = lifted
    if (lifted === null) delete section.dataset.lifted
    else section.dataset.lifted = String(lifted)
    rows.forEach((element, row) => {
      element.querySelector('[data-grab]')?.setAttribute('aria-expanded', String(row === lifted))
      element.querySelector<HTMLElement>('[data-fact]')?.toggleAttribute('hidden', row === lifted)
      element.querySelector('[data-draw]')?.remove()
      const told = TOLD[row]
      if (row !== lifted || !told) return
      const draw = `<div id="session-draw-${row}" class="${css.draw}" data-draw data-open>${drawOf(told)}</div>`
      element.firstElementChild?.insertAdjacentHTML('afterend', draw)
    })
    // The line goes from row to row: between rows with text it would miss them.
    links?.toggleAttribute('hidden', lifted !== null)
    tellFocus()
    areasTurned = Number.NaN
    // Where the page has gone so far that the label is away, the focus would bring it back.
    const cue = hadFocus && label && cueOf(label)
    if (cue && shows(cue)) label.focus({ preventScroll: true })
  }

  function putBack(): void {
    if (liftedRow() !== null) plates.put(goals => goals.fill(0))
  }

  function onKey({ key }: KeyboardEvent): void {
    if (key === 'Escape') putBack()
  }

  /** A press on its button or on empty ground; unpinned a plate has neither, it opens in the text. */
  function onClick({ target }: Event): void {
    if (!isDrawn() || !(target instanceof Element)) return
    if (target.closest('[data-back]') || !target.closest('[data-grab], [data-draw]')) putBack()
  }

  function place(progress: number): void {
    const layout = currentLayout()
    const turn = sampleAt(progress, layout)(at.rig.ry)
    const isFar = !(Math.abs(turn - areasTurned) < TURN)
    if (turn === turned && !isFar) return
    turned = turn
    if (isFar) areasTurned = turn
    for (let row = 0; row < rows.length; row++) {
      labelPx(row, progress, layout, label)
      rows[row]?.style.setProperty('--place', `${label.x.toFixed(1)}px ${label.y.toFixed(1)}px`)
      const area = areas[row]
      if (isFar && area) writeArea(area, row, progress, label)
    }
  }

  function step(): boolean {
    tellOut()
    if (now.stage !== 'sessions') return false
    place(now.progress)
    const reached = rowsReached(now.progress)
    if (reached !== lit)
      for (const [i, row] of rows.entries()) row.toggleAttribute('data-reached', i < reached)
    lit = reached
    const told = Math.max(1, reached)
    if (told !== read) writeReadOut(told - 1)
    read = told
    return false
  }

  /** The focus of a label goes with its plate. */
  function tellFocus(): void {
    const isFocused = section.querySelector('[aria-expanded="true"]:focus-visible') !== null
    frame?.toggleAttribute('data-focus', isFocused)
  }

  // Not on the section: a click leaves the focus elsewhere in some browsers, and the stage lets the pointer through.
  for (const change of ['focusin', 'focusout']) section.addEventListener(change, tellFocus)
  document.addEventListener('keydown', onKey)
  document.addEventListener('click', onClick)
  onHand(() => write(liftedRow()))
  onLayout(() => {
    turned = areasTurned = Number.NaN
  })
  addStep('dom', step)
}

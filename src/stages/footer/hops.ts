import { HOP } from '../../film/hand.ts'
import { progressAt } from '../../film/score.ts'
import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { handState } from '../../hand/state.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { currentLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { standingPlace } from './play.ts'
import { FOOTER } from './score.ts'

/** A piece is as wide as this to a pointer, over its size. */
const REACH = 0.5

/** From here on the three stand in their columns. */
const STANDING = progressAt(FOOTER, 'columns')

/** When each began to hop, ms; NaN while it stands. */
const began = new Float64Array(4).fill(Number.NaN)
let under = -1

/** The column on the sun under a place of the window, px; -1 where there is none. */
function pieceAt(clientX: number, clientY: number): number {
  const x = clientX - now.widthPx / 2
  const y = now.heightPx / 2 - clientY
  return COLUMNS.findIndex(column => {
    const place = standingPlace(column, currentLayout())
    return Math.hypot(place.x - x, place.y - y) < REACH * place.size
  })
}

function onMove({ clientX, clientY, pointerType }: PointerEvent): void {
  const isThere = now.stage === 'footer' && now.progress >= STANDING
  const canHop = isThere && pointerType !== 'touch' && !now.reduced && isDrawn()
  const piece = canHop ? pieceAt(clientX, clientY) : -1
  if (piece >= 0 && piece !== under && Number.isNaN(began[piece])) {
    began[piece] = performance.now()
    wake()
  }
  under = piece
}

function step(): boolean {
  const { hops } = handState.hand
  let moving = false
  for (let piece = 0; piece < began.length; piece++) {
    const sinceMs = now.timeMs - (began[piece] ?? 0)
    if (Number.isNaN(sinceMs)) continue
    const isOver = sinceMs >= HOP.ms || now.stage !== 'footer'
    hops[piece] = isOver ? 0 : HOP.px * Math.sin((Math.PI * Math.max(0, sinceMs)) / HOP.ms)
    if (isOver) began[piece] = Number.NaN
    handState.revision++
    moving = true
  }
  return moving
}

/** Lets a piece on the sun hop when a fine pointer comes over it. */
export function startHops(): void {
  window.addEventListener('pointermove', onMove, { passive: true })
  addStep('scroll', step)
}

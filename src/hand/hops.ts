import { addStep, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { currentLayout } from '../stage/layout.ts'
import { isDrawn } from '../stage/mode.ts'
import { areStanding, standingPlace } from '../timeline/footer.ts'
import { HOP } from '../timeline/hand.ts'
import { handState } from './state.ts'

/** The shapes that stand on the sun. */
const STANDING = [1, 2, 3] as const
/** A piece is as wide as this to a pointer, over its size. */
const REACH = 0.5

/** When each began to hop, ms; NaN while it stands. */
const began = new Float64Array(4).fill(Number.NaN)
let under = 0

/** The shape under a place of the window, px; 0 where there is none. */
function shapeAt(clientX: number, clientY: number): number {
  const x = clientX - now.widthPx / 2
  const y = now.heightPx / 2 - clientY
  const found = STANDING.find(shape => {
    const place = standingPlace(shape, currentLayout())
    return Math.hypot(place.x - x, place.y - y) < REACH * place.size
  })
  return found ?? 0
}

function onMove({ clientX, clientY, pointerType }: PointerEvent): void {
  const isThere = now.stage === 'footer' && areStanding(now.progress)
  const canHop = isThere && pointerType !== 'touch' && !now.reduced && isDrawn()
  const shape = canHop ? shapeAt(clientX, clientY) : 0
  if (shape !== 0 && shape !== under && Number.isNaN(began[shape])) {
    began[shape] = performance.now()
    wake()
  }
  under = shape
}

function step(): boolean {
  const { hops } = handState.hand
  let moving = false
  for (let shape = 1; shape < began.length; shape++) {
    const sinceMs = now.timeMs - (began[shape] ?? 0)
    if (Number.isNaN(sinceMs)) continue
    const isOver = sinceMs >= HOP.ms || now.stage !== 'footer'
    hops[shape] = isOver ? 0 : HOP.px * Math.sin((Math.PI * Math.max(0, sinceMs)) / HOP.ms)
    if (isOver) began[shape] = Number.NaN
    handState.revision++
    moving = true
  }
  return moving
}

/** Lets a piece on the sun hop when a fine pointer comes over it (review: the footer). Returns what ends it. */
export function startHops(): () => void {
  window.addEventListener('pointermove', onMove, { passive: true })
  const removeStep = addStep('scroll', step)
  return () => {
    window.removeEventListener('pointermove', onMove)
    removeStep()
    began.fill(Number.NaN)
    handState.hand.hops.fill(0)
  }
}

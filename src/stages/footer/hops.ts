import { progressAt } from '../../film/score.ts'
import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { handState } from '../../hand/state.ts'
import { HOP } from '../../picture/hand.ts'
import { FOOTER } from '../../story/footer/score.ts'
import { isDrawn } from '../../viewport/mode.ts'

/** From here on the three stand in their columns. */
const STANDING = progressAt(FOOTER, 'columns')

/** When each began to hop, ms of the page's clock; NaN while it stands, Infinity until the next frame. */
const began = new Float64Array(4).fill(Number.NaN)

function step(): boolean {
  const { hops } = handState.hand
  let moving = false
  for (let piece = 0; piece < began.length; piece++) {
    if (Number.isNaN(began[piece])) continue
    if (began[piece] === Number.POSITIVE_INFINITY) began[piece] = now.timeMs
    const sinceMs = now.timeMs - (began[piece] ?? 0)
    const isOver = sinceMs >= HOP.ms || now.stage !== 'footer'
    hops[piece] = isOver ? 0 : HOP.px * Math.sin((Math.PI * sinceMs) / HOP.ms)
    if (isOver) began[piece] = Number.NaN
    handState.revision++
    moving = true
  }
  return moving
}

/** Lets a piece on the sun hop when a fine pointer comes over it. */
export function startHops(section: HTMLElement): void {
  for (const piece of section.querySelectorAll<HTMLElement>('[data-stands]'))
    piece.addEventListener('pointerenter', ({ pointerType }) => {
      const column = Number(piece.style.getPropertyValue('--columns-right')) + 1.5
      const canHop = now.progress >= STANDING && pointerType !== 'touch' && !now.reduced && isDrawn()
      if (!canHop || !Number.isNaN(began[column])) return
      began[column] = Number.POSITIVE_INFINITY
      wake()
    })
  addStep('scroll', step)
}

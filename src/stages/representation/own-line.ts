import { LANDING_SESSIONS } from '../../content/showcase.ts'
import { now } from '../../frame/now.ts'
import { orderByHand } from '../../hand/places.ts'
import { onHand } from '../../hand/state.ts'
import { kolamPath } from '../../kolam/path.ts'
import { ownOrderAtom, store } from '../../state/store.ts'

const MOTION = { duration: 1100, easing: 'cubic-bezier(.45, 0, .2, 1)' } as const

/**
 * Draws the one closed line of the order that a hand has made, beside that order, anew with every change of it; it goes
 * as the scroll gives the row its own order back. With reduced motion it is simply there. The page remembers that order.
 * @param own the room of the line
 */
export function startOwnLine(own: HTMLElement): void {
  const line = own.querySelector('path')
  let drawn: string | null = null
  onHand(() => {
    const pattern = orderByHand()
    if (pattern === drawn) return
    drawn = pattern
    own.toggleAttribute('data-drawn', pattern !== null)
    if (pattern === null) return
    store.set(ownOrderAtom, pattern === LANDING_SESSIONS[0]?.basePattern ? null : pattern)
    line?.setAttribute('d', kolamPath(pattern))
    if (!now.reduced) line?.animate({ strokeDasharray: ['1 1', '1 1'], strokeDashoffset: [1, 0] }, MOTION)
  })
}

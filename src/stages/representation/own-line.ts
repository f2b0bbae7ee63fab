import { now } from '../../frame/now.ts'
import { orderByHand } from '../../hand/places.ts'
import { onHand } from '../../hand/state.ts'
import { kolamPath } from '../../kolam/path.ts'
import { currentLayout } from '../../stage/layout.ts'
import { ownOrderAtom, store } from '../../state/store.ts'

/** For how long the line is drawn: that of the story takes its time, this one follows a hand. */
const DRAWN_MS = 1100
/** Length of the drawing head, of the line. */
const HEAD = 0.012
const MOTION = { duration: DRAWN_MS, easing: 'cubic-bezier(.45, 0, .2, 1)' } as const

/** A value for both ends: with one alone the style's own would be the other. */
const both = (value: string): string[] => [value, value]

/** Whether an order is the one that the story brings the pieces into. */
const isStoryOrder = (pattern: string): boolean =>
  [...pattern].every((shape, column) => currentLayout().sessionColumns[Number(shape)] === column)

/**
 * Draws the one closed line of the order that a hand has made, beside that order, anew with every change of it; it goes
 * as the scroll gives the row its own order back. With reduced motion it is simply there. The page remembers that order.
 * @param own the room of the line
 */
export function startOwnLine(own: HTMLElement): void {
  const [line, head] = own.querySelectorAll<SVGPathElement>('[data-own-line]')
  let drawn: string | null = null

  function draw(pattern: string): void {
    const path = kolamPath(pattern)
    for (const each of [line, head]) each?.setAttribute('d', path)
    if (now.reduced) return
    line?.animate({ strokeDasharray: both('1 1'), strokeDashoffset: [1, 0] }, MOTION)
    head?.animate(
      { strokeDasharray: both(`${HEAD} 1`), strokeDashoffset: [0, HEAD - 1], opacity: both('1') },
      MOTION,
    )
  }

  function write(pattern: string | null): void {
    if (pattern === drawn) return
    drawn = pattern
    own.toggleAttribute('data-drawn', pattern !== null)
    if (pattern === null) return
    store.set(ownOrderAtom, isStoryOrder(pattern) ? null : pattern)
    draw(pattern)
  }

  onHand(() => write(orderByHand()))
}

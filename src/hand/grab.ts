import { now } from '../frame/now.ts'
import { KEPT_PX } from '../picture/hand.ts'
import { isDrawn } from '../viewport/mode.ts'
import { isDrag, Speed } from './gesture.ts'
import type { Movable } from './movable.ts'
import { handState } from './state.ts'

/** The pointer that is pressed on something, from press to release. */
interface Press {
  readonly element: HTMLElement
  readonly kind: Movable
  readonly number: number
  readonly down: PointerEvent
  readonly scrollPx: number
  isDrag: boolean
}

let press: Press | null = null
/** The element whose next click ends a drag and is none. */
let dragged: HTMLElement | null = null
const speed = new Speed()

/** Shows on the page that something is held: nothing is selected then. */
function showHeld(isHeld: boolean): void {
  handState.isHeld = isHeld
  document.documentElement.toggleAttribute('data-held', isHeld)
}

/** Ends the gesture: a drag is released at a speed, or undone where none is given. */
function finish(pxPerSec?: number): void {
  const ended = press
  if (!ended) return
  press = null
  if (ended.element.hasPointerCapture(ended.down.pointerId))
    ended.element.releasePointerCapture(ended.down.pointerId)
  if (!ended.isDrag) return
  showHeld(false)
  ended.kind.endDrag(pxPerSec)
}

/** Takes the gesture that runs away from the hand: what stood when it was pressed comes back. */
export const cancelGesture = (): void => finish()

/** The hand lets go of what the page has scrolled away from: it falls where it belongs. To be called in each frame. */
export function releaseByScroll(): void {
  if (press && Math.abs(now.scrollPx - press.scrollPx) > KEPT_PX) finish(0)
}

function onMove(event: PointerEvent): void {
  if (press?.down.pointerId !== event.pointerId) return
  const { kind, number, down } = press
  if (!press.isDrag) {
    if (!isDrag(down.pointerType, event.clientX - down.clientX, event.clientY - down.clientY)) return
    press.isDrag = true
    dragged = press.element
    showHeld(true)
    speed.begin(down.clientX, event.timeStamp)
    kind.beginDrag(number, down.clientX)
  }
  speed.move(event.clientX, event.timeStamp)
  kind.drag(event.clientX)
}

function onUp(event: PointerEvent): void {
  if (press?.down.pointerId === event.pointerId) finish(speed.at(event.timeStamp))
}

/** A pointer that the browser takes back for scrolling, or that has left us without a word. */
function onLost(event: PointerEvent): void {
  if (press?.down.pointerId === event.pointerId) cancelGesture()
}

/**
 * Lets a hand take an element: press and drag, by any pointer, and a click by whatever else there is.
 * @param isLive whether it can be taken at this place of the story
 */
export function makeGraspable(
  element: HTMLElement,
  kind: Movable,
  number: number,
  isLive: () => boolean,
): void {
  element.addEventListener('pointerdown', event => {
    dragged = null
    // What is not drawn cannot be dragged: there a press does the same.
    if (!kind.canBeDragged || !isDrawn()) return
    if (press || !event.isPrimary || event.button !== 0 || !isLive()) return
    press = { element, kind, number, down: event, scrollPx: now.scrollPx, isDrag: false }
    element.setPointerCapture(event.pointerId)
  })
  // Where text round it is selected, the browser would drag that.
  element.addEventListener('dragstart', event => event.preventDefault())
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onLost)
  element.addEventListener('lostpointercapture', onLost)
  element.addEventListener('click', event => {
    const isDragsEnd = dragged === element && event.detail > 0
    dragged = null
    if (isDragsEnd || !isLive()) return
    kind.press(number)
  })
}

/** Watches for what takes a gesture away: a second finger, a window that loses the focus. */
export function watchGestures(): void {
  const onSecond = (event: PointerEvent) => {
    if (press && event.pointerId !== press.down.pointerId) cancelGesture()
  }
  window.addEventListener('pointerdown', onSecond, { capture: true })
  window.addEventListener('blur', cancelGesture)
}

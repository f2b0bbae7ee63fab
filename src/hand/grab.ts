import { wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { isDrawn } from '../stage/mode.ts'
import { KEPT_PX } from '../timeline/hand.ts'
import { draws, Speed } from './gesture.ts'
import { handState } from './state.ts'
import type { Grip } from './thing.ts'

/** The pointer that is pressed on something, from press to release. */
interface Press {
  readonly element: HTMLElement
  readonly grip: Grip
  readonly pointerId: number
  readonly pointerType: string
  readonly xPx: number
  readonly yPx: number
  readonly scrollPx: number
  isDrag: boolean
}

let press: Press | null = null
/** The element whose next click ends a drag and is none. */
let dragged: HTMLElement | null = null
const speed = new Speed()

/** Shows on the page that something is held: nothing is selected then (hand.css). */
function tellHeld(isHeld: boolean): void {
  handState.isHeld = isHeld
  document.documentElement.toggleAttribute('data-held', isHeld)
}

/** Ends the gesture: `end` says what becomes of a drag. */
function finish(end: (grip: Grip) => void): void {
  const ended = press
  if (!ended) return
  press = null
  if (ended.element.hasPointerCapture(ended.pointerId)) ended.element.releasePointerCapture(ended.pointerId)
  if (!ended.isDrag) return
  tellHeld(false)
  end(ended.grip)
  wake()
}

/** Takes the gesture that runs away from the hand: what stood when it was pressed comes back. */
export const cancelGesture = (): void => finish(grip => grip.cancel?.())

/** The hand lets go of what the page has scrolled away from: it falls where it belongs. To be called in each frame. */
export function letGoByScroll(): void {
  if (press && Math.abs(now.scrollPx - press.scrollPx) > KEPT_PX) finish(grip => grip.end?.(0))
}

function onMove(event: PointerEvent): void {
  if (press?.pointerId !== event.pointerId) return
  const { grip, pointerType, xPx, yPx } = press
  if (!press.isDrag) {
    if (!draws(pointerType, event.clientX - xPx, event.clientY - yPx)) return
    press.isDrag = true
    dragged = press.element
    tellHeld(true)
    speed.begin(xPx, event.timeStamp)
    grip.begin?.(xPx)
  }
  speed.move(event.clientX, event.timeStamp)
  grip.move?.(event.clientX)
  wake()
}

function onUp(event: PointerEvent): void {
  if (press?.pointerId === event.pointerId) finish(grip => grip.end?.(speed.at(event.timeStamp)))
}

/** A pointer that the browser takes back for scrolling, or that has left us without a word. */
function onLost(event: PointerEvent): void {
  if (press?.pointerId === event.pointerId) cancelGesture()
}

/**
 * Lets a hand take an element: press and draw, by any pointer, and a click by whatever else there is.
 * @param isLive whether it can be taken at this place of the story
 */
export function makeGraspable(element: HTMLElement, grip: Grip, isLive: () => boolean): void {
  element.addEventListener('pointerdown', event => {
    dragged = null
    // Only what the scene draws can be drawn by hand; elsewhere a press does.
    if (grip.canDraw === false || !isDrawn()) return
    if (press || !event.isPrimary || event.button !== 0 || !isLive()) return
    const { pointerId, pointerType, clientX: xPx, clientY: yPx } = event
    const { scrollPx } = now
    press = { element, grip, pointerId, pointerType, xPx, yPx, scrollPx, isDrag: false }
    element.setPointerCapture(pointerId)
  })
  element.addEventListener('pointermove', onMove)
  element.addEventListener('pointerup', onUp)
  element.addEventListener('pointercancel', onLost)
  element.addEventListener('lostpointercapture', onLost)
  element.addEventListener('click', event => {
    const isDragsEnd = dragged === element && event.detail > 0
    dragged = null
    if (isDragsEnd || !isLive()) return
    grip.press?.()
    wake()
  })
}

/** Watches for what takes a gesture away: a second finger, a window that loses the focus. */
export function watchGestures(): void {
  const onSecond = (event: PointerEvent) => {
    if (press && event.pointerId !== press.pointerId) cancelGesture()
  }
  window.addEventListener('pointerdown', onSecond, { capture: true })
  window.addEventListener('blur', cancelGesture)
}

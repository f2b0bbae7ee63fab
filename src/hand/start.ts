import { addStep, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { layoutModeAtom, sceneAtom, store } from '../state/store.ts'
import { onLayout } from '../viewport/layout.ts'
import { isOffScreen, layoutMode } from '../viewport/mode.ts'
import { cancelGesture, makeGraspable, releaseByScroll, watchGestures } from './grab.ts'
import { followKeys } from './keys.ts'
import type { Movable } from './movable.ts'
import { places } from './places.ts'
import { plates } from './plates.ts'
import { ring } from './ring.ts'
import { Steps } from './spring.ts'
import { handState, notifyHand } from './state.ts'
import { phoneKey, turns } from './turns.ts'

const KINDS = [turns, phoneKey, places, ring, plates] as const

/** What can be grabbed, by the first word of `data-grab`. */
const GRABBED: Readonly<Record<string, Movable>> = { turn: turns, place: places, ring, lift: plates }

const steps = new Steps()

/** Gives everything back to the story: a new layout, new data, a lost context. */
function resetAll(): void {
  cancelGesture()
  for (const kind of KINDS) kind.reset()
  handState.revision++
  notifyHand()
  wake()
}

function step(): boolean {
  releaseByScroll()
  const count = steps.of(now.deltaMs)
  let moving = false
  for (let i = 0; i < KINDS.length; i++) moving = KINDS[i]?.step(count) || moving
  return moving
}

/** Whether an element can be taken where the page stands: unpinned everything stands there, pinned its cue says. */
const isLive = (element: Element): boolean =>
  layoutMode() !== 'pinned' || element.closest('[data-cue]')?.hasAttribute('data-shown') === true

/** Gives everything back where the page is laid out in another way on the screen; paper changes nothing there. */
function followMode(): void {
  let mode = layoutMode()
  store.sub(layoutModeAtom, () => {
    if (isOffScreen() || layoutMode() === mode) return
    mode = layoutMode()
    resetAll()
  })
}

/** Brings to life what a hand can move on a landing page: every element with `data-grab`. */
export function startHand(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-grab]')) {
    const [kind = '', number = 0] = (element.dataset.grab ?? '').split(' ')
    const movable = GRABBED[kind]
    if (movable) makeGraspable(element, movable, Number(number), () => isLive(element))
  }
  const controls = root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    'button[data-grab], input[data-index-choice]',
  )
  for (const control of controls) control.disabled = false
  followKeys(root, isLive)
  watchGestures()
  // After the scroll, before everything that draws.
  addStep('scroll', step)
  onLayout((_, isNear) => {
    if (!isNear && layoutMode() === 'pinned') resetAll()
  })
  followMode()
  store.sub(sceneAtom, resetAll)
  document.querySelector('#scene')?.addEventListener('webglcontextlost', resetAll, { capture: true })
}

import { addStep, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { onLayout } from '../stage/layout.ts'
import { isAside, layoutMode } from '../stage/mode.ts'
import { layoutModeAtom, sceneAtom, store } from '../state/store.ts'
import { cancelGesture, letGoByScroll, makeGraspable, watchGestures } from './grab.ts'
import { followKeys } from './keys.ts'
import { places } from './places.ts'
import { plates } from './plates.ts'
import { ring } from './ring.ts'
import { Steps } from './spring.ts'
import { handState, tellHand } from './state.ts'
import type { Grip, Thing } from './thing.ts'
import { turns } from './turns.ts'

const THINGS: readonly Thing[] = [turns, places, ring, plates]

/** What can be taken: the first word of `data-grab`, and which grip its number has. */
const GRIPS: Readonly<Record<string, (number: number) => Grip>> = {
  turn: shape => turns.gripOf(shape),
  place: column => places.gripOf(column),
  ring: () => ring,
  lift: row => plates.gripOf(row),
}

const steps = new Steps()

/** Gives everything back to the story: a new layout, new data, a lost context. */
function dropAll(): void {
  cancelGesture()
  for (const thing of THINGS) thing.drop()
  handState.revision++
  tellHand()
  wake()
}

function step(): boolean {
  letGoByScroll()
  const count = steps.take(now.deltaMs)
  let moving = false
  for (let i = 0; i < THINGS.length; i++) moving = THINGS[i]?.step(count) || moving
  return moving
}

/** Whether an element can be taken where the page stands: unpinned everything stands there, pinned its cue tells. */
const isLive = (element: Element): boolean =>
  layoutMode() !== 'pinned' || element.closest('[data-cue]')?.hasAttribute('data-shown') === true

/** Gives everything back where the page is laid out in another way on the screen; paper changes nothing there. */
function followMode(): void {
  let mode = layoutMode()
  store.sub(layoutModeAtom, () => {
    if (isAside() || layoutMode() === mode) return
    mode = layoutMode()
    dropAll()
  })
}

/**
 * Brings to life what a hand can move on a landing page: every element with `data-grab`. The page's own gestures, since
 * thresholds, capture and what is allocated have to be exact, and a library's would be its own.
 */
export function startHand(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-grab]')) {
    const [kind = '', number] = (element.dataset.grab ?? '').split(' ')
    const grip = GRIPS[kind]?.(Number(number))
    if (grip) makeGraspable(element, grip, () => isLive(element))
  }
  const controls = root.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
    'button[data-grab], input[data-index-choice]',
  )
  for (const control of controls) control.disabled = false
  followKeys(root, isLive)
  watchGestures()
  // After the scroll, before everything that draws.
  addStep('scroll', step)
  onLayout(() => {
    if (layoutMode() === 'pinned') dropAll()
  })
  followMode()
  store.sub(sceneAtom, dropAll)
  document.querySelector('#scene')?.addEventListener('webglcontextlost', dropAll, { capture: true })
}

import { addStep, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { layoutModeAtom, sceneAtom, store } from '../state/store.ts'
import { currentLayout, onLayout } from '../viewport/layout.ts'
import { isDrawn, layoutMode } from '../viewport/mode.ts'
import { cancelGesture, makeGraspable, releaseByScroll, watchGestures } from './grab.ts'
import { followKeys } from './keys.ts'
import type { Movable } from './movable.ts'
import { places } from './places.ts'
import { plates } from './plates.ts'
import { ring } from './ring.ts'
import { Steps } from './spring.ts'
import { handState, notifyHand } from './state.ts'
import { phoneKey, turns } from './turns.ts'

/** What can be grabbed, by the first word of `data-grab`, with what goes along with it. */
const GRABBED: Readonly<Record<string, readonly [Movable, ...Movable[]]>> = {
  turn: [turns, phoneKey],
  place: [places],
  ring: [ring],
  lift: [plates],
}
const KINDS = Object.values(GRABBED).flat()

const steps = new Steps()

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

/** Gives back to the story what could not be taken where the page stands in a new layout: it has no place there. */
function giveBack(root: HTMLElement): void {
  const wrong = Object.entries(GRABBED).flatMap(([name, kinds]) => {
    const elements = [...root.querySelectorAll(`[data-grab^=${name}]`)]
    return elements.some(isLive) ? [] : kinds.filter(({ remaining }) => remaining > 0)
  })
  if (wrong.length === 0) return
  for (const kind of wrong) kind.reset()
  handState.revision++
  notifyHand()
  wake()
}

/** What stood when it was pressed comes back where the hand can no longer draw it: it is not seen, or not in its place. */
function watchPlaces(root: HTMLElement): void {
  let seen = currentLayout()
  onLayout((layout, isNear) => {
    if (layout.widthPx !== seen.widthPx || layout.heightPx !== seen.heightPx) cancelGesture()
    seen = layout
    if (!isNear) giveBack(root)
  })
  const check = () => {
    if (!isDrawn()) cancelGesture()
  }
  store.sub(layoutModeAtom, check)
  store.sub(sceneAtom, check)
  document.querySelector('#scene')?.addEventListener('webglcontextlost', cancelGesture, { capture: true })
}

/** Brings to life what a hand can move on a landing page: every element with `data-grab`. */
export function startHand(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-grab]')) {
    const [kind = '', number = 0] = (element.dataset.grab ?? '').split(' ')
    const [movable] = GRABBED[kind] ?? []
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
  watchPlaces(root)
}

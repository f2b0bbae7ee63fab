import { type LayoutMode, layoutModeAtom, snapshot, store } from '../state/store.ts'
import { type Blocker, blockers } from './blockers.ts'
import { keepShareNow, notePlace, restorePlace } from './keep-place.ts'
import { holdMeasures } from './measure.ts'

let isOn = false
let mode: LayoutMode = 'still'

/** How the page is laid out now; followers take `layoutModeAtom`. */
export const layoutMode = (): LayoutMode => mode

/** Whether there is a scene that draws the stages. */
export const isDrawn = (): boolean => mode === 'pinned' && snapshot.scene === 'ready'

/** Whether the page is laid out for paper or for a picture of all of it. */
export const isOffScreen = (): boolean => blockers.has('print') || blockers.has('picture')

function decide(): LayoutMode {
  if (blockers.has('text') || isOffScreen()) return 'flow'
  return blockers.size > 0 ? 'still' : 'pinned'
}

/** Says the mode to style sheets, in `html[data-layout]`, and to everybody else, in the store. */
function write(next: LayoutMode): void {
  mode = next
  document.documentElement.dataset.layout = mode
  store.set(layoutModeAtom, mode)
}

/** Adds a blocker or takes it away; the stage on screen keeps its place where that changes the layout. */
export function setBlocker(why: Blocker, is: boolean): void {
  const wasOffScreen = isOffScreen()
  if (is) blockers.add(why)
  else blockers.delete(why)
  if (!isOn) return
  const change = () => write(decide())
  if (isOffScreen() !== wasOffScreen) {
    holdMeasures(isOffScreen())
    if (wasOffScreen) restorePlace(change)
    else {
      notePlace(why === 'picture')
      change()
    }
    // In the middle of a picture nothing is to stick to the window's edge.
    if (blockers.has('picture')) window.scrollTo(0, 0)
  } else if (decide() !== mode) keepShareNow(change)
}

/** Takes the layout in hand. */
export function startMode(): void {
  isOn = true
  write(decide())
}

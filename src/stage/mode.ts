import { type LayoutMode, latest, layoutModeAtom, store } from '../state/store.ts'
import { type Hindrance, hindrances } from './hindrances.ts'
import { comeBack, keepShareNow } from './keep-place.ts'
import { holdMeasures } from './measure.ts'

let isOn = false
let mode: LayoutMode = 'still'

/** How the page is laid out now; followers take `layoutModeAtom`. */
export const layoutMode = (): LayoutMode => mode

/** Whether there is a scene that draws the stages. */
export const isDrawn = (): boolean => mode === 'pinned' && latest.scene === 'ready'

/** Whether the page is laid out for paper or for a picture of all of it. */
export const isAside = (): boolean => hindrances.has('print') || hindrances.has('picture')

function decide(): LayoutMode {
  if (hindrances.has('text') || isAside()) return 'flow'
  return hindrances.size > 0 ? 'still' : 'pinned'
}

/** Says the mode to style sheets, in `html[data-layout]`, and to everybody else, in the store. */
function write(next: LayoutMode): void {
  mode = next
  document.documentElement.dataset.layout = mode
  store.set(layoutModeAtom, mode)
}

/** Adds a hindrance or takes it away; the stage on screen keeps its place where that changes the layout. */
export function hinder(why: Hindrance, is: boolean): void {
  const wasAside = isAside()
  if (is) hindrances.add(why)
  else hindrances.delete(why)
  if (!isOn) return
  const change = () => write(decide())
  if (isAside() !== wasAside) {
    holdMeasures(isAside())
    if (wasAside) comeBack(change)
    else change()
    // In the middle of a picture nothing is to stick to the window's edge.
    if (hindrances.has('picture')) window.scrollTo(0, 0)
  } else if (decide() !== mode) keepShareNow(change)
}

/** Takes the layout in hand. */
export function startMode(): void {
  isOn = true
  write(decide())
}

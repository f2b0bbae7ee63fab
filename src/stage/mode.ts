import { type LayoutMode, latest, layoutModeAtom, store } from '../state/store.ts'
import { type Hindrance, hindrances } from './hindrances.ts'
import { keepShareNow } from './keep-place.ts'

let isOn = false
let mode: LayoutMode = 'still'

/** How the page is laid out now; followers take `layoutModeAtom`. */
export const layoutMode = (): LayoutMode => mode

/** Whether there is a scene that draws the stages. */
export const isDrawn = (): boolean => mode === 'pinned' && latest.scene === 'ready'

function decide(): LayoutMode {
  if (hindrances.has('text') || hindrances.has('print')) return 'flow'
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
  if (is) hindrances.add(why)
  else hindrances.delete(why)
  if (!isOn || decide() === mode) return
  // Nothing is measured on paper (measure.ts).
  if (why === 'print') write(decide())
  else keepShareNow(() => write(decide()))
}

/** Takes the layout in hand. */
export function startMode(): void {
  isOn = true
  write(decide())
}

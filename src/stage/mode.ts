import { type LayoutMode, latest, layoutModeAtom, store } from '../state/store.ts'
import { keepShareNow } from './keep-place.ts'

/**
 * Why the stages cannot be pinned now: the text needs more room than they have, nothing can be drawn behind them,
 * or the page is printed, which is read from top to bottom.
 */
export type Hindrance = 'text' | 'no-scene' | 'print'

const hindrances = new Set<Hindrance>()
let isOn = false
let mode: LayoutMode = 'still'

/** How the page is laid out now; followers take `layoutModeAtom`. */
export const layoutMode = (): LayoutMode => mode

/** Whether there is a scene that draws the stages. */
export const isDrawn = (): boolean => mode === 'pinned' && latest.scene === 'ready'

/**
 * Whether the page is laid out for paper: what is on the screen waits for it to come back. The medium is asked too, for
 * sizes are observed before its change is.
 */
export const isPrinting = (): boolean => hindrances.has('print') || matchMedia('print').matches

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

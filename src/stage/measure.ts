import { wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { collectCues } from './cues.ts'
import { isPrinting } from './hindrances.ts'
import { readRanges, sectionsInDocument } from './ranges.ts'
import { readSlots } from './slots.ts'

const watchers = new Set<() => void>()
let dpr = 0
let isHeld = false

/** Keeps measures and place as they are, of a page that is about to be laid out for somebody else than its visitor. */
export function holdMeasures(is: boolean): void {
  isHeld = is
}

/** Whether measures and place are kept as they were. */
export const areHeld = (): boolean => isHeld

/** Calls back after every measurement that found something changed. Returns the function that ends it. */
export function onMeasure(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Reads the stage's size in CSS px and the fineness of the screen. Returns true where either changed. */
function readWindow(heightPx: number): boolean {
  const widthPx = document.documentElement.clientWidth
  if (widthPx === now.widthPx && heightPx === now.heightPx && devicePixelRatio === dpr) return false
  now.widthPx = widthPx
  now.heightPx = heightPx
  dpr = devicePixelRatio
  return true
}

/** Reads the page's layout: the only place that does. Whoever depends on it hears of it only where it changed. */
export function measure(): void {
  // What is measured stays the screen's. The medium is asked too, for sizes are observed before its change is.
  if (isHeld || isPrinting()) return
  const sections = sectionsInDocument()
  // Each of the three has to be read, whatever the others say.
  const changed = [
    readWindow(sections[0]?.pin.offsetHeight ?? window.innerHeight),
    readRanges(sections),
    readSlots(sections),
  ]
  collectCues(sections)
  if (!changed.some(Boolean)) return
  for (const watcher of watchers) watcher()
  wake()
}

import type { StageId } from '../film/stages.ts'
import { wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { layoutModeAtom, store } from '../state/store.ts'
import { isPrinting } from './blockers.ts'
import { collectCues } from './cues.ts'
import { formNow } from './form.ts'
import { insetPx } from './insets.ts'
import { arePlacesRead, readPlaces } from './places.ts'
import { readRanges, type Section, sectionsInDocument } from './ranges.ts'

const watchers = new Set<() => void>()
const nearWatchers = new Set<() => void>()
let dpr = 0
let isHeld = false
/** The stage on screen when the places near it were read last; null while they have to be read again. */
let nearTo: StageId | null = null

/** Keeps measures and place as they are, of a page that is about to be laid out for somebody else than its visitor. */
export function holdMeasures(is: boolean): void {
  isHeld = is
}

/** Whether measures and place are kept as they were. */
export const areMeasuresHeld = (): boolean => isHeld

/** Calls back after every measurement that found something changed. Returns the function that ends it. */
export function onMeasure(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Calls back when another stage has come near, so that other places are known: nothing else has changed. */
export function onNear(watcher: () => void): void {
  nearWatchers.add(watcher)
}

/** One design px in a stage's box, CSS px (ui/windows.css): 1 in browsers that do not say. */
const unitIn = (pin: HTMLElement): number =>
  Number.parseFloat(getComputedStyle(pin).getPropertyValue('--unit')) || 1

/** Reads the stage's size in CSS px, its unit, its foot, its composition and the fineness of the screen. Returns true where any changed. */
function readWindow(pin: HTMLElement | undefined): boolean {
  const read = {
    widthPx: document.documentElement.clientWidth,
    heightPx: pin?.offsetHeight ?? window.innerHeight,
    footPx: insetPx('foot'),
    form: formNow(),
    u: pin ? unitIn(pin) : now.u,
  }
  const isSame =
    read.widthPx === now.widthPx &&
    read.heightPx === now.heightPx &&
    read.footPx === now.footPx &&
    read.form === now.form &&
    read.u === now.u
  if (isSame && devicePixelRatio === dpr) return false
  Object.assign(now, read)
  dpr = devicePixelRatio
  return true
}

/** The stage on screen and those beside it, which its picture needs; unpinned all of them, for several may be seen. */
function nearOf(sections: readonly Section[]): readonly Section[] {
  if (store.get(layoutModeAtom) !== 'pinned') return sections
  const at = sections.findIndex(({ id }) => id === now.stage)
  return sections.slice(Math.max(0, at - 1), at + 2)
}

function notify(concerned: ReadonlySet<() => void>): void {
  for (const watcher of concerned) watcher()
  wake()
}

/**
 * Reads the page's layout: the only place that does. Whoever depends on it hears of it only where it changed. The places of
 * a stage that has not been near yet are left to `measureNear`.
 */
export function measure(): void {
  // What is measured stays the screen's. The medium is asked too, for sizes are observed before its change is.
  if (isHeld || isPrinting()) return
  const sections = sectionsInDocument()
  // Each of the three has to be read, whatever the others say.
  const changed = [
    readWindow(sections[0]?.pin),
    readRanges(sections),
    readPlaces(nearOf(sections).filter(({ id }) => id === now.stage || arePlacesRead(id))),
  ]
  collectCues(sections)
  nearTo = null
  if (changed.some(Boolean)) notify(watchers)
}

/** Reads the places of the stages that have come near since the last frame. */
export function measureNear(): void {
  if (isHeld || now.stage === nearTo) return
  nearTo = now.stage
  if (readPlaces(nearOf(sectionsInDocument()))) notify(nearWatchers)
}

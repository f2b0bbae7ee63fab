import { now } from '../frame/now.ts'
import { jumpTo } from '../frame/scroll.ts'
import { repeatArrival } from './arrival.ts'
import { measure } from './measure.ts'
import { locate, rangeOf, stageAt } from './ranges.ts'

/**
 * Changes the page's layout and keeps the share of the stage on screen: as of the last frame, for by now the browser
 * may have scrolled a page that has become shorter.
 */
export function keepShare(change: () => void): void {
  const before = rangeOf(now.stage)
  const { stage } = now
  // Where the page is, not where the story has settled.
  const offsetPx = now.scrollPx - (before?.topPx ?? 0)
  change()
  measure()
  const after = rangeOf(stage)
  if (!before || !after) return
  if (before.topPx === after.topPx && before.lengthPx === after.lengthPx) return
  jumpTo(after.topPx + (offsetPx / before.lengthPx) * after.lengthPx)
}

/**
 * Notes where the page stands before it is put aside, for a script may have scrolled it since the last frame. Nearer to its top
 * than then it may stand because the browser has scrolled it there in a lower document, of a window that has come and gone
 * since: then the last frame knows better.
 * @param isPicture whether it is put aside for a picture of it, which is taken in another window
 */
export function notePlace(isPicture: boolean): void {
  const { scrollY } = window
  if (!isPicture || scrollY > now.scrollPx) locate(scrollY)
}

/** As keepShare, for a page that has been aside: in a window as it was, it stands where it stood to the px. */
export function restorePlace(change: () => void): void {
  const { scrollPx } = now
  keepShare(() => {
    change()
    jumpTo(scrollPx)
  })
}

/** As keepShare, for a change that comes without a frame in between: the page may have scrolled since the last one. */
export function keepShareNow(change: () => void): void {
  locate(window.scrollY)
  keepShare(change)
}

/**
 * Remembers what the visitor looks at before sections come, go or grow above it. To be called before the document
 * changes: one that has become shorter has been scrolled back by the browser.
 * @returns to be called after the change: measures, and moves the page so that the stage on screen keeps its place;
 * `first` where the sections are new: a place asked for may lie in them
 */
export function holdPlace(): (first: boolean) => void {
  const scrollPx = window.scrollY
  const stage = stageAt(scrollPx)
  return first => {
    measure()
    if (first && repeatArrival(scrollPx)) return
    const moved = stage && rangeOf(stage.id)
    if (moved && moved.topPx !== stage.topPx) jumpTo(moved.topPx + scrollPx - stage.topPx)
  }
}

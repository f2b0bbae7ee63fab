import { anchorOf } from './anchor.ts'

/** Movement of the page, px, that shows that the visitor has gone on. */
const MOVED_PX = 2

let arrivedPx: number | null = null

/** Brings the page to what its address names: the stages stand elsewhere than the page as it was served. */
export function scrollToHash(): void {
  anchorOf(location.hash)?.scrollIntoView()
  arrivedPx = window.scrollY
}

/**
 * Does the same once more, after the sheet has come: what the address names may be part of it.
 * @param scrollPx where the page stood before
 * @returns false where nothing is done: the address names nothing, or the visitor has gone on meanwhile
 */
export function repeatArrival(scrollPx: number): boolean {
  const isHere = arrivedPx !== null && Math.abs(scrollPx - arrivedPx) <= MOVED_PX
  arrivedPx = null
  const anchor = isHere ? anchorOf(location.hash) : null
  anchor?.scrollIntoView()
  return anchor !== null
}

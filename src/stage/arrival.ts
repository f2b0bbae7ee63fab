/** Movement of the page, px, that shows that the visitor has gone on. */
const MOVED_PX = 2

let place: (() => void) | null = null
let placedPx = 0

/** Brings the page to the place that the visitor asked for: a kept position, an anchor or the top. */
export function arrive(at: () => void): void {
  place = at
  at()
  placedPx = window.scrollY
}

/**
 * Does the same once more, after the part of the page has come that the place may be in: the data sheet
 * arrives later than a reloaded page stands.
 * @param scrollPx where the page stood before that part came
 * @returns false where the visitor has gone on meanwhile: then nothing is done
 */
export function arriveAgain(scrollPx: number): boolean {
  const again = place
  place = null
  if (!again || Math.abs(scrollPx - placedPx) > MOVED_PX) return false
  again()
  return true
}

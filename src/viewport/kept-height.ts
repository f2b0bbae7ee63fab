const STORE = 'landing-height'
const PLACE = 'landing-place'

/** Whether the browser brings the page back to where it stood: on a reload, and on Back or Forward. */
function isReturn(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && /reload|back_forward/.test(visit.type)
}

/**
 * Gives a page that is opened where it stood the height that it had, with room for the sheet before its end: stages and
 * sheet come after the browser has scrolled it. To be called before the page has loaded.
 */
export function keepHeight(main: HTMLElement): void {
  // Where storage is refused, going back ends at the end of the page as served.
  try {
    const { sessionStorage } = window
    const height = sessionStorage.getItem(STORE)
    addEventListener('pagehide', () => {
      sessionStorage.setItem(STORE, `${main.offsetHeight}px`)
      sessionStorage.setItem(PLACE, String(window.scrollY))
    })
    if (!height || !isReturn()) return
    main.style.minHeight = height
    main.dataset.kept = ''
  } catch {}
}

/** Whether the page stands at the height that it had. */
export const isHeightKept = (main: HTMLElement): boolean => main.dataset.kept !== undefined

/**
 * Returns where the page stood, px. Chromium restores a place by the element that was seen there, and misses it where the page
 * is not yet laid out as it was. A visitor who is further away has scrolled since, or comes back to an earlier visit.
 */
export function keptPlace(main: HTMLElement): number {
  const placePx = isHeightKept(main) ? Number(sessionStorage.getItem(PLACE) ?? Number.NaN) : Number.NaN
  return Math.abs(placePx - window.scrollY) < 2 * window.innerHeight ? placePx : window.scrollY
}

/** Lets the page be as high as what stands in it. */
export function freeHeight(main: HTMLElement): void {
  main.style.minHeight = ''
  delete main.dataset.kept
}

/** How long a page that is never painted may keep its scripts waiting, ms. */
const PATIENCE_MS = 3000
const PAINT = 'first-contentful-paint'

/** Whether the page is opened anew, at its top: who comes back, or to a place in it, is brought there before it shows. */
function isOpenedAnew(): boolean {
  const [visit] = performance.getEntriesByType('navigation')
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate' && location.hash === ''
}

/**
 * Resolves when the page has been painted as it was served, which needs no script: until then the connection and the
 * processor are for what is read. At once where it is not to be seen as served, or cannot be seen at all.
 */
export function firstPaint(): Promise<void> {
  const isTold = PerformanceObserver.supportedEntryTypes.includes('paint')
  if (!isTold || document.hidden || !isOpenedAnew()) return Promise.resolve()
  return new Promise(resolve => {
    const observer = new PerformanceObserver(list => {
      if (list.getEntriesByName(PAINT).length > 0) end()
    })
    const deadline = setTimeout(end, PATIENCE_MS)
    function end(): void {
      observer.disconnect()
      clearTimeout(deadline)
      resolve()
    }
    observer.observe({ type: 'paint', buffered: true })
  })
}

/** How long a page that is never painted may keep its scripts waiting, ms. */
const TIMEOUT_MS = 3000

/**
 * Resolves when the page has been painted as it was served, which needs no script: until then the connection and the
 * processor are for what is read. At once where it is not to be seen as served, or cannot be seen at all.
 */
export function firstPaint(): Promise<void> {
  const [visit] = performance.getEntriesByType('navigation')
  const isNew = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate'
  // Who comes back, or to a place in the page, is brought there before it shows.
  if (document.hidden || !isNew || location.hash !== '') return Promise.resolve()
  return new Promise(resolve => {
    const observer = new PerformanceObserver(list => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) end()
    })
    const deadline = setTimeout(end, TIMEOUT_MS)
    function end(): void {
      observer.disconnect()
      clearTimeout(deadline)
      resolve()
    }
    observer.observe({ type: 'paint', buffered: true })
  })
}

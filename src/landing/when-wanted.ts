/** Signs of a visitor: whatever is about to be used has to be there at once. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'scroll'] as const
/** How long a page that is never idle may put a task off, ms. */
const PATIENCE_MS = 2000

function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: PATIENCE_MS })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, PATIENCE_MS / 10)
  return () => clearTimeout(handle)
}

/**
 * Runs a task once: when the page has loaded, painted and nothing better to do, or at the first sign of a visitor.
 * @returns takes it back
 */
export function whenWanted(task: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const run = () => {
    if (signal.aborted) return
    waiting.abort()
    task()
  }
  const idle = () => {
    const cancel = whenIdle(run)
    signal.addEventListener('abort', cancel)
  }
  for (const sign of SIGNS) window.addEventListener(sign, run, { signal, passive: true, capture: true })
  if (document.readyState === 'complete') idle()
  else window.addEventListener('load', idle, { signal })
  return () => waiting.abort()
}

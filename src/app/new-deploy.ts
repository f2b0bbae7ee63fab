const RELOADED_AT = 'reloaded'
/** A deploy does not follow another within this time: a second failure is something else. */
const NEXT_RELOAD_MS = 60_000

let decision: Promise<boolean> | undefined

/** Returns whether this page is about to be replaced by that of a new deploy, once that is known. */
export const isReloading = (): Promise<boolean> => decision ?? Promise.resolve(false)

/** Returns whether the page may be reloaded, and notes that it is; false where it was a moment ago. */
function noteReload(): boolean {
  try {
    const sinceMs = Date.now() - Number(sessionStorage.getItem(RELOADED_AT))
    // A time in the future is one of a clock that has been set back since.
    if (sinceMs >= 0 && sinceMs < NEXT_RELOAD_MS) return false
    sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    return true
  } catch {
    return false
  }
}

async function reload(): Promise<boolean> {
  const signal = AbortSignal.timeout(5000)
  const answer = await fetch('/', { method: 'HEAD', cache: 'no-store', signal }).catch(() => undefined)
  // Without a connection the visitor would be left with the browser's own error page.
  if (!answer || !noteReload()) return false
  // What waits for the chunk fails once more on the way out, and nobody is left to read of it.
  addEventListener('unhandledrejection', event => event.preventDefault())
  location.reload()
  return true
}

/**
 * After a deploy the chunks of an old tab are gone. The first failure reloads the page once, if the server is there; a
 * second one is left to the error boundary, which says so readably.
 */
export function reloadOnceForNewDeploy(): void {
  const handled = new WeakSet<Error>()
  addEventListener('unhandledrejection', event => {
    if (handled.has(event.reason)) event.preventDefault()
  })
  addEventListener('vite:preloadError', ({ payload }) => {
    handled.add(payload)
    decision ??= reload().then(isUnderWay => {
      if (!isUnderWay) decision = undefined
      return isUnderWay
    })
  })
}

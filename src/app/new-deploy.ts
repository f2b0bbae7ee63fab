const RELOADED_AT = 'reloaded-for-new-deploy'
/** A deploy does not follow another within this time: a second failure is something else. */
const NEXT_RELOAD_MS = 60_000

/**
 * After a deploy the chunks of an old tab are gone. The first failure reloads the page once; a second
 * one is left to the error boundary, which says so readably.
 */
export function reloadOnceForNewDeploy(): void {
  addEventListener('vite:preloadError', event => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < NEXT_RELOAD_MS) return
      sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}

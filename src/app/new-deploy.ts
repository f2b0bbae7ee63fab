const RELOADED_AT = 'reloaded'
/** A deploy does not follow another within this time: a second failure is something else. */
const NEXT_RELOAD_MS = 60_000

let reloading = false

/** Returns whether this page is about to be replaced by that of a new deploy. */
export const isReloading = (): boolean => reloading

/**
 * After a deploy the chunks of an old tab are gone. The first failure reloads the page once; a second
 * one is left to the error boundary, which says so readably.
 */
export function reloadOnceForNewDeploy(): void {
  addEventListener('vite:preloadError', () => {
    try {
      if (Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) < NEXT_RELOAD_MS) return
      sessionStorage.setItem(RELOADED_AT, String(Date.now()))
    } catch {
      return
    }
    reloading = true
    // What waits for the chunk fails once more on the way out, and there is nobody left to tell.
    addEventListener('unhandledrejection', event => event.preventDefault())
    location.reload()
  })
}

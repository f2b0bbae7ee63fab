const MARK = 'reloaded-for-new-deploy'

/**
 * After a deploy the chunks of an old tab are gone. The first failure reloads the page once; a second
 * one is left to the error boundary, which says so readably.
 */
export function reloadOnceForNewDeploy(): void {
  addEventListener('vite:preloadError', event => {
    try {
      if (sessionStorage.getItem(MARK) === location.href) return
      sessionStorage.setItem(MARK, location.href)
    } catch {
      return
    }
    event.preventDefault()
    location.reload()
  })
}

/** Of a style sheet that could not be loaded there are no rules, or the browser lets nobody ask for them. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0
  } catch {
    return false
  }
}

/** Asks again for the style sheets that have not arrived: a second import would take them for loaded. */
async function reloadStyles(): Promise<void> {
  const links = [
    ...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/assets/"]:not([disabled])'),
  ]
  const missing = links.filter(link => !hasArrived(link))
  const reload = (link: HTMLLinkElement) =>
    new Promise((resolve, reject) => {
      const again = document.createElement('link')
      Object.assign(again, { rel: 'stylesheet', href: link.href, onload: resolve, onerror: reject })
      link.replaceWith(again)
    })
  await Promise.all(missing.map(reload))
}

let online: Promise<void> | undefined

/** Resolves when the page has come online and has its style sheets; all that wait share one. */
function untilOnline(): Promise<void> {
  online ??= new Promise(resolve => window.addEventListener('online', resolve, { once: true }))
    .then(reloadStyles)
    .finally(() => (online = undefined))
  return online
}

/**
 * Loads scripts that the page can stand without. What fails is asked for again whenever the page comes online; where the
 * browser keeps to its first answer, as Firefox does, that fails at once and the page stays as it is.
 * @param onFailure called after each failure
 */
export async function retryOnline<T>(load: () => Promise<T>, onFailure: () => void): Promise<T> {
  const again = async () => {
    await untilOnline()
    // A first failure may reload the page for a new deploy. By now somebody reads it.
    const stay = (event: Event) => event.stopImmediatePropagation()
    window.addEventListener('vite:preloadError', stay, { capture: true })
    return load().finally(() => window.removeEventListener('vite:preloadError', stay, { capture: true }))
  }
  for (let attempt = load; ; attempt = again) {
    try {
      return await attempt()
    } catch {
      onFailure()
    }
  }
}

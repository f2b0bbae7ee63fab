import { HOME, type RouteInfo, routeFor } from '../content/routes.ts'
import { startLanding } from '../landing/start.ts'
import { clearLostConnection, tellLostConnection } from './lost-connection.ts'
import { enterEntry, restoreEntry } from './scroll-memory.ts'
import { isServerThere } from './server.ts'

const loadClient = () => import('./client.tsx')

/** The route that a link leads to by a plain click; undefined for what is the browser's own affair. */
function routeOf(event: Event): { readonly route: RouteInfo; readonly link: HTMLAnchorElement } | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download'))
    return undefined
  const route = routeFor(link.pathname)
  return route && { route, link }
}

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * The landing page as it was served: its words stand in the document and no component runs for them. React comes with
 * what is operated, and takes the page over when the visitor goes on to another one.
 */
export function startServedLanding(root: HTMLElement): void {
  const main = root.querySelector<HTMLElement>('#main')
  const canvasHost = root.querySelector<HTMLElement>('#scene')
  if (!main || !canvasHost)
    throw new Error('the served landing page has no main part or no place for the scene')
  const stopLanding = startLanding(main, canvasHost)
  const listening = new AbortController()
  const { signal } = listening

  function leave(): void {
    listening.abort()
    clearLostConnection()
    stopLanding()
  }

  const goOn = () => loadClient().then(({ takeOver }) => takeOver(root, HOME.path, leave))

  /** Loads a page in the ordinary way when its scripts cannot be had, unless the connection is what is missing. */
  async function leaveFor(href: string, stay?: () => void): Promise<void> {
    if (await isServerThere()) return location.assign(href)
    stay?.()
    tellLostConnection(href)
  }

  function onClick(event: MouseEvent): void {
    const found = routeOf(event)
    if (!found || event.defaultPrevented || !isPlain(event)) return
    const { route, link } = found
    // Within the page a hash is the browser's affair.
    if (route === HOME && link.hash) return
    event.preventDefault()
    enterEntry(link.href)
    if (route === HOME) restoreEntry(false)
    else goOn().catch(() => leaveFor(link.href, () => history.back()))
  }

  function onPopState(): void {
    if (routeFor(location.pathname) === HOME) restoreEntry(true)
    else goOn().catch(() => leaveFor(location.href))
  }

  /** A visitor who is about to follow a link need not wait for what renders the next page. */
  function onIntent(event: Event): void {
    const found = routeOf(event)
    if (found && found.route !== HOME) loadClient().catch(() => undefined)
  }

  restoreEntry(true)
  document.addEventListener('click', onClick, { signal })
  window.addEventListener('popstate', onPopState, { signal })
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, onIntent, { signal, passive: true })
}

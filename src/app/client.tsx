import '../ui/fonts-later.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { type RouteInfo, routeFor } from '../content/routes.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.tsx'

/** Keeps a link to the browser: it leads where it says. */
function leaveLinks(event: Event): void {
  if (event.target instanceof Element && event.target.closest('a')) event.stopPropagation()
}

/** Hydrates a text page; where its script cannot be loaded it stays as served: its text and its links work without. */
export async function startTextPage(root: HTMLElement, route: RouteInfo): Promise<void> {
  const page = await loadPage(route).catch(() => undefined)
  if (!page) return
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App served={route} />
      </BrowserRouter>
    </StrictMode>
  )
  // The router knows the site's own paths alone: in a copy, such as an archive's, links may have been rewritten.
  if (routeFor(location.pathname) !== route) document.addEventListener('click', leaveLinks, { capture: true })
  // In slices of a few milliseconds, for the page reads and scrolls already: a visitor need not wait for it.
  startTransition(() => void hydrateRoot(root, site))
}

import '../ui/fonts-later.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { HOME, routeFor } from '../content/routes.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.tsx'

const site = (from?: string) => (
  <StrictMode>
    <BrowserRouter>
      <App {...(from !== undefined && { from })} />
    </BrowserRouter>
  </StrictMode>
)

/** The page at the address in the address bar; one that cannot be loaded is shown as such by the error boundary. */
const loadCurrentPage = (): Promise<unknown> =>
  loadPage(routeFor(location.pathname) ?? HOME).catch(() => undefined)

/** Hydrates a served page, or renders the site where nothing has been served for this address. */
export async function startApp(root: HTMLElement): Promise<void> {
  await loadCurrentPage()
  const isServed = routeFor(location.pathname) !== undefined && root.firstElementChild !== null
  // In slices of a few milliseconds, for the page reads and scrolls already: a visitor need not wait for it.
  if (isServed) startTransition(() => void hydrateRoot(root, site()))
  else createRoot(root).render(site())
}

/**
 * Takes over from a page that was served and never hydrated, for the address that is in the address bar now.
 * @param from path of that page: leaving it is a navigation
 * @param leave ends that page, once the next one is there
 */
export async function takeOver(root: HTMLElement, from: string, leave: () => void): Promise<void> {
  await loadCurrentPage()
  leave()
  createRoot(root).render(site(from))
}

import '../ui/fonts-later.css'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { RouteInfo } from '../content/routes.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.tsx'

/** Hydrates a text page; where its script cannot be loaded it stays as served: its text and its links work without. */
export async function startTextPage(root: HTMLElement, route: RouteInfo): Promise<void> {
  const page = await loadPage(route).catch(() => undefined)
  if (!page) return
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  )
  // In slices of a few milliseconds, for the page reads and scrolls already: a visitor need not wait for it.
  startTransition(() => void hydrateRoot(root, site))
}

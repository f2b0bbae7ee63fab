import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import './ui/base.css'
import { App } from './app/app.tsx'
import { reloadOnceForNewDeploy } from './app/new-deploy.ts'
import { loadPage } from './app/pages.tsx'
import { followScroll } from './app/scroll-memory.ts'
import { routeFor } from './content/links.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const site = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)

reloadOnceForNewDeploy()
followScroll()
const route = routeFor(location.pathname)
// A page that cannot be loaded is shown as such by the error boundary.
await loadPage(route?.path ?? '/').catch(() => undefined)
// In slices of a few milliseconds, for the page reads and scrolls already: a visitor need not wait for it.
if (route && root.firstElementChild) startTransition(() => void hydrateRoot(root, site))
else createRoot(root).render(site)

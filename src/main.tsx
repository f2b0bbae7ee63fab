import './ui/base.css'
import { firstPaint } from './app/first-paint.ts'
import { reloadOnceForNewDeploy } from './app/new-deploy.ts'
import { followScroll } from './app/scroll-memory.ts'
import { HOME, routeFor } from './content/routes.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Whoever films holds the clock before anything moves. All flags are read later: the first paint needs none.
if (new URLSearchParams(location.search).get('film') === '') await import('./tour/film/port.ts')
reloadOnceForNewDeploy()
followScroll()
await firstPaint()
const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
if (scripts) document.head.append(scripts.content)
const isServedLanding = routeFor(location.pathname) === HOME && root.firstElementChild !== null
if (isServedLanding) {
  const { startServedLanding } = await import('./app/served-landing.ts')
  // What has just been evaluated and what it now does to the page are a task each.
  await new Promise(resolve => setTimeout(resolve))
  startServedLanding(root)
} else await (await import('./app/client.tsx')).startApp(root)
if (import.meta.env.DEV) await import('./dev/panel.ts')

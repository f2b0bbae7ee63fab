import './ui/base.css'
import { reloadOnceForNewDeploy } from './app/new-deploy.ts'
import { HOME, routeFor } from './content/routes.ts'
import { firstPaint } from './first-paint.ts'
import { endStoppedAnimations } from './frame/stopped-animations.ts'
import { pageFlags } from './state/flags.ts'
import { keepHeight } from './viewport/kept-height.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Whoever films holds the clock before anything moves.
if (pageFlags().film) await import('./tour/film/port.ts')
else endStoppedAnimations()
reloadOnceForNewDeploy()
// A served page says which it is: it may be a copy, or its address written in another way.
const route = routeFor(root.dataset.route ?? location.pathname)
// The development server serves an empty page for every path: it is rendered here, as the build does.
if (import.meta.env.DEV && route) {
  const { render } = await import('./prerender.tsx')
  root.innerHTML = (await render(route.path)).html
}
const main = root.querySelector<HTMLElement>('#main')
const canvasHost = root.querySelector<HTMLElement>('#scene')
if (main && canvasHost) keepHeight(main)
await firstPaint()
const scripts = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
if (scripts) document.head.append(scripts.content)
if (!route) location.replace(HOME.path)
else if (main && canvasHost) {
  const { startLanding } = await import('./stages/start.ts')
  // What has just been evaluated and what it now does to the page are a task each.
  await new Promise(resolve => setTimeout(resolve))
  startLanding(main, canvasHost)
} else {
  const { startTextPage } = await import('./app/client.tsx')
  await startTextPage(root, route)
}
if (import.meta.env.DEV) await import('./dev/panel.ts')

import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { loadPage, Page } from './app/pages.tsx'
import { headOf } from './content/head.ts'
import { HOME, routeFor } from './content/routes.ts'
import { SkipLink } from './ui/text-page.tsx'

/** The landing page, which no router and no component will ever run for again. */
const Landing = () => (
  <>
    <SkipLink />
    <Page route={HOME} />
  </>
)

/** One route as HTML: what goes into the head and what goes into the root element. */
export interface Rendered {
  readonly head: string
  readonly html: string
}

/** Returns the route at a path as rendered at build time. Throws for a path without one, and where its page does. */
export async function render(path: string): Promise<Rendered> {
  const route = routeFor(path)
  if (!route) throw new Error(`no route at ${path}`)
  await loadPage(route)
  // The landing page is not hydrated.
  const toHtml = route === HOME ? renderToStaticMarkup : renderToString
  const html = toHtml(
    <StrictMode>
      <StaticRouter location={path}>{route === HOME ? <Landing /> : <App />}</StaticRouter>
    </StrictMode>,
  )
  return { head: headOf(route), html }
}

import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './app/app.tsx'
import { headOf } from './app/head.ts'
import { loadPage } from './app/pages.tsx'
import { ROUTES } from './content/links.ts'

export { ROUTES }

/** One route as HTML: what goes into the head and what goes into the root element. */
export interface Rendered {
  readonly head: string
  readonly html: string
}

/** Renders a route at build time; throws where its page does. */
export async function render(path: string): Promise<Rendered> {
  await loadPage(path)
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  return { head: headOf(path), html }
}

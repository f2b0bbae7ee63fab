import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { HOME, type RouteInfo, routeFor } from '../content/routes.ts'
import { TextPage } from '../ui/text-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Navigation } from './navigation.tsx'
import { Page } from './pages.tsx'

interface AppProps {
  /** What the document was served as, whatever its address. */
  readonly served?: RouteInfo
}

/** The text pages inside their router. The landing page is a document of its own, to which every other path leads. */
export function App({ served }: AppProps) {
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  const route = (pathname === firstPath && served) || routeFor(pathname)
  const textRoute = route === HOME ? undefined : route
  useEffect(() => {
    if (!textRoute) location.replace(HOME.path)
  }, [textRoute])
  return (
    <>
      <ErrorBoundary path={pathname}>
        <Suspense>
          <TextPage>{textRoute && <Page route={textRoute} />}</TextPage>
        </Suspense>
      </ErrorBoundary>
      <Navigation />
    </>
  )
}

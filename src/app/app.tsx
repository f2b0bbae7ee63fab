import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { HOME, ROUTES } from '../content/routes.ts'
import { TextPage } from '../ui/text-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Navigation } from './navigation.tsx'
import { Page } from './pages.tsx'

interface AppProps {
  /** Path of the page that the visitor comes from, where that was not part of the app. */
  readonly from?: string
}

/** The site inside its router: seven pages, and `/` for every path that is none of them. */
export function App({ from }: AppProps) {
  return (
    <ErrorBoundary>
      <nav aria-label="Skip">
        <a className="skip" href="#main">
          Skip to content
        </a>
      </nav>
      <Suspense>
        <Routes>
          {ROUTES.map(route => (
            <Route
              key={route.path}
              path={route.path}
              element={
                route === HOME ? (
                  <Page route={route} />
                ) : (
                  <TextPage>
                    <Page route={route} />
                  </TextPage>
                )
              }
            />
          ))}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
        <Navigation from={from} />
      </Suspense>
    </ErrorBoundary>
  )
}

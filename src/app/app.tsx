import { Suspense } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { HOME, ROUTES } from '../content/links.ts'
import { TextPage } from '../ui/text-page.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Navigation } from './navigation.tsx'
import { Page } from './pages.tsx'

/** The site inside its router: seven pages, and `/` for every path that is none of them. */
export function App() {
  return (
    <ErrorBoundary>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Suspense>
        <Routes>
          {ROUTES.map(({ path }) => (
            <Route
              key={path}
              path={path}
              element={
                path === HOME.path ? (
                  <Page path={path} />
                ) : (
                  <TextPage>
                    <Page path={path} />
                  </TextPage>
                )
              }
            />
          ))}
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
        <Navigation />
      </Suspense>
    </ErrorBoundary>
  )
}

import { Component, type ReactNode } from 'react'
import css from './error-boundary.module.css'
import { forgetFailedLoads } from './pages.tsx'

type Props = { readonly children: ReactNode; readonly path: string }

/** Keeps a readable page on screen when the one at `path` fails or cannot be loaded, until the visitor goes to another. */
export class ErrorBoundary extends Component<Props, { readonly failedAt: string | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromError() {
    return { failedAt: location.pathname }
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state
    if (failedAt === null || failedAt === this.props.path) return
    forgetFailedLoads()
    this.setState({ failedAt: null })
  }

  override render() {
    if (this.state.failedAt !== this.props.path) return this.props.children
    return (
      <main id="main" tabIndex={-1} className={css.failed}>
        <h1>This page could not be loaded</h1>
        <p>The site may have been updated, or the connection was lost. Nothing of yours is affected.</p>
        <p>
          <a href={location.origin + location.pathname}>Load it again</a> or go to{' '}
          <a href="/">the start page</a>.
        </p>
      </main>
    )
  }
}

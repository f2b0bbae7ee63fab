import { Component, type ReactNode } from 'react'
import css from './error-boundary.module.css'
import { forgetFailures } from './pages.tsx'

interface Props {
  readonly children: ReactNode
  /** Path of the page on screen. */
  readonly path: string
}

/** Keeps a readable page on screen when a page's code fails or cannot be loaded, until the visitor goes to another one. */
export class ErrorBoundary extends Component<Props, { readonly failedAt: string | null }> {
  override state = { failedAt: null }

  static getDerivedStateFromError() {
    return { failedAt: location.pathname }
  }

  override componentDidUpdate(): void {
    const { failedAt } = this.state
    if (failedAt === null || failedAt === this.props.path) return
    forgetFailures()
    this.setState({ failedAt: null })
  }

  override render() {
    if (this.state.failedAt !== this.props.path) return this.props.children
    return (
      <main id="main" tabIndex={-1} className={css.failed}>
        <h1>This page could not be loaded</h1>
        <p>The site may have been updated, or the connection was lost. Nothing of yours is affected.</p>
        <p>
          <a href={window.location.href}>Load it again</a> or go to <a href="/">the start page</a>.
        </p>
      </main>
    )
  }
}

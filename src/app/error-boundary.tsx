import { Component, type ReactNode } from 'react'
import css from './error-boundary.module.css'

interface Props {
  readonly children: ReactNode
}

/** Keeps a readable page on screen when a page's code fails or cannot be loaded. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <main id="main" className={css.failed}>
        <h1>This page could not be loaded</h1>
        <p>The site may have been updated, or the connection was lost. Nothing of yours is affected.</p>
        <p>
          <a href={window.location.href}>Load it again</a> or go to <a href="/">the start page</a>.
        </p>
      </main>
    )
  }
}

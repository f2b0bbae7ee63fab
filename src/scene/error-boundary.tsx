import { Component, type ReactNode } from 'react'

interface Props {
  readonly onFailed: (reason: string) => void
  readonly children: ReactNode
}

/** Ends the scene where its tree fails, and leaves the page alone. */
export class SceneBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(String(error))
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

import { Component } from 'react'
import { holdPlace } from '../stage/keep-place.ts'
import { freeHeight } from './kept-height.ts'
import { PARTS } from './parts.ts'

interface Props {
  readonly entries: number
  /** How much of the sections has come. */
  readonly parts: number
}

type Release = ReturnType<typeof holdPlace>

/**
 * Keeps what the visitor looks at where it is while a sheet arrives, grows or shrinks above it.
 * To be rendered after the stages.
 */
export class KeptPlace extends Component<Props> {
  override getSnapshotBeforeUpdate({ entries, parts }: Props): Release | null {
    return entries === this.props.entries && parts === this.props.parts ? null : holdPlace()
  }

  override componentDidUpdate(before: Props, _: unknown, release: Release | null): void {
    const main = document.getElementById('main')
    if (main && this.props.parts === PARTS.whole) freeHeight(main)
    release?.(before.entries === 0)
  }

  override render() {
    return null
  }
}

import { Component } from 'react'
import { arriveAgain } from '../frame/arrival.ts'
import { measure, type StageRange, stageRanges } from '../frame/measure.ts'
import { jumpTo } from '../frame/scroll.ts'

interface Props {
  readonly entries: number
}

interface Place {
  readonly scrollPx: number
  readonly stage: StageRange | undefined
}

/**
 * Keeps what the visitor looks at where it is while a sheet arrives, grows or shrinks above it (decisions,
 * No jump): the stage on screen keeps its place, the document moves under it. To be rendered after the stages.
 */
export class KeptPlace extends Component<Props> {
  // Afterwards is too late: a document that has become shorter has been scrolled back by the browser.
  override getSnapshotBeforeUpdate({ entries }: Props): Place | null {
    if (entries === this.props.entries) return null
    const scrollPx = window.scrollY
    return { scrollPx, stage: stageRanges().findLast(range => scrollPx >= range.topPx) }
  }

  override componentDidUpdate(before: Props, _: unknown, place: Place | null): void {
    if (!place) return
    measure()
    if (before.entries === 0 && arriveAgain(place.scrollPx)) return
    const { scrollPx, stage } = place
    const moved = stage && stageRanges().find(range => range.id === stage.id)
    if (moved && moved.topPx !== stage.topPx) jumpTo(moved.topPx + scrollPx - stage.topPx)
  }

  override render() {
    return null
  }
}

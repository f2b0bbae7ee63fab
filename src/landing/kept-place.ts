import { useLayoutEffect, useRef } from 'react'
import { measure, stageRanges } from '../frame/measure.ts'
import { jumpTo } from '../frame/scroll.ts'

/** Top of the stage that stands at a scroll position, by the ranges measured last. */
function stageAt(scrollPx: number) {
  return stageRanges().findLast(range => scrollPx >= range.topPx)
}

/**
 * Keeps what the visitor looks at where it is while a sheet arrives, grows or shrinks above it (decisions,
 * No jump): the stage on screen keeps its place, the document moves under it.
 */
export function useKeptPlace(entries: number): void {
  const before = useRef(entries)
  useLayoutEffect(() => {
    if (before.current === entries) return
    before.current = entries
    const stage = stageAt(window.scrollY)
    const offsetPx = window.scrollY - (stage?.topPx ?? 0)
    measure()
    const moved = stage && stageRanges().find(range => range.id === stage.id)
    if (moved && moved.topPx !== stage.topPx) jumpTo(moved.topPx + offsetPx)
  }, [entries])
}

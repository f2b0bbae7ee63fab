import { STAGE_IDS, type StageId } from '../timeline/stages.ts'
import { now } from './now.ts'

/** Where a stage is pinned: from `topPx` for `lengthPx` of scroll. */
export interface StageRange {
  readonly id: StageId
  readonly topPx: number
  readonly lengthPx: number
}

let ranges: readonly StageRange[] = []
const watchers = new Set<() => void>()

/** Stage ranges in document order, as measured last. A stage that is not rendered has none. */
export const stageRanges = (): readonly StageRange[] => ranges

/** Calls back after every measurement: this is when a layout-dependent table may be computed anew. */
export function onMeasure(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Reads the layout once: the only place that does. A section is its pin plus one stage height. */
export function measure(): void {
  const found: StageRange[] = []
  for (const id of STAGE_IDS) {
    const section = document.getElementById(id)
    const pin = section?.querySelector<HTMLElement>('[data-pin]')
    if (!section || !pin) continue
    now.heightPx = pin.offsetHeight
    found.push({ id, topPx: section.offsetTop, lengthPx: Math.max(1, section.offsetHeight - pin.offsetHeight) })
  }
  ranges = found
  now.widthPx = document.documentElement.clientWidth
  for (const watcher of watchers) watcher()
}

/** Turns a scroll position into the fast state's stage, offset and progress. */
export function locate(scrollPx: number): void {
  let range = ranges[0]
  for (let i = 1; i < ranges.length; i++) {
    const next = ranges[i]
    if (next && scrollPx >= next.topPx) range = next
  }
  if (!range) return
  now.scrollPx = scrollPx
  now.stage = range.id
  now.offsetPx = scrollPx - range.topPx
  now.progress = Math.min(1, Math.max(0, now.offsetPx / range.lengthPx))
}

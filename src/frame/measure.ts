import { STAGE_IDS, type StageId } from '../timeline/stages.ts'
import { now } from './now.ts'

/** Where a stage is pinned: from `topPx` for `lengthPx` of scroll. In flow: where it stands and how high it is. */
export interface StageRange {
  readonly id: StageId
  readonly topPx: number
  readonly lengthPx: number
}

/** A place that the DOM keeps free for the scene, px from the top left of its stage's box. */
export interface Slot {
  readonly xPx: number
  readonly yPx: number
  readonly widthPx: number
  readonly heightPx: number
}

const slots = new Map<string, Slot>()
let ranges: readonly StageRange[] = []
const watchers = new Set<() => void>()

/** Stage ranges in document order, as measured last. A stage that is not rendered has none. */
export const stageRanges = (): readonly StageRange[] => ranges

/** Centre and size of a `[data-slot]` element as measured last; undefined where it is not rendered. */
export const slot = (name: string): Slot | undefined => slots.get(name)

/** Reads the slots of one stage against its pinned box. Transforms of cues do not count: layout boxes only. */
function readSlots(pin: HTMLElement): void {
  for (const element of pin.querySelectorAll<HTMLElement>('[data-slot]')) {
    let xPx = element.offsetWidth / 2
    let yPx = element.offsetHeight / 2
    for (let at: HTMLElement | null = element; at && at !== pin; at = at.offsetParent as HTMLElement | null) {
      // Offsets count from inside the parent's border.
      xPx += at.offsetLeft + (at.offsetParent?.clientLeft ?? 0)
      yPx += at.offsetTop + (at.offsetParent?.clientTop ?? 0)
    }
    slots.set(element.dataset.slot ?? '', {
      xPx,
      yPx,
      widthPx: element.offsetWidth,
      heightPx: element.offsetHeight,
    })
  }
}

/** Calls back after every measurement: this is when a layout-dependent table may be computed anew. */
export function onMeasure(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Reads the layout once: the only place that does. A section is its pin plus one stage height. */
export function measure(): void {
  const found: StageRange[] = []
  slots.clear()
  for (const id of STAGE_IDS) {
    const section = document.getElementById(id)
    const pin = section?.querySelector<HTMLElement>('[data-pin]')
    if (!section || !pin) continue
    now.heightPx = pin.offsetHeight
    readSlots(pin)
    found.push({
      id,
      topPx: section.offsetTop,
      lengthPx: section.offsetHeight - pin.offsetHeight || section.offsetHeight || 1,
    })
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

/**
 * Remembers the share of the stage on screen before the layout changes: as of the last frame, for by now the
 * browser may have scrolled a page that has become shorter.
 * @returns the scroll position of that share once the layout has been measured anew; undefined where it is the same
 */
export function keepPlace(): () => number | undefined {
  const { stage, offsetPx } = now
  const rangeOf = () => ranges.find(range => range.id === stage)
  const before = rangeOf()
  return () => {
    const after = rangeOf()
    if (!before || !after) return undefined
    if (before.topPx === after.topPx && before.lengthPx === after.lengthPx) return undefined
    return after.topPx + (offsetPx / before.lengthPx) * after.lengthPx
  }
}

import { STAGE_IDS, type StageId } from '../film/stages.ts'
import { now } from '../frame/now.ts'

/** Where a stage is pinned: from `topPx` for `lengthPx` of scroll. In flow: where it stands and how high it is. */
export interface StageRange {
  readonly id: StageId
  readonly topPx: number
  readonly lengthPx: number
}

let ranges: readonly StageRange[] = []

/** Stage ranges in document order, as measured last. A stage that is not rendered has none. */
export const stageRanges = (): readonly StageRange[] => ranges

/** The range of one stage, as measured last; undefined where it is not rendered. */
export function rangeOf(id: StageId): StageRange | undefined {
  // Asked several times a frame: no closure.
  for (let i = 0; i < ranges.length; i++) if (ranges[i]?.id === id) return ranges[i]
  return undefined
}

/** The last stage that begins above a scroll position. */
export const stageAt = (scrollPx: number): StageRange | undefined =>
  ranges.findLast(range => scrollPx >= range.topPx) ?? ranges[0]

/** A section of the document with its pinned box. */
export interface Section {
  readonly id: StageId
  readonly section: HTMLElement
  readonly pin: HTMLElement
}

/** The sections that are in the document, in its order. */
export const sectionsInDocument = (): readonly Section[] =>
  STAGE_IDS.flatMap(id => {
    const section = document.getElementById(id)
    const pin = section?.querySelector<HTMLElement>('[data-pin]')
    return section && pin ? [{ id, section, pin }] : []
  })

/** Reads where the sections stand: a section is its pin plus one stage height. Returns true where that changed. */
export function readRanges(sections: readonly Section[]): boolean {
  const found = sections.map(({ id, section, pin }) => ({
    id,
    topPx: section.offsetTop,
    lengthPx: section.offsetHeight - pin.offsetHeight || section.offsetHeight || 1,
  }))
  const same = found.every(({ id, topPx, lengthPx }, i) => {
    const old = ranges[i]
    return old?.id === id && old.topPx === topPx && old.lengthPx === lengthPx
  })
  if (same && found.length === ranges.length) return false
  ranges = found
  return true
}

/** Turns a scroll position, and where the story has settled beside it, into the fast state's stage, offset and progress. */
export function locate(scrollPx: number, shownPx = scrollPx): void {
  let range = ranges[0]
  for (let i = 1; i < ranges.length; i++) {
    const next = ranges[i]
    if (next && shownPx >= next.topPx) range = next
  }
  if (!range) return
  now.scrollPx = scrollPx
  now.shownPx = shownPx
  now.stage = range.id
  now.offsetPx = shownPx - range.topPx
  now.progress = Math.min(1, Math.max(0, now.offsetPx / range.lengthPx))
}

/** Scroll px from where the stage on screen was pinned to where the page is, which the contract's attributes follow. */
export const pageOffsetPx = (): number => now.scrollPx - (rangeOf(now.stage)?.topPx ?? 0)

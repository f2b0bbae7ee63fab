import { addStep } from '../../frame/loop.ts'
import { onMeasure, type StageRange, stageRanges } from '../../frame/measure.ts'
import { now } from '../../frame/now.ts'
import type { StageId } from '../../timeline/stages.ts'

/** Progress of the hero's pin from which the header is there (design, storyboard 1). */
export const HEADER_FROM = 0.9

/** Whether the header shows over the canvas at a place of the page. */
export const headerShows = (stage: StageId, progress: number): boolean =>
  stage !== 'hero' || progress >= HEADER_FROM

/**
 * The stage that a reader is in: the last one that begins above the scroll position, or not more than
 * `coverPx` (the part of the window that a sticky header covers) below it.
 */
export function currentStage(ranges: readonly StageRange[], scrollPx: number, coverPx: number): StageId {
  let current: StageId = 'hero'
  for (let i = 0; i < ranges.length; i++) {
    const range = ranges[i]
    if (range && range.topPx <= scrollPx + coverPx) current = range.id
  }
  return current
}

/**
 * Keeps `data-shown` of the header and `aria-current` of its links in step with the page, without React.
 * @returns ends it again
 */
export function startHeader(header: HTMLElement): () => void {
  let shown: boolean | null = null
  let marked: StageId | null = null
  let coverPx = 0
  const onLayout = () => {
    const pinned = document.documentElement.dataset.layout === 'pinned'
    coverPx = pinned ? 0 : header.offsetHeight + 1
    // Links may have come or gone with the data sheet.
    marked = null
  }
  onLayout()
  const stopMeasure = onMeasure(onLayout)
  const removeStep = addStep('dom', () => {
    const shows = headerShows(now.stage, now.progress)
    if (shows !== shown) header.toggleAttribute('data-shown', shows)
    shown = shows
    const stage = currentStage(stageRanges(), now.scrollPx, coverPx)
    if (stage === marked) return false
    marked = stage
    for (const link of header.querySelectorAll('nav a')) {
      if (link.getAttribute('href') === `#${stage}`) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
    return false
  })
  return () => {
    stopMeasure()
    removeStep()
  }
}

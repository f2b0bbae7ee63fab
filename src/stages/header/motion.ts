import type { StageId } from '../../film/stages.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { HERO_CUES, ODD_EVEN_CUES, SESSIONS_READ, SHEET_READ } from '../../story/thresholds.ts'
import { onMeasure } from '../../viewport/measure.ts'
import { layoutMode } from '../../viewport/mode.ts'
import { type StageRange, stageRanges } from '../../viewport/ranges.ts'

/** Where a stage is read from, px from its top: its heading comes later than its picture, or lies on the paper before. */
function readFromPx({ id, lengthPx }: StageRange, before: StageRange | undefined): number {
  const ahead = id === 'data-sheet' ? SHEET_READ : HERO_CUES.header
  if (id === 'data-sheet' || id === 'representation') return (ahead - 1) * (before?.lengthPx ?? 0)
  if (id === 'sessions') return SESSIONS_READ * lengthPx
  return id === 'odd-even' ? ODD_EVEN_CUES.heading.from * lengthPx : 0
}

/**
 * The stage that a reader is in: the last one that is read above the story's place, or that begins not more than `coverPx` (the
 * part of the window that a sticky header covers) below it.
 */
function currentStage(coverPx: number): StageId {
  const ranges = stageRanges()
  let current: StageId = 'hero'
  for (let i = 0; i < ranges.length; i++) {
    const range = ranges[i]
    if (!range) continue
    const readPx = layoutMode() === 'pinned' ? readFromPx(range, ranges[i - 1]) : 0
    if (range.topPx + readPx <= now.shownPx + coverPx) current = range.id
  }
  return current
}

/** Keeps `data-shown` of the header and `aria-current` of its links in step with the page, without React. */
export function startHeader(header: HTMLElement): void {
  let shown: boolean | null = null
  let marked: StageId | null = null
  let coverPx = 0
  const links = [...header.querySelectorAll<HTMLAnchorElement>('nav a')]
  const onLayout = () => {
    coverPx = layoutMode() === 'pinned' ? 0 : header.offsetHeight + 1
    // Sections come and go with the data sheet, and their links with them.
    for (const link of links) link.hidden = !stageRanges().some(({ id }) => link.hash === `#${id}`)
    marked = null
  }
  onLayout()
  onMeasure(onLayout)
  addStep('dom', () => {
    const shows = now.stage !== 'hero' || now.progress >= HERO_CUES.header
    // Until it has been shown once the style sheet alone keeps it away.
    if (shows !== shown && (shows || shown !== null)) header.dataset.shown = String(shows)
    shown = shows
    const stage = currentStage(coverPx)
    if (stage === marked) return false
    marked = stage
    for (const link of links) link.ariaCurrent = link.hash === `#${stage}` ? 'true' : null
    return false
  })
}

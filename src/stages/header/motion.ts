import { progressAt } from '../../film/score.ts'
import type { StageId } from '../../film/stages.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { DATA_SHEET } from '../../story/data-sheet/score.ts'
import { HERO } from '../../story/hero/score.ts'
import { ODD_EVEN } from '../../story/odd-even/score.ts'
import { SESSIONS } from '../../story/sessions/score.ts'
import { onMeasure } from '../../viewport/measure.ts'
import { layoutMode } from '../../viewport/mode.ts'
import { type StageRange, stageRanges } from '../../viewport/ranges.ts'

/** It comes after the hero's own line has gone, and before the story rests with the cascade. */
const COMES = progressAt(HERO, 'header')
/** Where stages are read from: their headings come later than their pictures, or in the stage before. */
const READ = {
  representation: COMES - 1,
  sessions: progressAt(SESSIONS, 'stack'),
  'data-sheet': progressAt(DATA_SHEET, 'read') - 1,
  'odd-even': progressAt(ODD_EVEN, 'heading'),
} as const satisfies Partial<Record<StageId, number>>

/** Where a stage is read from, px from its top. */
function readFromPx({ id, lengthPx }: StageRange, before: StageRange | undefined): number {
  const read: number = id in READ ? READ[id as keyof typeof READ] : 0
  return read * (read < 0 ? (before?.lengthPx ?? 0) : lengthPx)
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
    const shows = now.stage !== 'hero' || now.progress >= COMES
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

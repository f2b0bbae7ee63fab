import type { Cue } from './cues.ts'
import { cueOf, showCues } from './cues.ts'
import { stageRanges } from './measure.ts'
import { now } from './now.ts'
import { jumpTo } from './scroll.ts'

/** Progress past a threshold at which its text is surely shown. */
const INSIDE = 0.01

const shows = (cue: Cue): boolean =>
  cue.stage === now.stage && now.progress >= cue.from && now.progress < cue.until

/** A Tab stop in overlay text that is not showing brings the page to where it shows. */
export function onFocusIn(event: FocusEvent): void {
  const cue = event.target instanceof Element ? cueOf(event.target) : undefined
  if (!cue || shows(cue)) return
  const range = stageRanges().find(stage => stage.id === cue.stage)
  if (!range) return
  jumpTo(Math.ceil(range.topPx + Math.min(cue.from + INSIDE, 1) * range.lengthPx))
  showCues()
}

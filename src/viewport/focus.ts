import { now } from '../frame/now.ts'
import { jumpTo } from '../frame/scroll.ts'
import { cueOf, shows } from './cues.ts'
import { layoutMode } from './mode.ts'
import { rangeOf } from './ranges.ts'

/** So much of a stage past where a text begins to show, the story settles with it. */
const INSIDE = 0.01

/** What had the focus when the window lost it. */
let kept: EventTarget | null = null

/**
 * A Tab stop in overlay text that is not showing brings the page to where it shows, to the nearer end of that. A
 * reader who comes back to the window stays where he or she has scrolled to; unpinned, all text shows.
 */
export function onFocusIn({ target }: FocusEvent): void {
  const isBack = target === kept
  const keep = () => {
    kept = document.activeElement === target ? target : null
  }
  target?.addEventListener('blur', keep, { once: true })
  const cue = target instanceof HTMLElement ? cueOf(target) : undefined
  const range = cue && rangeOf(cue.stage)
  if (!cue || !range || isBack || layoutMode() !== 'pinned' || shows(cue)) return
  const isPast = now.scrollPx > range.topPx + cue.from * range.lengthPx
  const progress = isPast ? Math.min(cue.until, 1) - INSIDE : Math.min(cue.from + INSIDE, 1)
  jumpTo(Math.ceil(range.topPx + progress * range.lengthPx))
}

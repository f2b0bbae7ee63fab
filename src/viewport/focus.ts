import { now } from '../frame/now.ts'
import { jumpTo } from '../frame/scroll.ts'
import { cueOf, shows } from './cues.ts'
import { layoutMode } from './mode.ts'
import { rangeOf } from './ranges.ts'

/** Progress past a threshold at which its text is surely shown. */
const INSIDE = 0.01

/** What had the focus when the window lost it. */
let kept: EventTarget | null = null

/** What a text with the keyboard's focus is marked with: it stays to be seen. What a hand takes leaves with its text. */
const MARK = 'data-focus'

function markFocused(target: HTMLElement, text: Element): void {
  if (!target.matches(':focus-visible') || target.matches('[data-grab], [data-index-choice]')) return
  text.setAttribute(MARK, '')
  target.addEventListener('blur', () => text.removeAttribute(MARK), { once: true })
}

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
  if (cue && target instanceof HTMLElement) markFocused(target, cue.element)
  const range = cue && rangeOf(cue.stage)
  if (!cue || !range || isBack || layoutMode() !== 'pinned' || shows(cue)) return
  const isPast = now.scrollPx > range.topPx + cue.from * range.lengthPx
  const progress = isPast ? Math.min(cue.until, 1) - INSIDE : Math.min(cue.from + INSIDE, 1)
  jumpTo(Math.ceil(range.topPx + progress * range.lengthPx))
}

import { isUpright } from '../film/layout.ts'
import { formNow } from './form.ts'
import { insetPx } from './insets.ts'

/** Windows that the stages do not fit into: low, or narrow without being upright, as at 300 and 400 % zoom. */
const SMALL = [
  '(max-width: 19.9em)',
  '(max-height: 21.2em)',
  '(max-width: 719px) and (min-aspect-ratio: 4 / 5)',
  '(max-width: 699px) and (max-height: 560px)',
].join()
/** Phones held upright: their compositions begin at the window's upper edge. */
const PHONE = '(max-width: 699px)'
/** The largest text that the stages have room for, px of a rem, in upright narrow windows, on large screens and else. */
const LARGE = '(min-width: 2200px) and (min-height: 1200px)'
const LARGEST_PX = { narrow: 17, wide: 20, large: 25 } as const

function largestPx(): number {
  if (isUpright(formNow())) return LARGEST_PX.narrow
  return matchMedia(LARGE).matches ? LARGEST_PX.large : LARGEST_PX.wide
}

let sample: HTMLElement | undefined

/**
 * Returns a word of the page's small text, out of sight: it is as large as the reader has it, whether by the size of text, by a
 * smallest one, by a zoom of text alone or by a style sheet. Its limit is the height of a stage.
 */
function sampleText(): HTMLElement {
  if (sample) return sample
  sample = document.createElement('i')
  sample.textContent = 'text'
  sample.ariaHidden = 'true'
  sample.style.cssText =
    'position: absolute; top: 0; left: 0; max-height: 100svh; font: 1rem/1 var(--sans); visibility: hidden'
  document.body.append(sample)
  return sample
}

/** Whether text is larger than the stages have room for in any window of the kind, or spaced out by the reader. */
function isLarge(): boolean {
  const { letterSpacing, wordSpacing } = getComputedStyle(sampleText())
  const spaces = [letterSpacing, wordSpacing].map(Number.parseFloat)
  return sampleText().offsetHeight > largestPx() || spaces.some(space => space > 0)
}

/** The window and the text as they are, by which it is remembered what has no room. */
function roomNow(): string {
  const { offsetWidth, offsetHeight } = sampleText()
  const { clientWidth } = document.documentElement
  return [clientWidth, getComputedStyle(sampleText()).maxHeight, offsetWidth, offsetHeight].join()
}

/** Windows and texts in which a stage has been found to lack room. */
const tight = new Set<string>()

/** Remembers that a stage lacks room in this window, with the text as it is. */
export const rememberTight = (): void => void tight.add(roomNow())

/**
 * Whether text as the reader has it set, in this window, needs more room than a stage of one window has: what can be known before
 * the stages are laid out, and what they have been found to lack (room-checks.ts).
 */
export const needsRoom = (): boolean =>
  matchMedia(SMALL).matches ||
  (matchMedia(PHONE).matches && insetPx('top') > 0) ||
  isLarge() ||
  tight.has(roomNow())

/** Calls back whenever a reader's own style sheet or font size may have changed the text: no event tells of them. */
export function onTextResize(look: () => void): void {
  new ResizeObserver(look).observe(sampleText())
}

import { UPRIGHT } from '../film/layout.ts'

/** Windows that the stages do not fit into: low, or narrow without being upright, as at 300 and 400 % zoom. */
const SMALL = [
  '(max-width: 19.9em)',
  '(max-height: 21.2em)',
  '(max-width: 719px) and (min-aspect-ratio: 4 / 5)',
  '(max-width: 699px) and (max-height: 559px)',
].join()
/** The largest text that the stages have room for, px of a rem, in upright narrow windows, on large screens and else. */
const LARGE = '(min-width: 2200px) and (min-height: 1200px)'
const LARGEST_PX = { narrow: 17, wide: 20, large: 25 } as const

function largestPx(): number {
  if (matchMedia(UPRIGHT).matches) return LARGEST_PX.narrow
  return matchMedia(LARGE).matches ? LARGEST_PX.large : LARGEST_PX.wide
}

const px = (length: string): number => Number.parseFloat(length)

/** Whether the heading is set with a spacing of the reader's own: the page's is tight (WCAG 2.2, 1.4.12). */
function isSpaced(heading: Element): boolean {
  const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(heading)
  return px(lineHeight) > px(fontSize) || px(letterSpacing) > 0 || px(wordSpacing) > 0
}

/** Whether text as the reader has it set, in this window, needs more room than a stage of one window has. */
export function needsRoom(): boolean {
  const heading = document.querySelector('h1')
  return (
    matchMedia(SMALL).matches ||
    px(getComputedStyle(document.documentElement).fontSize) > largestPx() ||
    (heading !== null && isSpaced(heading))
  )
}

/**
 * Calls back whenever a reader's own style sheet or font size may have changed the text: no event tells of them, but
 * the text that they change is resized.
 */
export function onTextResize(look: () => void): void {
  const observer = new ResizeObserver(look)
  for (const text of document.querySelectorAll('#hero :is(p, a)')) observer.observe(text)
}

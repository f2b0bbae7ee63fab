import { keepPlace, locate, measure } from '../frame/measure.ts'
import { jumpTo } from '../frame/scroll.ts'
import './room.css'

/** Windows that the stages do not fit into: low, or narrow without being upright, as at 300 and 400 % zoom. */
const SMALL = [
  '(max-width: 19.9em)',
  '(max-height: 21.2em)',
  '(max-width: 719px) and (min-aspect-ratio: 4 / 5)',
  '(max-width: 699px) and (max-height: 559px)',
].join()
/** The largest text that the stages have room for, px of a rem, in upright narrow windows and in others. */
const NARROW = '(max-width: 699px), (max-aspect-ratio: 85 / 100)'
const LARGEST_PX = { narrow: 17, wide: 20 } as const

const px = (length: string): number => Number.parseFloat(length)

/** Whether the heading is set with a spacing of the reader's own: the page's is tight (WCAG 2.2, 1.4.12). */
function isSpaced(heading: Element): boolean {
  const { fontSize, lineHeight, letterSpacing, wordSpacing } = getComputedStyle(heading)
  return px(lineHeight) > px(fontSize) || px(letterSpacing) > 0 || px(wordSpacing) > 0
}

/** Whether text as the reader has it set, in this window, needs more room than a stage of one window has. */
function needsRoom(): boolean {
  const largestPx = matchMedia(NARROW).matches ? LARGEST_PX.narrow : LARGEST_PX.wide
  const heading = document.querySelector('h1')
  return (
    matchMedia(SMALL).matches ||
    px(getComputedStyle(document.documentElement).fontSize) > largestPx ||
    (heading !== null && isSpaced(heading))
  )
}

/** Paper is read from top to bottom: a printed page takes the flow layout for as long as it is printed. */
function followPrint(): () => void {
  const { dataset } = document.documentElement
  const print = matchMedia('print')
  const lay = () => {
    if (print.matches) delete dataset.layout
    else if (dataset.scene !== 'fallback') dataset.layout = 'pinned'
  }
  print.addEventListener('change', lay)
  return () => print.removeEventListener('change', lay)
}

/**
 * Keeps everything in flow (`html[data-flow]`) for as long as the text needs more room than the stages have.
 * @param stop takes out the pinned stages that there are now
 * @param pin pins the stages, or lets them fall back for the reason given; answers how to take them out
 * @returns ends it and takes them out
 */
export function followRoom(stop: () => void, pin: (reason?: string) => () => void): () => void {
  const { documentElement: root } = document
  let unpin = stop
  const look = () => {
    const needed = needsRoom()
    if (needed === 'flow' in root.dataset) return
    // A resize may have moved the page since the last frame.
    locate(window.scrollY)
    const placeAfter = keepPlace()
    unpin()
    root.toggleAttribute('data-flow', needed)
    unpin = pin(needed ? 'the text needs its room' : undefined)
    measure()
    const scrollPx = placeAfter()
    if (scrollPx !== undefined) jumpTo(scrollPx)
  }
  look()
  const stopPrint = followPrint()
  // No event tells of a style sheet or a font size of the reader's own; the text that they change is resized.
  const observer = new ResizeObserver(look)
  for (const text of document.querySelectorAll('#hero :is(p, a)')) observer.observe(text)
  window.addEventListener('resize', look)
  return () => {
    stopPrint()
    observer.disconnect()
    window.removeEventListener('resize', look)
    delete root.dataset.flow
    unpin()
  }
}

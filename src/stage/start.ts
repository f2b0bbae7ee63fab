import { addStep, frameNow, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { jumpTo, scrollStep, setGlide, startScroll } from '../frame/scroll.ts'
import { sceneAtom, store } from '../state/store.ts'
import { showCues } from './cues.ts'
import { onFocusIn } from './focus.ts'
import { isPrinting } from './hindrances.ts'
import { keepShare } from './keep-place.ts'
import { startLayout } from './layout.ts'
import { followLinks } from './links.ts'
import { measure } from './measure.ts'
import { hinder, startMode } from './mode.ts'
import { locate } from './ranges.ts'
import { needsRoom, onTextResize } from './text-room.ts'

/** Scrolls, then turns the position into stage and progress. */
function placeStep(): boolean {
  const moving = scrollStep()
  locate(now.scrollPx)
  return moving
}

function cueStep(): boolean {
  showCues()
  return false
}

/**
 * Measures whenever the scene comes or goes, for the page makes room for it: in a task of its own, since in a frame the
 * page would be laid out in its middle.
 */
function measureOnScene(): void {
  let task: ReturnType<typeof setTimeout> | undefined
  store.sub(sceneAtom, () => {
    clearTimeout(task)
    task = setTimeout(measure)
  })
}

function lookForRoom(): void {
  if (!isPrinting()) hinder('text', needsRoom())
}

/** Keeps `--page-height` at the window's height (specification, section 2). */
function writePageHeight(): void {
  document.documentElement.style.setProperty('--page-height', `${window.innerHeight}px`)
}

function onResize(): void {
  if (isPrinting()) return
  writePageHeight()
  lookForRoom()
  keepShare(() => undefined)
  wake()
}

/** Follows a media query; calls back at once and on every change. */
function followMedia(query: string, follow: (matches: boolean) => void): void {
  const media = matchMedia(query)
  media.addEventListener('change', () => follow(media.matches))
  follow(media.matches)
}

/**
 * Lays the page out for paper while it is printed, and brings it back to where it was. The browser lays the sheets out
 * before it says that the medium has changed, and asks for no frame before that.
 */
function followPrint(): void {
  let scrollPx = 0
  let isOn = false
  const print = (is: boolean) => {
    if (is === isOn) return
    isOn = is
    if (is) scrollPx = window.scrollY
    hinder('print', is)
    if (is) return
    // The page may be shorter on paper, and the window another one by now.
    jumpTo(scrollPx)
    locate(scrollPx)
    onResize()
  }
  window.addEventListener('beforeprint', () => {
    print(true)
    frameNow()
  })
  window.addEventListener('afterprint', () => print(false))
  followMedia('print', print)
}

function followMotion(): void {
  followMedia('(prefers-reduced-motion: reduce)', matches => {
    now.reduced = matches
    setGlide(!matches)
    wake()
  })
}

/**
 * Takes a landing page that is in the document in hand: its layout, the one clock, scroll, cues and focus.
 * @param root the element whose size decides the layout
 */
export function startStage(root: HTMLElement): void {
  // Asked of the page as it was served: after a change the browser would have to style it all for the answer.
  hinder('text', needsRoom())
  writePageHeight()
  startMode()
  startLayout()
  startScroll()
  addStep('scroll', placeStep)
  addStep('dom', cueStep)
  new ResizeObserver(() => measure()).observe(root)
  window.addEventListener('resize', onResize)
  root.addEventListener('focusin', onFocusIn)
  measure()
  locate(window.scrollY)
  showCues()
  followMotion()
  followLinks()
  followPrint()
  onTextResize(lookForRoom)
  measureOnScene()
}

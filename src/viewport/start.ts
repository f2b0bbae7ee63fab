import { addStep, frameNow, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { glideNextJump, scrollStep, setGlide, startScroll } from '../frame/scroll.ts'
import { sceneAtom, store } from '../state/store.ts'
import { isPrinting } from './blockers.ts'
import { showCues } from './cues.ts'
import { onFocusIn } from './focus.ts'
import { keepShare } from './keep-place.ts'
import { startLayout } from './layout.ts'
import { areMeasuresHeld, measure, measureNear } from './measure.ts'
import { setBlocker, startMode } from './mode.ts'
import { locate } from './ranges.ts'
import { needsRoom, onTextResize } from './text-room.ts'
import { watchPictures } from './whole-page.ts'

/** Scrolls, then turns the position into stage and progress. */
function placeStep(): boolean {
  if (areMeasuresHeld()) return false
  const moving = scrollStep()
  locate(now.scrollPx)
  return moving
}

/** Before the picture is sampled, whose stage settling may have changed. */
function nearStep(): boolean {
  measureNear()
  return false
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

/** Gives the text the room of a flow where it needs that, and takes it back. */
export function checkTextRoom(): void {
  if (!isPrinting()) setBlocker('text', needsRoom())
}

/** Keeps `--page-height` at the window's height. */
function writePageHeight(): void {
  document.documentElement.style.setProperty('--page-height', `${window.innerHeight}px`)
}

/** Follows the window's size, and pictures of the whole page, which say themselves by it. */
function followSize(): void {
  const isPicture = watchPictures(() => setBlocker('picture', isPicture()))
  setBlocker('picture', isPicture())
  window.addEventListener('resize', () => {
    if (isPrinting()) return
    // Before it is asked whether this window has room for the text, and after that the other way round.
    if (isPicture()) setBlocker('picture', true)
    writePageHeight()
    checkTextRoom()
    setBlocker('picture', isPicture())
    keepShare(() => undefined)
    wake()
  })
}

/** Follows a media query; calls back at once and on every change. */
function followMedia(query: string, follow: (matches: boolean) => void): void {
  const media = matchMedia(query)
  media.addEventListener('change', () => follow(media.matches))
  follow(media.matches)
}

/** The browser lays the sheets out before it says that the medium has changed, and asks for no frame before that. */
function followPrint(): void {
  window.addEventListener('beforeprint', () => {
    setBlocker('print', true)
    frameNow()
  })
  window.addEventListener('afterprint', () => {
    setBlocker('print', false)
    wake()
  })
  followMedia('print', matches => setBlocker('print', matches))
}

function followMotion(): void {
  followMedia('(prefers-reduced-motion: reduce)', matches => {
    now.reduced = matches
    setGlide(!matches)
    wake()
  })
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // The skip link is for those who do not look at the way.
  if (link?.getAttribute('href')?.startsWith('#') && link.closest('nav')) glideNextJump()
}

/**
 * Lets the page glide to the section that a link of its navigation leads to. History, focus and `:target` stay the
 * browser's affair: only the jump is drawn out.
 */
function followLinks(): void {
  document.addEventListener('click', onClick)
}

/**
 * Takes a landing page that is in the document in hand: its layout, the one clock, scroll, cues and focus.
 * @param root the element whose size decides the layout
 */
export function startStage(root: HTMLElement): void {
  // Asked of the page as it was served: after a change the browser would have to style it all for the answer.
  setBlocker('text', needsRoom())
  followSize()
  writePageHeight()
  startMode()
  startLayout()
  startScroll()
  addStep('scroll', placeStep)
  addStep('sample', nearStep)
  addStep('dom', cueStep)
  new ResizeObserver(() => measure()).observe(root)
  root.addEventListener('focusin', onFocusIn)
  measure()
  locate(window.scrollY)
  showCues()
  followMotion()
  followLinks()
  followPrint()
  onTextResize(checkTextRoom)
  measureOnScene()
}

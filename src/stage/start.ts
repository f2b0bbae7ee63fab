import { addStep, frameNow, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { scrollStep, setGlide, startScroll } from '../frame/scroll.ts'
import { sceneAtom, store } from '../state/store.ts'
import { showCues } from './cues.ts'
import { onFocusIn } from './focus.ts'
import { keepShare } from './keep-place.ts'
import { startLayout } from './layout.ts'
import { followLinks } from './links.ts'
import { areHeld, measure } from './measure.ts'
import { hinder, startMode } from './mode.ts'
import { locate } from './ranges.ts'
import { needsRoom, onTextResize } from './text-room.ts'
import { type Pictures, watchPictures } from './whole-page.ts'

/** Scrolls, then turns the position into stage and progress. */
function placeStep(): boolean {
  if (areHeld()) return false
  const moving = scrollStep()
  locate(now.scrollPx)
  return moving
}

function cueStep(): boolean {
  showCues()
  return false
}

/** Measures whenever the scene comes or goes, in a task of its own: in a frame the page would be laid out in its middle. */
function measureOnScene(): () => void {
  let task: ReturnType<typeof setTimeout> | undefined
  const unsubscribe = store.sub(sceneAtom, () => {
    clearTimeout(task)
    task = setTimeout(measure)
  })
  return () => {
    unsubscribe()
    clearTimeout(task)
  }
}

const lookForRoom = () => hinder('text', needsRoom())

/** Keeps `--page-height` at the window's height (specification, section 2). */
function writePageHeight(): void {
  document.documentElement.style.setProperty('--page-height', `${window.innerHeight}px`)
}

/** Follows the window's size, and pictures of the whole page, which say themselves by it. */
function followSize(pictures: Pictures): () => void {
  const onResize = ({ isTrusted }: UIEvent) => {
    if (isTrusted) pictures.resized()
    // Before it is asked whether this window has room for the text, and after that the other way round.
    if (pictures.isTaken()) hinder('picture', true)
    writePageHeight()
    lookForRoom()
    hinder('picture', pictures.isTaken())
    keepShare(() => undefined)
    wake()
  }
  window.addEventListener('resize', onResize)
  return () => window.removeEventListener('resize', onResize)
}

/** Follows a media query; calls back at once and on every change. */
function followMedia(query: string, follow: (matches: boolean) => void): () => void {
  const media = matchMedia(query)
  const onChange = () => follow(media.matches)
  media.addEventListener('change', onChange)
  onChange()
  return () => media.removeEventListener('change', onChange)
}

/** The browser lays the sheets out before it says that the medium has changed, and asks for no frame before that. */
function followPrint(): () => void {
  const onBefore = () => {
    hinder('print', true)
    frameNow()
  }
  const onAfter = () => {
    hinder('print', false)
    wake()
  }
  window.addEventListener('beforeprint', onBefore)
  window.addEventListener('afterprint', onAfter)
  const stopMedia = followMedia('print', matches => hinder('print', matches))
  return () => {
    window.removeEventListener('beforeprint', onBefore)
    window.removeEventListener('afterprint', onAfter)
    stopMedia()
  }
}

function followMotion(): () => void {
  return followMedia('(prefers-reduced-motion: reduce)', matches => {
    now.reduced = matches
    setGlide(!matches)
    wake()
  })
}

/**
 * Takes a landing page that is in the document in hand: its layout, the one clock, scroll, cues and focus.
 * @param root the element whose size decides the layout
 * @returns ends it again and leaves nothing running
 */
export function startStage(root: HTMLElement): () => void {
  const pictures = watchPictures(() => hinder('picture', pictures.isTaken()))
  // Asked of the page as it was served: after a change the browser would have to style it all for the answer.
  hinder('text', needsRoom())
  hinder('picture', pictures.isTaken())
  writePageHeight()
  const stopMode = startMode()
  const stopLayout = startLayout()
  const stopScroll = startScroll()
  const removePlace = addStep('scroll', placeStep)
  const removeCues = addStep('dom', cueStep)
  const observer = new ResizeObserver(() => measure())
  observer.observe(root)
  root.addEventListener('focusin', onFocusIn)
  measure()
  locate(window.scrollY)
  showCues()
  const stops = [
    stopMode,
    stopLayout,
    stopScroll,
    removePlace,
    removeCues,
    followSize(pictures),
    followMotion(),
    followLinks(),
    followPrint(),
    onTextResize(lookForRoom),
    // Where the scene draws, the page makes room for it.
    measureOnScene(),
    pictures.stop,
    () => observer.disconnect(),
    () => root.removeEventListener('focusin', onFocusIn),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

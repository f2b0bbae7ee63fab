import { addStep, frameNow, wake } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { scrollStep, setGlide, startScroll } from '../frame/scroll.ts'
import { sceneAtom, store } from '../state/store.ts'
import { showCues } from './cues.ts'
import { onFocusIn } from './focus.ts'
import { keepShare } from './keep-place.ts'
import { startLayout } from './layout.ts'
import { followLinks } from './links.ts'
import { measure, measureAll, measureNear } from './measure.ts'
import { hinder, startMode } from './mode.ts'
import { locate } from './ranges.ts'
import { needsRoom, onTextResize } from './text-room.ts'

/** Scrolls, then turns the position into stage and progress. */
function placeStep(): boolean {
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

function onResize(): void {
  writePageHeight()
  lookForRoom()
  keepShare(() => undefined)
  wake()
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
    measureAll()
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
  // Asked of the page as it was served: after a change the browser would have to style it all for the answer.
  hinder('text', needsRoom())
  writePageHeight()
  const stopMode = startMode()
  const stopLayout = startLayout()
  const stopScroll = startScroll()
  const removePlace = addStep('scroll', placeStep)
  const removeNear = addStep('sample', nearStep)
  const removeCues = addStep('dom', cueStep)
  const observer = new ResizeObserver(() => measure())
  observer.observe(root)
  window.addEventListener('resize', onResize)
  root.addEventListener('focusin', onFocusIn)
  measure()
  locate(window.scrollY)
  showCues()
  const stops = [
    stopMode,
    stopLayout,
    stopScroll,
    removePlace,
    removeNear,
    removeCues,
    followMotion(),
    followLinks(),
    followPrint(),
    onTextResize(lookForRoom),
    // Where the scene draws, the page makes room for it.
    measureOnScene(),
    () => observer.disconnect(),
    () => window.removeEventListener('resize', onResize),
    () => root.removeEventListener('focusin', onFocusIn),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

import { showCues } from './cues.ts'
import { onFocusIn } from './focus.ts'
import { addStep, wake } from './loop.ts'
import { keepPlace, locate, measure } from './measure.ts'
import { now } from './now.ts'
import { jumpTo, scrollStep, setGlide, startScroll } from './scroll.ts'

function cueStep(): boolean {
  showCues()
  return false
}

/** Keeps `--page-height` at the window's height (specification, section 2). */
function pageHeight(): void {
  document.documentElement.style.setProperty('--page-height', `${window.innerHeight}px`)
}

/**
 * Starts the one clock for a landing page that is in the document: scroll, sample, scene, DOM.
 * @param root the element whose size decides the layout
 * @returns ends it again and leaves nothing running
 */
export function startFrame(root: HTMLElement): () => void {
  const reduce = matchMedia('(prefers-reduced-motion: reduce)')
  const onMotion = () => {
    now.reduced = reduce.matches
    setGlide(!reduce.matches)
    wake()
  }
  const onLayout = () => {
    measure()
    wake()
  }
  const onResize = () => {
    pageHeight()
    const placeAfter = keepPlace()
    onLayout()
    const scrollPx = placeAfter()
    if (scrollPx !== undefined) jumpTo(scrollPx)
  }
  pageHeight()
  const stopScroll = startScroll()
  const removeScroll = addStep('scroll', scrollStep)
  const removeCues = addStep('dom', cueStep)
  const observer = new ResizeObserver(onLayout)
  observer.observe(root)
  window.addEventListener('resize', onResize)
  root.addEventListener('focusin', onFocusIn)
  reduce.addEventListener('change', onMotion)
  measure()
  // The stages are new in the document: none of them is marked yet.
  locate(window.scrollY)
  showCues(true)
  onMotion()
  return () => {
    stopScroll()
    removeScroll()
    removeCues()
    observer.disconnect()
    window.removeEventListener('resize', onResize)
    root.removeEventListener('focusin', onFocusIn)
    reduce.removeEventListener('change', onMotion)
  }
}

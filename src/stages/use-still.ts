import { useSyncExternalStore } from 'react'
import { layoutModeAtom, sceneAtom, snapshot, store } from '../state/store.ts'
import { layoutMode } from '../viewport/mode.ts'

/** Whether the page has been scrolled: until then nobody sees what stands below its first screen. */
let hasMoved = false

function watch(changed: () => void): () => void {
  const onScroll = () => {
    hasMoved = true
    changed()
  }
  hasMoved ||= window.scrollY > 0
  if (!hasMoved) window.addEventListener('scroll', onScroll, { once: true, passive: true })
  const stops = [store.sub(layoutModeAtom, changed), store.sub(sceneAtom, changed)]
  return () => {
    for (const stop of stops) stop()
    window.removeEventListener('scroll', onScroll)
  }
}

function isStill(): boolean {
  const { scene } = snapshot
  return layoutMode() !== 'pinned' || scene === 'fallback' || (scene !== 'ready' && hasMoved)
}

/** Whether a section draws its own pictures: unpinned, and where it may be seen before there is a scene behind it. */
export const useStill = (): boolean => useSyncExternalStore(watch, isStill, isStill)

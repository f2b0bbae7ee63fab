import { useSyncExternalStore } from 'react'
import { latest, layoutModeAtom, sceneAtom } from '../state/store.ts'
import { useStored } from '../state/use-stored.ts'

let hasMoved = false

function watchScroll(changed: () => void): () => void {
  const onScroll = () => {
    hasMoved = true
    changed()
  }
  hasMoved ||= window.scrollY > 0
  if (hasMoved) return () => undefined
  window.addEventListener('scroll', onScroll, { once: true, passive: true })
  return () => window.removeEventListener('scroll', onScroll)
}

/** Whether the page has been scrolled: until then nobody sees what stands below its first screen. */
const useMoved = (): boolean =>
  useSyncExternalStore(
    watchScroll,
    // With a scene it does not matter: nothing is rendered for it.
    () => hasMoved && latest.scene !== 'ready',
    () => false,
  )

/** Whether a section draws its own pictures: unpinned, and where it may be seen before there is a scene behind it. */
export function useStill(): boolean {
  const mode = useStored(layoutModeAtom)
  const scene = useStored(sceneAtom)
  const moved = useMoved()
  return mode !== 'pinned' || scene === 'fallback' || (scene !== 'ready' && moved)
}

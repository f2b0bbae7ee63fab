import { layoutModeAtom, sceneAtom } from '../state/store.ts'
import { useStored } from '../state/use-stored.ts'

/** Whether a section draws its own pictures: unpinned, and for as long as there is no scene behind it. */
export function useStill(): boolean {
  const mode = useStored(layoutModeAtom)
  const scene = useStored(sceneAtom)
  return mode !== 'pinned' || scene !== 'ready'
}

import { atom, createStore } from 'jotai/vanilla'
import type { DataSheetEntry } from '../rules/sheet.ts'

/** The slow state. Everything that changes per frame is in frame/now.ts instead. */
export const store = createStore()

/** The valid entries of the data sheet on screen; empty until the first good update. */
export const dataSheetAtom = atom<readonly DataSheetEntry[]>([])

/** Place of the entry picked with the ODD & EVEN buttons; null: the one that the data sheet selected last. */
export const pickedAtom = atom<number | null>(null)

/** The order that a visitor's hand has brought the base pattern's pieces into last; null: none but the story's own. */
export const ownOrderAtom = atom<string | null>(null)

/** How the scene stands: the value of `html[data-scene]`. */
export type SceneState = 'off' | 'loading' | 'ready' | 'fallback'
export const sceneAtom = atom<SceneState>('loading')

/** The tier of quality that the scene has begun with: it may step down, but keeps the composition. */
export const tierAtom = atom<'full' | 'lean'>('lean')

/**
 * How the landing page is laid out: stages pinned over the canvas; still pictures in their composed stages; or
 * everything in flow, since the text needs more room than a stage has. As served, the page is `still`.
 */
export type LayoutMode = 'pinned' | 'still' | 'flow'
export const layoutModeAtom = atom<LayoutMode>('still')

/** What frames read of the slow state: the store's own `get` allocates. */
export const snapshot: { scene: SceneState; picked: number | null } = {
  scene: store.get(sceneAtom),
  picked: store.get(pickedAtom),
}
store.sub(sceneAtom, () => {
  snapshot.scene = store.get(sceneAtom)
})
store.sub(pickedAtom, () => {
  snapshot.picked = store.get(pickedAtom)
})

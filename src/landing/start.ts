import { startStage } from '../stage/start.ts'
import { dataSheetAtom, store } from '../state/store.ts'
import { startLiveSheet } from './live-sheet.ts'
import { startScene } from './scene-host.ts'
import { whenWanted } from './when-wanted.ts'

/** Loads what keeps the sections in step with the scroll; without it they stay as served: complete, and at rest. */
async function loadDrivers(main: HTMLElement): Promise<() => void> {
  const { startDrivers } = await import('./drivers.ts')
  return startDrivers(main)
}

/** Loads the sections that a data sheet brings, and renders them into their place. */
async function loadSheetIsland(main: HTMLElement): Promise<() => void> {
  const place = main.querySelector<HTMLElement>('[data-island="sheet"]')
  const { mountSheetIsland } = await import('./sheet-island.tsx')
  return place ? mountSheetIsland(place) : () => undefined
}

/**
 * Brings a landing page that is in the document to life: layout and scroll, the scene, the drivers of its sections
 * and the live sheet. No component of what only stands there runs.
 * @returns ends all of it
 */
export function startLanding(main: HTMLElement, canvasHost: HTMLElement): () => void {
  const stops: (() => void)[] = []
  let stopped = false
  const keep = (stop: () => void): void => {
    if (stopped) stop()
    else stops.push(stop)
  }
  let island: Promise<void> | undefined
  const showSheet = (): Promise<void> => {
    island ??= loadSheetIsland(main).then(keep)
    // What could not be loaded may be there for the next sheet.
    island.catch(() => (island = undefined))
    return island
  }
  keep(startStage(main))
  // A task of its own: the stage has laid the page out.
  const task = setTimeout(() => {
    keep(startScene(canvasHost))
    keep(startLiveSheet(showSheet))
    // Below the first screen alone are there characters that its one font file does not have.
    keep(whenWanted(() => import('../ui/fonts-later.css').catch(() => undefined)))
    loadDrivers(main).then(keep, () => undefined)
  })
  keep(() => clearTimeout(task))
  // A visitor who comes back from another page has had a sheet already.
  if (store.get(dataSheetAtom).length > 0) showSheet().catch(() => undefined)
  return () => {
    stopped = true
    for (const stop of stops) stop()
  }
}

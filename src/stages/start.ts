import { DOCS } from '../content/routes.ts'
import { retryOnline } from '../frame/retry-online.ts'
import { whenWanted } from '../frame/when-wanted.ts'
import { startLiveSheet } from '../live/sheet.ts'
import { startScene } from '../scene/host.ts'
import { savesData } from '../scene/quality/choose.ts'
import { trackLoading } from '../state/awaited.ts'
import { scrollToHash } from '../viewport/arrival.ts'
import { holdPlace } from '../viewport/keep-place.ts'
import { freeHeight, isHeightKept, keptPlace } from '../viewport/kept-height.ts'
import { startStage } from '../viewport/start.ts'

/** A sheet that has not come by then, ms, may never come: no room is kept for it. */
const SHEET_PATIENCE_MS = 20_000

/** Loads what keeps the sections in step with the scroll; without it they stay as served: complete, and at rest. */
async function loadDrivers(main: HTMLElement, onFailure: () => void): Promise<void> {
  const { startDrivers } = await retryOnline(() => import('./drivers.ts'), onFailure)
  startDrivers(main)
}

/** Loads the sections that a data sheet brings, and renders them into their place. */
async function loadSheetIsland(main: HTMLElement): Promise<void> {
  const place = main.querySelector<HTMLElement>('[data-island="sheet"]')
  const { mountSheetIsland } = await retryOnline(
    () => import('./sheet-island.tsx'),
    () => console.info('The data sheet could not be loaded; the page goes on without it until it is online.'),
  )
  if (place) mountSheetIsland(place)
}

/** Loads what asks the stages whether their text has room; without it what is known beforehand decides. */
async function loadRoomChecks(): Promise<void> {
  const arrived = trackLoading('the checks of the room')
  const { startRoomChecks } = await import('../viewport/room-checks.ts').finally(arrived)
  startRoomChecks()
}

/**
 * Fetches the page that a visitor is likely to go on to, for the browser's cache: a link that says so would need a
 * looser policy in Firefox, and does nothing in Safari.
 */
async function prefetchDocs(): Promise<void> {
  if (savesData()) return
  const page = await fetch(DOCS.path, { priority: 'low' })
  await page.text()
}

/** Lets the page end where its last section ends; what the visitor looks at stays where it is. */
function endKeptHeight(main: HTMLElement): void {
  const release = holdPlace()
  freeHeight(main)
  release(false)
}

/**
 * Brings the landing page as it was served to life: layout and scroll, the scene, the drivers of its sections and the
 * live sheet. No component of what only stands there runs, and nothing of it ends before the document does.
 */
export function startLanding(main: HTMLElement, canvasHost: HTMLElement): void {
  let island: Promise<void> | undefined
  const showSheet = (): Promise<void> => {
    island ??= loadSheetIsland(main)
    return island
  }
  const placePx = keptPlace(main)
  startStage(main)
  if (isHeightKept(main)) {
    // The browser has brought the page to where it stood, as it is laid out now.
    window.scrollTo(0, placePx)
    setTimeout(() => endKeptHeight(main), SHEET_PATIENCE_MS)
  } else scrollToHash()
  const driven = trackLoading('the drivers')
  // A task of its own: the stage has laid the page out.
  setTimeout(() => {
    startScene(canvasHost)
    startLiveSheet(showSheet)
    // Below the first screen alone are there characters that its one font file does not have.
    const arrived = trackLoading('later fonts')
    whenWanted(() =>
      import('../ui/fonts-later.css')
        .catch(() => undefined)
        .finally(arrived)
        .then(loadRoomChecks)
        .catch(() => undefined),
    )
    whenWanted(() => prefetchDocs().catch(() => undefined))
    loadDrivers(main, driven).catch(reportError).finally(driven)
  })
}

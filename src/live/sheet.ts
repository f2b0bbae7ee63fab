import { SETTINGS } from '../content/settings.ts'
import { retryOnline } from '../frame/retry-online.ts'
import { whenIdle, whenWanted } from '../frame/when-wanted.ts'
import { type DataSheetEntry, describeFaults, readSheet } from '../rules/sheet.ts'
import { trackLoading } from '../state/awaited.ts'
import { dataSheetAtom, pickedAtom, sceneAtom, store } from '../state/store.ts'
import { SET_DATA_SHEET } from './event.ts'

/** Shows the entries; the pattern picked in ODD & EVEN stays the one that it is, wherever it stands in the new sheet. */
function put(entries: readonly DataSheetEntry[]): void {
  const before = store.get(dataSheetAtom)
  if (JSON.stringify(entries) === JSON.stringify(before)) return
  const picked = before[store.get(pickedAtom) ?? before.length]?.basePattern
  const place = entries.findIndex(({ basePattern }) => basePattern === picked)
  store.set(pickedAtom, place < 0 ? null : place)
  store.set(dataSheetAtom, entries)
}

/**
 * The one way of a data sheet to the page: the event 'set-data-sheet', validation, the store. Faults are named in one
 * warning an update; a good sheet is never replaced by one without a valid entry.
 * @param show resolves when the sections that show a sheet are in the document
 */
async function applySheet(published: unknown, show: () => Promise<void>): Promise<void> {
  const { entries, faults } = readSheet(published)
  if (faults.length > 0) console.warn(describeFaults(faults))
  if (entries.length === 0) return
  await show()
  put(entries)
}

/** How long a scene that does not come may keep back what it is to come before, ms. */
const SCENE_PATIENCE_MS = 10_000

/** Resolves when the scene stands, or none comes, and the page has nothing better to do. */
async function untilCalm(): Promise<void> {
  await new Promise<void>(resolve => {
    const look = () => store.get(sceneAtom) !== 'loading' && resolve()
    store.sub(sceneAtom, look)
    setTimeout(resolve, SCENE_PATIENCE_MS)
    look()
  })
  await new Promise<void>(resolve => whenIdle(resolve))
}

/** Connects to the backend, or takes the sample season, where one is set. */
async function connect(): Promise<void> {
  if (SETTINGS.sampleSeason !== null) {
    const { publishSampleSeason } = await import('./sample.ts')
    publishSampleSeason(SETTINGS.sampleSeason)
  }
  if (!SETTINGS.backend) return
  const { startLiveSource } = await import('./source.ts')
  startLiveSource(SETTINGS.backend, untilCalm())
}

/**
 * Listens to 'set-data-sheet', which `html[data-listens]` says, and, where a backend is set, connects to it as soon as the page
 * has nothing better to do.
 */
export function startLiveSheet(show: () => Promise<void>): void {
  window.addEventListener(SET_DATA_SHEET, event => {
    const arrived = trackLoading('the sheet')
    applySheet(event instanceof CustomEvent ? event.detail : undefined, show).finally(arrived)
  })
  document.documentElement.dataset.listens = ''
  const connected = trackLoading('the live source')
  const onFailure = () => {
    connected()
    console.info('The live source could not be loaded; the page goes on without it until it is online.')
  }
  whenWanted(() => void retryOnline(connect, onFailure).finally(connected))
}

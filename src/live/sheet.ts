import { SETTINGS } from '../content/settings.ts'
import { whenWanted } from '../frame/when-wanted.ts'
import { describeFaults, readSheet } from '../rules/sheet.ts'
import { trackLoading } from '../state/awaited.ts'
import { dataSheetAtom, store } from '../state/store.ts'
import { SET_DATA_SHEET } from './event.ts'

/** Whether this build reads from an emulator; put in place by vite.config.ts, so that a build for visitors cannot. */
declare const __EMULATOR__: boolean

/**
 * The one way of a data sheet to the page: the event 'set-data-sheet', validation, the store. Faults are named in one
 * warning an update; a good sheet is never replaced by one without a valid entry.
 * @param show brings the sections that show a sheet into the document; asked again after it has failed
 */
async function take(published: unknown, show: () => Promise<void>): Promise<void> {
  const { entries, faults } = readSheet(published)
  if (faults.length > 0) console.warn(describeFaults(faults))
  if (entries.length === 0) return
  await show()
  if (JSON.stringify(entries) !== JSON.stringify(store.get(dataSheetAtom))) store.set(dataSheetAtom, entries)
}

/** Connects to the backend, or takes the sample season, where one is set. */
async function connect(): Promise<void> {
  if (SETTINGS.sampleSeason !== null) {
    const { publishSampleSeason } = await import('./sample.ts')
    publishSampleSeason(SETTINGS.sampleSeason)
  }
  if (!SETTINGS.backend) return
  const { startLiveSource } = await import('./source.ts')
  if (!__EMULATOR__) {
    startLiveSource(SETTINGS.backend)
    return
  }
  const { emulatorAddress } = await import('./emulator.ts')
  startLiveSource({ ...SETTINGS.backend, emulator: await emulatorAddress() })
}

/** Listens to 'set-data-sheet' and, where a backend is set, connects to it as soon as the page has nothing better to do. */
export function startLiveSheet(show: () => Promise<void>): void {
  window.addEventListener(SET_DATA_SHEET, event => {
    const published = event instanceof CustomEvent ? event.detail : undefined
    const arrived = trackLoading('the sheet')
    take(published, show)
      .catch(() => console.info('The data sheet could not be loaded; the page goes on without it.'))
      .finally(arrived)
  })
  const connected = trackLoading('the live source')
  whenWanted(() => {
    connect()
      .catch(() => console.info('The live source could not be loaded; the page goes on without it.'))
      .finally(connected)
  })
}

import { SETTINGS } from '../content/settings.ts'
import { dataSheetAtom, store } from '../state/store.ts'
import { loadSheetParts, type SheetParts, sheetParts } from './sheet-parts.ts'

/** Reads a published list: valid entries replace the sheet on screen, faults are named once, in the console. */
function read({ readSheet, describeFaults }: SheetParts, published: unknown): void {
  const { entries, faults } = readSheet(published)
  if (faults.length > 0) console.warn(describeFaults(faults))
  // A good sheet is never replaced by one without a single valid entry.
  if (entries.length === 0) return
  if (JSON.stringify(entries) !== JSON.stringify(store.get(dataSheetAtom))) store.set(dataSheetAtom, entries)
}

/** Lists published before their reader is there: each is read, in order, for each may have its faults. */
const waiting: unknown[] = []

/** Takes a published list, at once or as soon as its reader and its sections are loaded. */
export function take(event: Event): void {
  const published = event instanceof CustomEvent ? event.detail : undefined
  const parts = sheetParts()
  if (parts) {
    read(parts, published)
    return
  }
  waiting.push(published)
  if (waiting.length > 1) return
  loadSheetParts().then(
    loaded => {
      for (const list of waiting.splice(0)) read(loaded, list)
    },
    () => {
      waiting.length = 0
      console.info('The data sheet could not be loaded; the page goes on without it.')
    },
  )
}

async function connect(): Promise<() => void> {
  if (!SETTINGS.backend) return () => undefined
  const { startLiveSource } = await import('../live/source.ts')
  return startLiveSource(SETTINGS.backend)
}

/** Connects to the backend, where one is set. Answers the function that ends it. */
export function connectLive(): () => void {
  let stopped = false
  let stop: () => void = () => undefined
  // So that a demo's first sheet is on screen as it is published.
  loadSheetParts().catch(() => undefined)
  connect().then(
    disconnect => {
      if (stopped) disconnect()
      else stop = disconnect
    },
    () => console.info('The live source could not be loaded; the page goes on without it.'),
  )
  return () => {
    stopped = true
    stop()
  }
}

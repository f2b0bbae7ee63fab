import { SETTINGS } from '../content/settings.ts'
import { SET_DATA_SHEET } from '../live/event.ts'
import { describeFaults, readSheet } from '../rules/sheet.ts'
import { dataSheetAtom, store } from '../state/store.ts'

/** Takes a published list: valid entries replace the sheet on screen, faults are named once, in the console. */
function take(event: Event): void {
  const { entries, faults } = readSheet(event instanceof CustomEvent ? event.detail : undefined)
  if (faults.length > 0) console.warn(describeFaults(faults))
  // A good sheet is never replaced by one without a single valid entry.
  if (entries.length === 0) return
  if (JSON.stringify(entries) !== JSON.stringify(store.get(dataSheetAtom))) store.set(dataSheetAtom, entries)
}

async function connect(): Promise<() => void> {
  if (!SETTINGS.backend) return () => undefined
  const { startLiveSource } = await import('../live/source.ts')
  return startLiveSource(SETTINGS.backend)
}

/** Runs a task once the page has painted and has nothing better to do. */
export function afterPaint(task: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(task, { timeout: 1000 })
    return () => cancelIdleCallback(handle)
  }
  const handle = setTimeout(task, 200)
  return () => clearTimeout(handle)
}

/**
 * Listens to 'set-data-sheet' (specification, section 4) and, where a backend is set, connects to it after
 * the first paint. Answers the function that ends both.
 */
export function startLive(): () => void {
  let stopped = false
  let stop: () => void = () => undefined
  window.addEventListener(SET_DATA_SHEET, take)
  const cancel = afterPaint(() => {
    connect().then(
      disconnect => {
        if (stopped) disconnect()
        else stop = disconnect
      },
      () => console.info('The live source could not be loaded; the page goes on without it.'),
    )
  })
  return () => {
    stopped = true
    cancel()
    stop()
    window.removeEventListener(SET_DATA_SHEET, take)
  }
}

import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type DocumentReference,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  getDocFromServer,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore'
import type { Backend } from '../content/settings.ts'
import { untilAnswered } from './backoff.ts'
import { entriesOf } from './entries.ts'
import { publishSheet } from './event.ts'
import { createPause } from './pause.ts'

/** The one shared configuration document. */
const DOCUMENT_PATH = 'config/data_sheet'

/** Answers of a backend that was reached: asking again would give the same. */
const FINAL_CODES: ReadonlySet<string> = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'not-found',
  'failed-precondition',
  'unimplemented',
])

let started = 0

/**
 * Reads the configuration document once and, if it exists, publishes its list of entries as `set-data-sheet` and
 * again on every update. An unreachable backend is asked again until it has answered. Returns a function that
 * stops all of it. Never throws later and shows nothing. Specification, section 4 “Live data load”.
 */
export function startLiveSource({ emulator, ...options }: Backend): () => void {
  // Being offline is a state of the page, not an error: the client's own errors must not fill the console.
  setLogLevel('silent')
  started += 1
  const app = initializeApp(options, `live-${started}`)
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port)

  const reconnect = createReconnect(firestore)
  const pause = createPause()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('online', pause.wake, { signal })
  // A frozen page does not notice that its connection has gone; the client would find out after some 40 s.
  const revive = (): void => {
    pause.wake()
    void reconnect()
  }
  document.addEventListener('resume', revive, { signal })
  window.addEventListener('pageshow', event => event.persisted && revive(), { signal })

  follow(doc(firestore, DOCUMENT_PATH), pause.wait, reconnect, signal).catch(error => {
    if (!signal.aborted) console.warn(`Live data is not available: ${codeOf(error)}`)
  })

  return () => {
    if (signal.aborted) return
    listening.abort()
    pause.cancel()
    deleteApp(app).catch(() => undefined)
  }
}

async function follow(
  reference: DocumentReference,
  pause: (delayMs: number) => Promise<void>,
  reconnect: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0
  const first = await untilAnswered({
    attempt: async () => {
      // Without this an attempt would wait for whatever the client's last one still waits for.
      if (failures > 0) await reconnect()
      return getDocFromServer(reference)
    },
    isFinal: error => signal.aborted || FINAL_CODES.has(codeOf(error)),
    pause,
    onFailure: error => {
      failures += 1
      if (failures === 1)
        console.info(`Live data: not reached yet, will be asked for again: ${codeOf(error)}`)
    },
  })
  if (signal.aborted || !first.exists()) return
  publishSheet(entriesOf(first.data()))
  const unsubscribe = onSnapshot(
    reference,
    // `exists()` is also false while the client is offline; either way what is shown stays.
    snapshot => snapshot.exists() && publishSheet(entriesOf(snapshot.data())),
    error => console.warn(`Live data: updates have ended: ${codeOf(error)}`),
  )
  signal.addEventListener('abort', unsubscribe)
}

/** Makes the client drop its connection and begin a new one; calls that overlap share one reconnection. */
function createReconnect(firestore: Firestore): () => Promise<void> {
  let underWay: Promise<void> | undefined
  return () => {
    underWay ??= disableNetwork(firestore)
      .then(() => enableNetwork(firestore))
      // Only a client that has been stopped refuses, and then there is nothing to connect.
      .catch(() => undefined)
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }
}

/** Read without `instanceof`: what the client throws is not of the class that it exports. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

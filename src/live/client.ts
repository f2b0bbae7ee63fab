import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type DocumentSnapshot,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore'
import { DOCUMENT_PATH } from '../content/firestore.ts'
import type { Backend } from '../content/settings.ts'
import { entriesOf } from './entries.ts'
import { Failure, UNREACHED } from './failure.ts'

let opened = 0

/** Returns the entries of a document; undefined where there is none, or its values cannot be read. */
function readEntries(snapshot: DocumentSnapshot): readonly unknown[] | undefined {
  try {
    return snapshot.exists() ? entriesOf(snapshot.data()) : undefined
  } catch {
    console.warn('Live data: a document could not be read; what is shown stays')
    return undefined
  }
}

/**
 * Hands on the document's list of entries as it stands and after every change, or that there is none, until the signal
 * aborts. Rejects with a Failure as soon as the backend refuses or the connection is lost: when to ask again is not
 * the client's to say.
 */
export function listen(
  { emulator, updates, ...options }: Backend,
  signal: AbortSignal,
  onAnswer: (entries?: readonly unknown[]) => void,
): Promise<never> {
  // Being offline is a state of the page, not an error: the client's own errors must not fill the console.
  setLogLevel('silent')
  opened += 1
  const app = initializeApp(options, `live-${opened}`)
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (__EMULATOR__ && emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port)
  let isConnected = false
  const listening = new Promise<never>((_, reject) => {
    onSnapshot(
      doc(firestore, DOCUMENT_PATH),
      { includeMetadataChanges: true },
      snapshot => {
        const { fromCache } = snapshot.metadata
        // Before the backend has answered the cache is empty; a document in it is one that is just arriving.
        if (fromCache && (isConnected || !snapshot.exists())) reject(new Failure(UNREACHED))
        if (fromCache) return
        isConnected = true
        onAnswer(readEntries(snapshot))
      },
      ({ code }) => reject(new Failure(code)),
    )
    signal.addEventListener('abort', () => reject(new Failure(UNREACHED)))
  })
  return listening.finally(() => void deleteApp(app).catch(() => undefined))
}

import { deleteApp, initializeApp, setLogLevel } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type DocumentReference,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import type { Backend } from '../content/settings.ts'
import { endChannel, forgetChannel, openChannel } from './channels.ts'

declare const __EMULATOR__: boolean

/** The one shared configuration document. */
const DOCUMENT_PATH = 'config/data_sheet'

/** A client of the backend, of its own: it can be ended and replaced. */
export interface Client {
  readonly document: DocumentReference
  /** Drops the connection and begins a new one; calls that overlap share one reconnection. */
  readonly reconnect: () => Promise<void>
  /** Resolves once the client has ended over what it was sent: it answers nothing any more, and does not say so. */
  readonly dead: Promise<void>
  readonly end: () => void
}

let opened = 0

/** Returns a new client, which connects with its first request. */
export function openClient({ emulator, ...options }: Backend): Client {
  // Being offline is a state of the page, not an error: the client's own errors must not fill the console.
  setLogLevel('silent')
  const channel = openChannel()
  opened += 1
  const app = initializeApp(options, `live-${opened}`)
  const firestore = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (__EMULATOR__ && emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port)
  const watching = new AbortController()
  return {
    document: doc(firestore, DOCUMENT_PATH),
    reconnect: createReconnect(firestore),
    dead: causeOfEnd(firestore, watching.signal).then(() => endChannel(channel)),
    end: () => {
      // A dead client throws once more while it is deleted: errors are kept quiet until that is over.
      deleteApp(app)
        .then(() => watching.abort())
        .catch(() => undefined)
        .finally(() => forgetChannel(channel))
    },
  }
}

/** How the client's internal errors begin, which it throws where nobody can catch them. */
const INTERNAL = /FIRESTORE|Base64DecodeError|FirebaseError/

/** Resolves when an internal error has ended the client; after one it refuses everything, even this. */
function causeOfEnd(firestore: Firestore, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    async function look(event: Event, thrown: unknown): Promise<void> {
      if (!INTERNAL.test(String(thrown))) return
      event.preventDefault()
      try {
        await enableNetwork(firestore)
      } catch {
        resolve()
      }
    }
    window.addEventListener('error', event => void look(event, event.error), { signal })
    window.addEventListener('unhandledrejection', event => void look(event, event.reason), { signal })
  })
}

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
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}

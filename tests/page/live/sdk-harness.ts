/** The Firestore client exactly as it is published, for tests of the data source alone. */
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  setLogLevel,
} from 'firebase/firestore'

interface Seen {
  exists: boolean
  data: unknown
}

declare global {
  interface Window {
    seen: (Seen | string)[]
    listen: (port: number, path: string, isLongPolling: boolean) => () => Promise<void>
    end: () => Promise<void>
  }
}

window.seen = []
window.listen = (port, path, isLongPolling) => {
  setLogLevel('silent')
  const app = initializeApp({ projectId: 'demo' })
  const firestore = initializeFirestore(app, { experimentalForceLongPolling: isLongPolling })
  connectFirestoreEmulator(firestore, '127.0.0.1', port)
  onSnapshot(
    doc(firestore, path),
    snapshot => window.seen.push({ exists: snapshot.exists(), data: snapshot.data() }),
    error => window.seen.push(error.code),
  )
  window.end = () => deleteApp(app)
  return window.end
}

import { type DocumentSnapshot, getDocFromServer, onSnapshot } from 'firebase/firestore'
import type { Backend } from '../content/settings.ts'
import { trackLoading } from '../state/awaited.ts'
import { backoffDelaysMs, untilAnswered } from './backoff.ts'
import { type Client, codeOf, openClient } from './client.ts'
import { entriesOf } from './entries.ts'
import { publishSheet } from './event.ts'
import { createPause, type Pause } from './pause.ts'
import type { Refusals } from './refusals.ts'

/** Answers of a backend that was reached: asking again at once would give the same. */
const REFUSALS: ReadonlySet<string> = new Set([
  'permission-denied',
  'unauthenticated',
  'invalid-argument',
  'not-found',
  'failed-precondition',
  'unimplemented',
])

/** One read of the configuration document, and the subscription that may follow it. */
export interface Session {
  /** Cuts a wait for the next attempt short. */
  readonly wake: () => void
  /** The same, and drops a connection that may have gone unnoticed. */
  readonly revive: () => void
  readonly end: () => void
}

/** A client that follows the document. */
interface Follower extends Session {
  /** Resolves when its client has ended over a document; rejects with a refusal, at once or of what it listens to. */
  readonly over: Promise<void>
}

function openFollower(backend: Backend, onPublished: () => void): Follower {
  const client = openClient(backend)
  const pause = createPause()
  const ending = new AbortController()
  const { updates } = backend
  const following = follow(client, { updates, pause: pause.wait, signal: ending.signal, onPublished })
  return {
    over: Promise.race([client.dead, following.then(() => client.dead)]),
    wake: pause.wake,
    revive: () => {
      pause.wake()
      void client.reconnect()
    },
    end: () => {
      ending.abort()
      pause.cancel()
      client.end()
    },
  }
}

/**
 * Reads the document once and, if it exists, publishes its list of entries and again on every update, until it is
 * ended. A client that has ended over a document, or that was refused, is replaced by a new one, with growing pauses as
 * long as that goes on.
 */
export function openSession(backend: Backend, refusals: Refusals): Session {
  let isEnded = false
  let follower: Follower | undefined
  let pause: Pause | undefined

  async function run(): Promise<void> {
    let delaysMs = backoffDelaysMs()
    while (!isEnded) {
      follower = openFollower(backend, () => {
        delaysMs = backoffDelaysMs()
        refusals.clear()
      })
      const refusal = await follower.over.catch(codeOf)
      follower.end()
      follower = undefined
      if (isEnded) return
      if (!refusal) console.warn('Live data: the client has ended over a document; a new one takes its place')
      // A new one: a wake-up from before must not cut this wait short.
      pause = createPause()
      await pause.wait(refusal ? refusals.add(refusal) : delaysMs.next().value)
    }
  }

  void run()
  return {
    wake: () => {
      pause?.wake()
      follower?.wake()
    },
    revive: () => {
      pause?.wake()
      follower?.revive()
    },
    end: () => {
      isEnded = true
      pause?.cancel()
      follower?.end()
    },
  }
}

interface Following extends Pick<Backend, 'updates'> {
  readonly pause: (delayMs: number) => Promise<void>
  readonly signal: AbortSignal
  readonly onPublished: () => void
}

/** Reads, publishes and, unless a visit takes what it finds, subscribes for good; resolves where that is not to be. */
async function follow(
  { document, reconnect }: Client,
  { updates, pause, signal, onPublished }: Following,
): Promise<void> {
  let failures = 0
  const publish = (snapshot: DocumentSnapshot): void => {
    // `exists()` is also false while the client is offline; either way what is shown stays.
    if (snapshot.exists() && !signal.aborted && publishData(snapshot)) onPublished()
  }
  const answered = trackLoading('the first read')
  const first = await untilAnswered({
    attempt: async () => {
      // Without this an attempt would wait for whatever the client's last one still waits for.
      if (failures > 0) await reconnect()
      return getDocFromServer(document)
    },
    isFinal: error => signal.aborted || REFUSALS.has(codeOf(error)),
    pause,
    onFailure: error => {
      failures += 1
      if (failures === 1)
        console.info(`Live data: not reached yet, will be asked for again: ${codeOf(error)}`)
    },
  }).finally(answered)
  if (signal.aborted || !first.exists()) return
  publish(first)
  if (updates === 'visit') return
  return new Promise((_, reject) => {
    const unsubscribe = onSnapshot(document, publish, reject)
    signal.addEventListener('abort', unsubscribe)
  })
}

/** Publishes a document's entries; returns whether its values could be read, which the client does only now. */
function publishData(snapshot: DocumentSnapshot): boolean {
  try {
    publishSheet(entriesOf(snapshot.data()))
    return true
  } catch {
    console.warn('Live data: a document could not be read; what is shown stays')
    return false
  }
}

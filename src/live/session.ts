import type { Backend } from '../content/settings.ts'
import { trackLoading } from '../state/awaited.ts'
import { publishSheet } from './event.ts'
import { Failure, UNREACHED } from './failure.ts'
import { createPause, type Pause } from './pause.ts'
import { readDocument } from './read.ts'
import type { Waits } from './waits.ts'

/** One read of the configuration document, and the subscription that may follow it. */
export interface Session {
  /** Cuts a wait for the next attempt short. */
  readonly wake: () => void
  readonly end: () => void
}

/**
 * Reads the document once and, if it exists, publishes its list of entries and, unless a visit takes what it finds, again
 * on every update. Whatever fails is begun anew, after waits that grow as long as that goes on, until the session is ended.
 * @param calm resolves when the page can do with the evaluation of Firestore's client, which only the subscription needs
 */
export function openSession(backend: Backend, waits: Waits, calm: Promise<void>): Session {
  const ending = new AbortController()
  const { signal } = ending
  const answered = trackLoading('the first read')
  /** What a wake-up is for; nothing while the page listens. */
  let pause: Pause | undefined
  let isRead = false

  /** Resolves where there is nothing more to ask for. Throws a Failure. */
  async function follow(): Promise<void> {
    const entries = await readDocument(backend)
    answered()
    if (signal.aborted || !entries) return
    publishSheet(entries)
    isRead = true
    pause = undefined
    if (backend.updates === 'visit') return waits.clear()
    await calm
    const { listen } = await import('./client.ts')
    if (signal.aborted) return
    await listen(backend, signal, next => {
      isRead = false
      waits.clear()
      if (next) publishSheet(next)
    })
  }

  async function run(): Promise<void> {
    let delayMs = 0
    for (;;) {
      pause ??= createPause()
      await pause.wait(delayMs, waits.holdMs())
      isRead = false
      try {
        return await follow()
      } catch (error) {
        if (signal.aborted) return
        const code = error instanceof Failure ? error.code : UNREACHED
        delayMs = waits.after(code, isRead)
        if (code === UNREACHED) continue
        answered()
        // A wake-up from before must not cut this wait short.
        pause = undefined
      }
    }
  }

  void run()
  return {
    wake: () => pause?.wake(),
    end: () => {
      ending.abort()
      pause?.cancel()
    },
  }
}

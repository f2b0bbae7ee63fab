import type { Backend } from '../content/settings.ts'
import { openSession, type Session } from './session.ts'
import { createWaits } from './waits.ts'

/** A tab that has been hidden for this long stops listening: nobody sees what arrives, and every update costs a read. */
const HIDDEN_MS = 60_000

/**
 * Reads the configuration document once and, if it exists, publishes its list of entries as `set-data-sheet` and
 * again on every update, if the backend's settings ask for that. An unreachable backend is asked again until it has
 * answered, and one that refuses from time to time. A page that has been hidden for a minute stops listening, and reads
 * again when it is shown. Errors are handled here: nothing is thrown later.
 * @param calm resolves when the page can do with a long task
 */
export function startLiveSource(backend: Backend, calm: Promise<void>): void {
  const waits = createWaits()
  const open = () => openSession(backend, waits, calm)
  let session: Session | undefined = open()
  let hidden: ReturnType<typeof setTimeout> | undefined

  function rest(): void {
    session?.end()
    session = undefined
  }

  function onVisibility(): void {
    clearTimeout(hidden)
    if (document.hidden) hidden = setTimeout(rest, HIDDEN_MS)
    else if (session) session.wake()
    else session = open()
  }

  function begin(): void {
    rest()
    session = open()
  }

  window.addEventListener('online', () => session?.wake())
  // A frozen page does not notice that its connection has gone; the client would find out after some 40 s.
  document.addEventListener('resume', begin)
  window.addEventListener('pageshow', event => event.persisted && begin())
  document.addEventListener('visibilitychange', onVisibility)
  if (document.hidden) onVisibility()
}

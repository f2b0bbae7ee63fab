import { EXHAUSTED, UNREACHED } from './failure.ts'

/** Waits that grow up to a longest one, ms, without end. */
function* growingMs(firstMs: number, factor: number, mostMs: number): Generator<number, never> {
  for (let delayMs = firstMs; ; delayMs = Math.min(delayMs * factor, mostMs)) yield delayMs
}

/** A backend that was not reached is asked again from 1 s on, by factor 1.5, capped at 60 s. */
const unreachedDelaysMs = () => growingMs(1000, 1.5, 60_000)

/** One that refuses: its rules may be mended soon, and it is asked ten times an hour at most. */
const refusedDelaysMs = () => growingMs(30_000, 2, 600_000)

/** How often a quota that is used up is asked of, and a backend that lets itself be read but not listened to, ms. */
const HOLD_MS = 60_000

/** How long to wait after what has failed since the backend last gave something; the sessions of a tab share it. */
export interface Waits {
  /**
   * Takes a failure down, and says the first one of its kind in the console.
   * @param isRead whether the backend could be read before it failed
   * @returns how long to wait before asking again, ms
   */
  readonly after: (code: string, isRead: boolean) => number
  /** How long nothing may be asked, whatever happens, ms. */
  readonly holdMs: () => number
  /** Forgets the failures: the backend gives what it is asked for. */
  readonly clear: () => void
}

export function createWaits(): Waits {
  let unreachedMs = unreachedDelaysMs()
  let refusedMs = refusedDelaysMs()
  let heldUntilMs = 0
  const said = new Set<boolean>()

  function say(code: string): void {
    const isReached = code !== UNREACHED
    if (said.has(isReached)) return
    said.add(isReached)
    if (isReached) console.warn(`Live data is not available: ${code}`)
    else console.info('Live data: not reached yet, will be asked for again')
  }

  return {
    after(code, isRead) {
      say(code)
      if (code === EXHAUSTED || isRead) heldUntilMs = performance.now() + HOLD_MS
      if (code === EXHAUSTED) return HOLD_MS
      return (code === UNREACHED ? unreachedMs : refusedMs).next().value
    },
    holdMs: () => Math.max(0, heldUntilMs - performance.now()),
    clear() {
      unreachedMs = unreachedDelaysMs()
      refusedMs = refusedDelaysMs()
      heldUntilMs = 0
      said.clear()
    },
  }
}

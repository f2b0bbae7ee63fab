/** A read that found no backend is tried again: from 1 s, by factor 1.5, capped at 60 s. */
const FIRST_DELAY_MS = 1000
const DELAY_FACTOR = 1.5
const MAX_DELAY_MS = 60_000

/** Waits that grow up to a longest one, ms, without end. */
function* growingMs(firstMs: number, factor: number, mostMs: number): Generator<number, never> {
  for (let delayMs = firstMs; ; delayMs = Math.min(delayMs * factor, mostMs)) yield delayMs
}

/** The waits between attempts to reach the backend, ms. */
export const backoffDelaysMs = () => growingMs(FIRST_DELAY_MS, DELAY_FACTOR, MAX_DELAY_MS)

/** The waits between attempts at a backend that refuses, ms: of a rule that is being mended, and ten an hour at most. */
export const refusedDelaysMs = () => growingMs(30_000, 2, 600_000)

interface Retry<T> {
  readonly attempt: () => Promise<T>
  /** Whether a failure is an answer in itself, so that asking again is pointless. */
  readonly isFinal: (error: unknown) => boolean
  /** Waits; may return earlier when there is reason to try at once. */
  readonly pause: (delayMs: number) => Promise<void>
  readonly onFailure: (error: unknown) => void
}

/** Repeats the attempt with growing pauses until it succeeds. Throws a failure that is final. */
export async function untilAnswered<T>({ attempt, isFinal, pause, onFailure }: Retry<T>): Promise<T> {
  const delaysMs = backoffDelaysMs()
  for (;;) {
    try {
      return await attempt()
    } catch (error) {
      if (isFinal(error)) throw error
      onFailure(error)
    }
    await pause(delaysMs.next().value)
  }
}

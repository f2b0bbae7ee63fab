/** Section 9 of the specification: from 1 s, by factor 1.5, capped at 60 s. */
export const FIRST_DELAY_MS = 1000
export const DELAY_FACTOR = 1.5
export const MAX_DELAY_MS = 60_000

/** The waits between attempts in ms, without end. */
export function* backoffDelaysMs(): Generator<number, never> {
  for (let delayMs = FIRST_DELAY_MS; ; delayMs = Math.min(delayMs * DELAY_FACTOR, MAX_DELAY_MS)) yield delayMs
}

export interface Retry<T> {
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

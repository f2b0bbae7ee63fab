import { refusedDelaysMs } from './backoff.ts'

/** What a backend has refused since it last gave something; the sessions of a tab, one after the other, share it. */
export interface Refusals {
  /** Takes a refusal down, and says the first one in the console. Returns how long to wait before asking again, ms. */
  readonly add: (code: string) => number
  /** Forgets them: the backend has given what it was asked for. */
  readonly clear: () => void
}

export function createRefusals(): Refusals {
  let delaysMs = refusedDelaysMs()
  let isSaid = false
  return {
    add(code) {
      if (!isSaid) console.warn(`Live data is not available: ${code}`)
      isSaid = true
      return delaysMs.next().value
    },
    clear() {
      delaysMs = refusedDelaysMs()
      isSaid = false
    },
  }
}

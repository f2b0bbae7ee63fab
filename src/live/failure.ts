/** The backend was not reached, or could not answer: asking again soon may help. Every other code is a refusal. */
export const UNREACHED = 'unavailable'

/** A quota is used up. */
export const EXHAUSTED = 'resource-exhausted'

/** What went wrong with the backend, by the code that Firestore has for it. */
export class Failure extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

import { addressOf, DOCUMENT_PATH, originOf } from '../content/firestore.ts'
import type { Backend } from '../content/settings.ts'
import { entriesOf } from './entries.ts'
import { EXHAUSTED, Failure, UNREACHED } from './failure.ts'
import { decodeFields, type WireFields } from './wire.ts'

/** How long a read may take, ms. */
const TIMEOUT_MS = 15_000

/** Returns what is wrong with an answer, by the words of Firestore or by the HTTP status alone. */
async function failureOf(response: Response): Promise<Failure> {
  if (response.status === 429) return new Failure(EXHAUSTED)
  if (response.status >= 500 || response.status === 408) return new Failure(UNREACHED)
  const { error } = await response.json().catch(() => ({}))
  const status = error?.status?.toLowerCase().replaceAll('_', '-')
  return new Failure(status ?? `HTTP ${response.status}`)
}

interface Answer {
  readonly found?: { readonly fields?: WireFields }
}

/**
 * Reads the document once, in the way in which one that is missing is no error that a browser would write into the console.
 * Returns its list of entries; undefined where there is no document. Throws a Failure.
 */
export async function readDocument(backend: Backend): Promise<readonly unknown[] | undefined> {
  const { url, documents, query } = addressOf(backend, originOf(backend))
  const ending = new AbortController()
  const timer = setTimeout(() => ending.abort(), TIMEOUT_MS)
  try {
    const body = JSON.stringify({ documents: [`${documents}/${DOCUMENT_PATH}`] })
    const response = await fetch(`${url}:batchGet${query}`, { method: 'POST', body, signal: ending.signal })
    if (!response.ok) throw await failureOf(response)
    const [{ found } = {}] = (await response.json()) as readonly Answer[]
    return found && entriesOf(decodeFields(found.fields ?? {}))
  } catch (error) {
    throw error instanceof Failure ? error : new Failure(UNREACHED)
  } finally {
    clearTimeout(timer)
  }
}

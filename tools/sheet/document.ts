import { entriesOf } from '../../src/live/entries.ts'
import { toWire } from '../../src/rules/season.ts'
import { type DataSheetEntry, readSheet } from '../../src/rules/sheet.ts'
import { checkFields, decodeFields, encodeFields, isRecord } from '../data-source/values.ts'
import type { Target } from './target.ts'

const DOCUMENT = 'config/data_sheet'
const TIMEOUT_MS = 15_000

/** The published season as it stands now. */
export interface Published {
  /** Time of its last change, which a later write can require; undefined where the document is missing. */
  readonly updateTime: string | undefined
  readonly entries: readonly DataSheetEntry[]
  /** How many values of the document the page leaves out. */
  readonly leftOut: number
}

/** The document was changed between reading and writing it; nothing was written. */
class ConflictError extends Error {}

/** Statuses of a response that say the document is not as it was when it was read. */
const CONFLICTS = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND', 'ABORTED']

interface Reply {
  readonly ok: boolean
  readonly status: string
  readonly message: string
  readonly body: Readonly<Record<string, unknown>>
}

async function call(target: Target, url: string, body?: unknown): Promise<Reply> {
  const headers = { 'Content-Type': 'application/json', ...(await target.authorize()) }
  let response: Response
  try {
    response = await fetch(url, {
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    throw new Error(`${target.name} cannot be reached: ${cause instanceof Error ? cause.message : cause}`)
  }
  const text = await response.text()
  const parsed = parse(text)
  const failure = isRecord(parsed.error) ? parsed.error : {}
  const message = String(failure.message ?? text.slice(0, 200))
  return { ok: response.ok, status: String(failure.status ?? response.status), message, body: parsed }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

/** Returns the season that is published. Throws with the backend's reason. */
export async function readPublished(target: Target): Promise<Published> {
  const reply = await call(target, `${target.documents}/${DOCUMENT}`)
  if (reply.status === 'NOT_FOUND') return { updateTime: undefined, entries: [], leftOut: 0 }
  if (!reply.ok) throw new Error(`${target.name} refused to be read: ${reply.status}, ${reply.message}`)
  const { entries, faults } = readSheet(entriesOf(decodeFields(checkFields(reply.body.fields))))
  return { updateTime: String(reply.body.updateTime), entries, leftOut: faults.length }
}

/** Firestore sorts the keys of a map: with these it keeps the order of the entries. */
const keyOf = (entry: DataSheetEntry, place: number): string =>
  `e${String(place).padStart(2, '0')}_${entry.basePattern}`

/**
 * Replaces the field `sheet` in one write, if the document is still as `before` read it; its other fields stay.
 * Throws a ConflictError where it is not, and with the backend's reason where it refuses.
 */
export async function writeSheet(
  target: Target,
  entries: readonly DataSheetEntry[],
  before: Published,
): Promise<void> {
  const wire = toWire(entries)
  const sheet = Object.fromEntries(entries.map((entry, place) => [keyOf(entry, place), wire[place]]))
  const { updateTime } = before
  const write = {
    update: { name: `${target.resource}/${DOCUMENT}`, fields: encodeFields({ sheet }) },
    updateMask: { fieldPaths: ['sheet'] },
    currentDocument: updateTime === undefined ? { exists: false } : { updateTime },
  }
  const reply = await call(target, `${target.documents}:commit`, { writes: [write] })
  if (reply.ok) return
  if (CONFLICTS.includes(reply.status)) {
    throw new ConflictError('the season was changed by someone else meanwhile; nothing was written')
  }
  throw new Error(`${target.name} refused the change: ${reply.status}, ${reply.message}`)
}

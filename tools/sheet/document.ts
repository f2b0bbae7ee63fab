import { DOCUMENT_PATH } from '../../src/content/firestore.ts'
import { entriesOf } from '../../src/live/entries.ts'
import { decodeFields, type WireFields } from '../../src/live/wire.ts'
import { toWire } from '../../src/rules/season.ts'
import { type DataSheetEntry, readSheet } from '../../src/rules/sheet.ts'
import { checkFields, encodeFields, isRecord } from '../data-source/values.ts'
import type { Target } from './target.ts'

/** The season that the published one has replaced. No rule lets the public read it. */
const PREVIOUS = `${DOCUMENT_PATH}_previous`
const TIMEOUT_MS = 15_000

/** The published season as it stands now. */
export interface Published {
  /** Time of its last change, which a later write can require; undefined where the document is missing. */
  readonly updateTime: string | undefined
  readonly entries: readonly DataSheetEntry[]
  /** How many values of the document the page leaves out. */
  readonly leftOut: number
  /** The field `sheet` as it is stored; empty where there is none. */
  readonly fields: WireFields
}

/** The document was changed between reading and writing it; nothing was written. */
class ConflictError extends Error {}

/** Statuses of a response that say the document is not as it was when it was read. */
const CONFLICTS = ['FAILED_PRECONDITION', 'ALREADY_EXISTS', 'NOT_FOUND', 'ABORTED']

async function call(target: Target, url: string, body?: unknown) {
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
  const parsed: unknown = await response.json().catch(() => ({}))
  const reply = isRecord(parsed) ? parsed : {}
  const failure = isRecord(reply.error) ? reply.error : {}
  const message = String(failure.message ?? response.statusText)
  return { ok: response.ok, status: String(failure.status ?? response.status), message, body: reply }
}

async function readSeason(target: Target, document: string): Promise<Published> {
  const reply = await call(target, `${target.documents}/${document}`)
  if (reply.status === 'NOT_FOUND') return { updateTime: undefined, entries: [], leftOut: 0, fields: {} }
  if (!reply.ok) throw new Error(`${target.name} refused to be read: ${reply.status}, ${reply.message}`)
  const { sheet } = checkFields(reply.body.fields)
  const fields: WireFields = sheet ? { sheet } : {}
  const { entries, faults } = readSheet(entriesOf(decodeFields(fields)))
  return { updateTime: String(reply.body.updateTime), entries, leftOut: faults.length, fields }
}

/** Returns the season that is published. Throws with the backend's reason. */
export const readPublished = (target: Target): Promise<Published> => readSeason(target, DOCUMENT_PATH)

/** Returns the season that the published one has replaced. Throws with the backend's reason. */
export const readPrevious = (target: Target): Promise<Published> => readSeason(target, PREVIOUS)

/** Firestore sorts the keys of a map: with these it keeps the order of the entries. */
const keyOf = (entry: DataSheetEntry, place: number): string =>
  `e${String(place).padStart(2, '0')}_${entry.basePattern}`

/** Replaces the published season by one of those entries; see `replaceSheet`. */
export function writeSheet(
  target: Target,
  entries: readonly DataSheetEntry[],
  before: Published,
): Promise<void> {
  const wire = toWire(entries)
  const sheet = Object.fromEntries(entries.map((entry, place) => [keyOf(entry, place), wire[place]]))
  return replaceSheet(target, encodeFields({ sheet }), before)
}

/**
 * Replaces the field `sheet`, if the document is still as `before` read it, and keeps what stood there: both in one
 * commit. The document's other fields stay. Throws a ConflictError where it is not as it was, and with the backend's
 * reason where it refuses.
 */
export async function replaceSheet(target: Target, fields: WireFields, before: Published): Promise<void> {
  const { updateTime } = before
  const writeOf = (document: string, next: WireFields) => ({
    update: { name: `${target.resource}/${document}`, fields: next },
    updateMask: { fieldPaths: ['sheet'] },
  })
  const currentDocument = updateTime === undefined ? { exists: false } : { updateTime }
  const writes = [{ ...writeOf(DOCUMENT_PATH, fields), currentDocument }]
  const kept = updateTime === undefined ? [] : [writeOf(PREVIOUS, before.fields)]
  const reply = await call(target, `${target.documents}:commit`, { writes: [...writes, ...kept] })
  if (reply.ok) return
  if (CONFLICTS.includes(reply.status)) {
    throw new ConflictError('the season was changed by someone else meanwhile; nothing was written')
  }
  throw new Error(`${target.name} refused the change: ${reply.status}, ${reply.message}`)
}

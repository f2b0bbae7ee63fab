import type { DocumentStore, Precondition, StoredDocument } from './documents.ts'
import { PreconditionError } from './documents.ts'
import type { StatusName } from './listen.ts'
import { documentPath, STATUS } from './listen.ts'
import { checkFields, defineAll, InvalidValueError, isRecord, type WireFields } from './values.ts'

export interface RestResponse {
  readonly status: number
  readonly body: unknown
}

export interface RestRequest {
  readonly method: string
  readonly url: URL
  readonly body: string
}

/** Returns the response to a request of Firestore's REST interface: get, patch, delete, `:commit`, `:batchGet`. */
export function restResponse(store: DocumentStore, { method, url, body }: RestRequest): RestResponse {
  try {
    const resource = decodeURIComponent(url.pathname.replace(/^\/v1\//, ''))
    const [, root = '', verb] = /^(projects\/[^/]+\/databases\/[^/]+\/documents):(\w+)$/.exec(resource) ?? []
    if (verb !== undefined) return callVerb(store, root, verb, parseBody(body))
    const path = documentPath(resource)
    // Collections and queries: the site's rules allow no listing.
    if (path === undefined) return failure('PERMISSION_DENIED', 'only single documents can be read')
    const precondition = readPrecondition({
      exists: url.searchParams.get('currentDocument.exists'),
      updateTime: url.searchParams.get('currentDocument.updateTime'),
    })
    if (method === 'GET') {
      const document = store.read(path)
      return document ? success(toWire(resource, document)) : failure('NOT_FOUND', `${path} was not found`)
    }
    if (method === 'DELETE') {
      store.remove(path, precondition)
      return success({})
    }
    if (method !== 'PATCH') return failure('UNIMPLEMENTED', `${method} is not supported`)
    const fields = checkFields(parseBody(body).fields)
    const mask = url.searchParams.getAll('updateMask.fieldPaths')
    const merged = mask.length === 0 ? fields : mergeFields(store.read(path)?.fields, fields, mask)
    return success(toWire(resource, store.write(path, checkFields(merged), precondition)))
  } catch (error) {
    if (error instanceof InvalidValueError || error instanceof SyntaxError || error instanceof URIError)
      return failure('INVALID_ARGUMENT', error.message)
    if (error instanceof PreconditionError) return failure('FAILED_PRECONDITION', error.message)
    throw error
  }
}

/** Returns an error in the form that Google's services give it. */
export function failure(status: StatusName, message: string): RestResponse {
  const { http } = STATUS[status]
  return { status: http, body: { error: { code: http, message, status } } }
}

function success(body: unknown): RestResponse {
  return { status: 200, body }
}

function callVerb(
  store: DocumentStore,
  root: string,
  verb: string,
  body: Record<string, unknown>,
): RestResponse {
  if (verb === 'batchGet') return success(batchGet(store, listOf(body.documents)))
  if (verb === 'commit') return commit(store, listOf(body.writes))
  if (verb === 'runQuery') return failure('PERMISSION_DENIED', 'queries are not allowed')
  return failure('UNIMPLEMENTED', `${root.slice(0, 200)}:${verb} is not supported`)
}

function batchGet(store: DocumentStore, names: readonly unknown[]): readonly unknown[] {
  const readTime = store.readTime()
  return names.map(name => {
    const document = store.read(requirePath(name))
    return document ? { found: toWire(String(name), document), readTime } : { missing: name, readTime }
  })
}

function commit(store: DocumentStore, writes: readonly unknown[]): RestResponse {
  // All writes are checked before the first is made: a commit succeeds or fails as a whole.
  const steps = writes.map(write => planWrite(store, write))
  const writeResults = steps.map(step => step())
  return success({ writeResults, commitTime: store.readTime() })
}

function planWrite(store: DocumentStore, write: unknown): () => unknown {
  if (!isRecord(write)) throw new InvalidValueError('a write must be an object')
  const precondition = readPrecondition(isRecord(write.currentDocument) ? write.currentDocument : {})
  if (write.delete !== undefined) {
    const path = requirePath(write.delete)
    store.require(path, precondition)
    return () => {
      store.remove(path)
      return {}
    }
  }
  if (!isRecord(write.update) || write.updateTransforms !== undefined)
    throw new InvalidValueError('a write is an update without transforms, or a delete')
  const path = requirePath(write.update.name)
  store.require(path, precondition)
  const fields = checkFields(write.update.fields)
  const mask = isRecord(write.updateMask) ? listOf(write.updateMask.fieldPaths).map(String) : undefined
  if (mask) checkFields(mergeFields(store.read(path)?.fields, fields, mask))
  return () => {
    const merged = mask ? mergeFields(store.read(path)?.fields, fields, mask) : fields
    return { updateTime: store.write(path, merged).updateTime }
  }
}

/** The fields after an update with a mask: named paths are taken from `update`, or removed where it lacks them. */
function mergeFields(
  before: WireFields | undefined,
  update: WireFields,
  mask: readonly string[],
): WireFields {
  let merged = before ?? {}
  for (const fieldPath of mask) merged = mergePath(merged, update, parseFieldPath(fieldPath))
  return merged
}

function mergePath(before: WireFields, update: WireFields, path: readonly string[]): WireFields {
  const [name = '', ...rest] = path
  const own = Object.hasOwn(update, name) ? update[name] : undefined
  const others = Object.entries(before).filter(([other]) => other !== name)
  if (rest.length === 0) return defineAll(own ? [...others, [name, own]] : others)
  const fields = mergePath(
    mapFields(Object.hasOwn(before, name) ? before[name] : undefined),
    mapFields(own),
    rest,
  )
  return defineAll([...others, [name, { mapValue: { fields } }]])
}

function mapFields(value: unknown): WireFields {
  const map = isRecord(value) ? value.mapValue : undefined
  return isRecord(map) && isRecord(map.fields) ? (map.fields as WireFields) : {}
}

/** The segments of a field path; a segment in backquotes may hold any character. */
function parseFieldPath(fieldPath: string): readonly string[] {
  const segments = fieldPath.match(/`(?:[^`\\]|\\.)*`|[^.`]+/g) ?? []
  if (segments.length === 0) throw new InvalidValueError('a field path is empty')
  return segments.map(each => (each.startsWith('`') ? each.slice(1, -1).replace(/\\(.)/g, '$1') : each))
}

function readPrecondition(given: Readonly<Record<string, unknown>>): Precondition {
  return {
    ...(given.exists == null ? {} : { exists: String(given.exists) === 'true' }),
    ...(given.updateTime == null ? {} : { updateTime: String(given.updateTime) }),
  }
}

function requirePath(name: unknown): string {
  const path = documentPath(name)
  if (path === undefined) throw new InvalidValueError('that names no document')
  return path
}

function parseBody(body: string): Record<string, unknown> {
  const parsed: unknown = body === '' ? {} : JSON.parse(body)
  if (!isRecord(parsed)) throw new InvalidValueError('the body must be a JSON object')
  return parsed
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function toWire(name: string, document: StoredDocument): unknown {
  return { name, ...document }
}

import { type DocumentStore, type Precondition, PreconditionError } from './documents.ts'
import { documentPath, STATUS, type StatusName } from './listen.ts'
import { checkFields, InvalidValueError, isRecord } from './values.ts'

export type RestResponse = { readonly status: number; readonly body: unknown }

/** Returns the response to a request of Firestore's REST interface: get of a document, `:batchGet` and `:commit` of several. */
export function restResponse(store: DocumentStore, method: string, url: URL, body: string): RestResponse {
  try {
    const resource = decodeURIComponent(url.pathname.replace(/^\/v1\//, ''))
    if (method === 'POST' && resource.endsWith('/documents:commit'))
      return commit(store, parseBody(body).writes)
    if (method === 'POST' && resource.endsWith('/documents:batchGet'))
      return batchGet(store, parseBody(body).documents)
    const path = documentPath(resource)
    // Collections and queries: the site's rules allow no listing.
    if (path === undefined) return failure('PERMISSION_DENIED', 'only single documents can be read')
    if (method !== 'GET') return failure('UNIMPLEMENTED', `${method} is not supported`)
    const document = store.read(path)
    if (document) return { status: 200, body: { name: resource, ...document } }
    return failure('NOT_FOUND', `${path} was not found`)
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

function commit(store: DocumentStore, writes: unknown): RestResponse {
  if (!Array.isArray(writes)) throw new InvalidValueError('writes must be a list')
  // All writes are checked before the first is made: a commit succeeds or fails as a whole.
  const steps = writes.map(write => planWrite(store, write))
  return { status: 200, body: { writeResults: steps.map(step => step()), commitTime: store.readTime() } }
}

function batchGet(store: DocumentStore, names: unknown): RestResponse {
  if (!Array.isArray(names)) throw new InvalidValueError('documents must be a list')
  const body = names.map(name => {
    const document = store.read(documentPath(name) ?? '')
    return {
      ...(document ? { found: { name, ...document } } : { missing: name }),
      readTime: store.readTime(),
    }
  })
  return { status: 200, body }
}

const part = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

/** Checks one write, and returns what makes it: an update of a whole document, or of the fields that its mask names. */
function planWrite(store: DocumentStore, write: unknown): () => unknown {
  const update = part(write, 'update')
  const path = documentPath(part(update, 'name'))
  if (path === undefined) throw new InvalidValueError('a write is an update of a document')
  const fields = checkFields(part(update, 'fields'))
  const mask = part(part(write, 'updateMask'), 'fieldPaths')
  const before = store.require(path, (part(write, 'currentDocument') ?? {}) as Precondition)
  const isKept = ([name]: readonly [string, unknown]) => Array.isArray(mask) && !mask.includes(name)
  const kept = Object.entries(before?.fields ?? {}).filter(isKept)
  return () => ({ updateTime: store.write(path, { ...Object.fromEntries(kept), ...fields }).updateTime })
}

function parseBody(body: string): Record<string, unknown> {
  const parsed: unknown = body === '' ? {} : JSON.parse(body)
  if (!isRecord(parsed)) throw new InvalidValueError('the body must be a JSON object')
  return parsed
}

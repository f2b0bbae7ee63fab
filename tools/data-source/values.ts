/** A Firestore Value as its REST and Listen JSON spell it: an object with exactly one `…Value` key. */
interface WireValue {
  readonly [kind: string]: unknown
}
export interface WireFields {
  readonly [name: string]: WireValue
}

/** What was sent cannot be a Firestore value; refused with status 400. */
export class InvalidValueError extends Error {}

/** Firestore's own limits: bytes of one document, and levels of maps and arrays inside it. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024
const MAX_DEPTH = 20

/** Names that Firestore keeps for itself; its client ends in an internal error over one. */
const RESERVED_NAME = /^__.*__$/
const REFERENCE = /^projects\/[^/]+\/databases\/[^/]+\/documents(\/[^/]+\/[^/]+)+$/
const BASE64 = /^(?:[\w+/-]{4})*(?:[\w+/-]{2}(?:==)?|[\w+/-]{3}=?)?$/
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/

const isText = (value: unknown, pattern: RegExp): value is string =>
  typeof value === 'string' && pattern.test(value)

const isWhole = (value: unknown): boolean =>
  Number.isSafeInteger(value) ||
  (isText(value, /^-?\d{1,19}$/) && BigInt.asIntN(64, BigInt(value)) === BigInt(value))

const isDegrees = (value: unknown, most: number): boolean =>
  value === undefined || (typeof value === 'number' && Math.abs(value) <= most)

const SCALAR_CHECKS: Readonly<Record<string, (value: unknown) => boolean>> = {
  nullValue: value => value === null || value === 'NULL_VALUE',
  booleanValue: value => typeof value === 'boolean',
  integerValue: isWhole,
  doubleValue: value => typeof value === 'number' || value === 'NaN' || /^-?Infinity$/.test(String(value)),
  timestampValue: value => isText(value, TIME) && !Number.isNaN(Date.parse(value)),
  stringValue: value => typeof value === 'string',
  bytesValue: value => isText(value, BASE64),
  referenceValue: value => isText(value, REFERENCE),
  geoPointValue: value => isRecord(value) && isDegrees(value.latitude, 90) && isDegrees(value.longitude, 180),
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the fields of a document as Firestore encodes them. Throws InvalidValueError for what it cannot hold. */
export function encodeFields(data: object): WireFields {
  return defineAll(Object.entries(data).map(([name, value]) => [name, encodeValue(value)]))
}

/** Returns the plain JS object that `encodeFields` would turn into these fields. */
export function decodeFields(fields: WireFields): Record<string, unknown> {
  return defineAll(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]))
}

function encodeValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'bigint') return { integerValue: String(value) }
  if (typeof value === 'number') return encodeNumber(value)
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } }
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } }
  throw new InvalidValueError(`a document cannot hold a value of type ${typeof value}`)
}

function encodeNumber(value: number): WireValue {
  if (Number.isSafeInteger(value) && !Object.is(value, -0)) return { integerValue: String(value) }
  // JSON has no spelling for these, so Firestore's JSON writes them as strings; -0 survives as a number.
  return { doubleValue: Number.isFinite(value) ? value : String(value) }
}

function decodeValue(value: WireValue): unknown {
  const [kind = '', content] = Object.entries(value)[0] ?? []
  switch (kind) {
    case 'nullValue':
      return null
    case 'integerValue':
      return Number.isSafeInteger(Number(content)) ? Number(content) : BigInt(String(content))
    case 'doubleValue':
      return Number(content)
    case 'timestampValue':
      return new Date(String(content))
    case 'bytesValue':
      return new Uint8Array(Buffer.from(String(content), 'base64'))
    case 'arrayValue':
      return valuesOf(content).map(decodeValue)
    case 'mapValue':
      return decodeFields(fieldsOf(content))
    default:
      return content
  }
}

/** Returns the document fields in a request, checked. Throws InvalidValueError with what is wrong. */
export function checkFields(fields: unknown): WireFields {
  if (fields === undefined) return {}
  if (!isRecord(fields)) throw new InvalidValueError('fields must be an object')
  checkNames(fields)
  for (const value of Object.values(fields)) checkValue(value, 1)
  const checked = fields as WireFields
  if (sizeOfFields(checked) > MAX_DOCUMENT_BYTES)
    throw new InvalidValueError(`the document exceeds the maximum of ${MAX_DOCUMENT_BYTES} bytes`)
  return checked
}

function checkNames(fields: object): void {
  for (const name of Object.keys(fields)) {
    if (name === '' || RESERVED_NAME.test(name)) throw new InvalidValueError('a field has a reserved name')
  }
}

function checkValue(value: unknown, depth: number): void {
  const [kind, ...rest] = isRecord(value) ? Object.keys(value) : []
  if (!isRecord(value) || kind === undefined || rest.length > 0)
    throw new InvalidValueError('a value is an object with exactly one …Value key')
  const content = value[kind]
  if (kind === 'arrayValue' || kind === 'mapValue') {
    if (depth >= MAX_DEPTH) throw new InvalidValueError(`values are nested deeper than ${MAX_DEPTH} levels`)
    if (!isRecord(content)) throw new InvalidValueError(`${kind} must be an object`)
    if (kind === 'mapValue') checkNames(content.fields ?? {})
    const children = kind === 'arrayValue' ? (content.values ?? []) : Object.values(content.fields ?? {})
    if (!Array.isArray(children)) throw new InvalidValueError('values of an arrayValue must be a list')
    if (kind === 'arrayValue' && children.some(child => isRecord(child) && 'arrayValue' in child))
      throw new InvalidValueError('an array cannot hold another array')
    for (const child of children) checkValue(child, depth + 1)
    return
  }
  const isValid = Object.hasOwn(SCALAR_CHECKS, kind) && SCALAR_CHECKS[kind]?.(content)
  if (!isValid) throw new InvalidValueError(`${kind.slice(0, 40)} does not hold such a value`)
}

/** Returns the bytes as Firestore counts them for its limit: names and strings are UTF-8 plus one, numbers and times 8. */
export function sizeOfFields(fields: WireFields): number {
  let bytes = 0
  for (const [name, value] of Object.entries(fields))
    bytes += Buffer.byteLength(name) + 1 + sizeOfValue(value)
  return bytes
}

function sizeOfValue(value: WireValue): number {
  const [kind = '', content] = Object.entries(value)[0] ?? []
  if (kind === 'arrayValue') return valuesOf(content).reduce((sum, child) => sum + sizeOfValue(child), 0)
  if (kind === 'mapValue') return sizeOfFields(fieldsOf(content))
  if (kind === 'nullValue' || kind === 'booleanValue') return 1
  if (kind === 'geoPointValue') return 16
  if (kind === 'bytesValue') return Buffer.byteLength(String(content), 'base64')
  return kind === 'stringValue' || kind === 'referenceValue' ? Buffer.byteLength(String(content)) + 1 : 8
}

function valuesOf(content: unknown): readonly WireValue[] {
  return isRecord(content) && Array.isArray(content.values) ? content.values : []
}

function fieldsOf(content: unknown): WireFields {
  return isRecord(content) && isRecord(content.fields) ? (content.fields as WireFields) : {}
}

/** Returns an object with these own properties, `__proto__` included, which a plain assignment would lose. */
export function defineAll<T>(entries: readonly (readonly [string, T])[]): Record<string, T> {
  return Object.fromEntries(entries)
}

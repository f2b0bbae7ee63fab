import type { WireFields, WireValue } from '../../src/live/wire.ts'

/** What was sent cannot be a Firestore value; refused with status 400. */
export class InvalidValueError extends Error {}

/** Every kind of value with the types that JSON may have for it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  nullValue: ['object', 'string'],
  booleanValue: ['boolean'],
  integerValue: ['string', 'number'],
  doubleValue: ['number', 'string'],
  timestampValue: ['string'],
  stringValue: ['string'],
  bytesValue: ['string'],
  referenceValue: ['string'],
  geoPointValue: ['object'],
  arrayValue: ['object'],
  mapValue: ['object'],
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the fields of a document as Firestore encodes them. Throws InvalidValueError for what it cannot hold. */
export const encodeFields = (data: object): WireFields =>
  Object.fromEntries(Object.entries(data).map(([name, value]) => [name, encodeValue(value)]))

function encodeValue(value: unknown): WireValue {
  if (value === null) return { nullValue: null }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (typeof value === 'string') return { stringValue: value }
  if (Number.isSafeInteger(value)) return { integerValue: String(value) }
  // JSON has no spelling for what is not finite, so Firestore's JSON writes it as a string.
  if (typeof value === 'number') return { doubleValue: Number.isFinite(value) ? value : String(value) }
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encodeValue) } }
  if (typeof value === 'object') return { mapValue: { fields: encodeFields(value) } }
  throw new InvalidValueError(`a document cannot hold a value of type ${typeof value}`)
}

const childrenOf = (kind: string, content: { values?: readonly unknown[]; fields?: object }) =>
  kind === 'arrayValue' ? (content.values ?? []) : Object.values(content.fields ?? {})

/** Returns the document fields in a request, checked. Throws InvalidValueError with what is wrong. */
export function checkFields(fields: unknown): WireFields {
  if (fields === undefined) return {}
  if (!isRecord(fields)) throw new InvalidValueError('fields must be an object')
  for (const value of Object.values(fields)) checkValue(value)
  return fields as WireFields
}

function checkValue(value: unknown): void {
  const [kind = '', ...rest] = isRecord(value) ? Object.keys(value) : []
  if (!isRecord(value) || !Object.hasOwn(KINDS, kind) || rest.length > 0)
    throw new InvalidValueError('a value is an object with exactly one …Value key')
  const content = value[kind]
  if (!KINDS[kind]?.includes(typeof content))
    throw new InvalidValueError(`${kind} does not hold such a value`)
  if (kind !== 'arrayValue' && kind !== 'mapValue') return
  const children: unknown = childrenOf(kind, content as object)
  if (!Array.isArray(children)) throw new InvalidValueError('values of an arrayValue must be a list')
  for (const child of children) checkValue(child)
}

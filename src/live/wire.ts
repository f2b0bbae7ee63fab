/** A Firestore Value as its REST and Listen JSON spell it: an object with exactly one `…Value` key. */
export interface WireValue {
  readonly [kind: string]: unknown
}
export interface WireFields {
  readonly [name: string]: WireValue
}

interface WireContent {
  readonly values?: readonly WireValue[]
  readonly fields?: WireFields
}

/** Returns the plain values of a document's fields; what a season never holds stays as it is. */
export const decodeFields = (fields: WireFields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decodeValue(value)]))

function decodeValue(value: WireValue): unknown {
  const [kind = '', content] = Object.entries(value)[0] ?? []
  if (kind === 'nullValue') return null
  if (kind === 'integerValue' || kind === 'doubleValue') return Number(content)
  const { values = [], fields = {} }: WireContent = Object(content)
  if (kind === 'arrayValue') return values.map(decodeValue)
  return kind === 'mapValue' ? decodeFields(fields) : content
}

/**
 * The list of entries in the configuration document: the values of its field `sheet`, in the order in which
 * JavaScript lists them. A `sheet` that is no plain object or list gives the empty list, which changes nothing on
 * the page. Never throws.
 */
export function entriesOf(documentData: unknown): readonly unknown[] {
  if (!isPlain(documentData)) return []
  const sheet = Object.hasOwn(documentData, 'sheet') ? documentData.sheet : undefined
  return Array.isArray(sheet) || isPlain(sheet) ? Object.values(sheet) : []
}

/** The client's own classes (times, references, bytes) are objects too, but their insides are no entries. */
function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a JSON text with its keys of digits changed: entries keyed by pattern would otherwise come in the order of
 * the numbers 123 to 3210 and not in that of the file.
 */
const withoutNumberKeys = (text: string): string =>
  text.replace(/"((?:[^"\\]|\\.)*)"(\s*:)?/g, (whole, content: string, colon: string | undefined) =>
    colon && /^\d+$/.test(content) ? `"#${content}"${colon}` : whole,
  )

/**
 * Returns the entries of a JSON text in its order: a list, an object whose values they are, or either in the field
 * `sheet`. Throws a SyntaxError.
 */
export function readJson(text: string): readonly unknown[] {
  const content: unknown = JSON.parse(withoutNumberKeys(text))
  const sheet = isRecord(content) && Object.hasOwn(content, 'sheet') ? content.sheet : content
  if (!Array.isArray(sheet) && !isRecord(sheet)) throw new SyntaxError('it holds no list of entries')
  return Object.values(sheet)
}

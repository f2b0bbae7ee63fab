const QUOTED_CHARACTERS = 40

/** Control, bidi, zero-width and lone-surrogate characters, line breaks, and what would end the quotation. */
const UNPRINTABLE = /[\p{C}\p{Zl}\p{Zp}"\\]/gu

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/**
 * A short, harmless description of any value at all, for a message to an operator: at most 40 characters
 * of it are quoted, what could garble a console is escaped, and no code of the value's own is run.
 */
export function quoteValue(value: unknown): string {
  switch (typeof value) {
    case 'string': {
      const start = value.slice(0, QUOTED_CHARACTERS).replace(UNPRINTABLE, escapeCharacter)
      return `"${start}"${value.length > QUOTED_CHARACTERS ? '…' : ''}`
    }
    case 'number':
    case 'boolean':
      return String(value)
    case 'object':
      return value === null ? 'null' : describeObject(value)
    case 'undefined':
      return 'missing'
    default:
      return `a ${typeof value}`
  }
}

function describeObject(value: object): string {
  try {
    return Array.isArray(value) ? 'a list' : 'an object'
  } catch {
    // A revoked proxy refuses even this question.
    return 'an object'
  }
}

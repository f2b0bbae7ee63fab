/** A Firestore document holds 1 MiB, and a season in it takes 4 kB. */
const MAX_BYTES = 1024 * 1024

/** Returns how a text is written: its mark says so, or, as it begins with a character of ASCII, which of two bytes is 0. */
function encodingOf(start: string): string {
  if (/^(ÿþ|[^\0]\0)/.test(start)) return 'utf-16le'
  return /^(þÿ|\0)/.test(start) ? 'utf-16be' : 'utf-8'
}

/** Returns the text of a file's bytes, UTF-8 or UTF-16, without its byte order mark. Throws where there is none. */
export function decodeText(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1')
  if (bytes.length > MAX_BYTES)
    throw new Error(
      `this is no season: it has ${(bytes.length / 1e6).toFixed(1)} MB; a season has a few kB, at most 1 MB`,
    )
  if (start === 'PK\u0003\u0004')
    throw new Error(
      'this is no season: it is a workbook (xlsx, ods) or another archive: save the sheet as CSV',
    )
  const encoding = encodingOf(start)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`this is no ${encoding.toUpperCase()} text: save it as CSV in UTF-8`)
  }
}

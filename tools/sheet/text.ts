/** A Firestore document holds 1 MiB, and a season in it takes 4 kB. */
const MAX_BYTES = 1024 * 1024

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, i) => bytes[i] === byte)

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le'
  return startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : 'utf-8'
}

/** Returns the text of a file's bytes, UTF-8 or UTF-16, without its byte order mark. Throws where there is none. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length > MAX_BYTES) {
    throw new Error(
      `this is no season: it has ${(bytes.length / 1e6).toFixed(1)} MB; a season has a few kB, at most 1 MB`,
    )
  }
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
    throw new Error(
      'this is no season: it is a workbook (xlsx, ods) or another archive: save the sheet as CSV',
    )
  }
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`this is no ${encoding.toUpperCase()} text: save it as CSV in UTF-8`)
  }
}

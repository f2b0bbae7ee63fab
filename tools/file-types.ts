import { extname } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

/** Returns the media type of a file by its name. */
export const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream'

/** Returns whether files of a type get smaller on the wire. */
export const isCompressible = (type: string): boolean => /^text\/|json|xml/.test(type)

/** Names of the compressed copies that a build leaves beside a file. */
export const PACKED = { br: '.br', gzip: '.gz' } as const

/** Returns whether a file is the compressed copy of another one: hosts send it in that one's place. */
export const isPacked = (file: string): boolean => Object.values<string>(PACKED).includes(extname(file))

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { EmulatorAddress } from '../src/content/settings.ts'
import { EMULATOR_FILE } from '../src/live/emulator.ts'
import { isCompressible, isPacked, typeOf } from './file-types.ts'
import { cacheControlOf, securityHeaders } from './headers.ts'
import { listen } from './ports.ts'

/** Brotli's 11 is several times slower and saves 2 % more. */
const BROTLI_QUALITY = 9

type Encoding = 'identity' | 'gzip' | 'br'

interface SiteFile {
  readonly type: string
  readonly bodies: Readonly<Partial<Record<Encoding, Buffer>>>
  readonly etag: string
}

/** Files of a built site by their address: `/docs.html` stands at `/docs`, `/index.html` at `/`. */
export type Site = ReadonlyMap<string, SiteFile>

const NOT_FOUND = '/404.html'

function siteFile(name: string, identity: Buffer): SiteFile {
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 22)
  return { type: typeOf(name), etag, bodies: { identity } }
}

async function readSiteFile(name: string): Promise<SiteFile> {
  const identity = await readFile(name)
  const file = siteFile(name, identity)
  if (!isCompressible(file.type)) return file
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { ...file, bodies: { identity, br, gzip: gz } }
}

const addressOf = (file: string): string =>
  file === NOT_FOUND ? file : file.replace(/\.html$/, '').replace(/\/index$/, '') || '/'

/** Returns a built site, read into memory, each text compressed once. Throws where the folder cannot be read. */
export async function loadSite(folder: string): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = names
    .filter(entry => entry.isFile() && !isPacked(entry.name))
    .map(name => join(name.parentPath, name.name).slice(join(folder).length).replaceAll('\\', '/'))
  return new Map(
    await Promise.all(
      files.map(async file => [addressOf(file), await readSiteFile(join(folder, file))] as const),
    ),
  )
}

/** Returns the address that a request for `/docs/`, `/docs.html` or `/index.html` is sent to; undefined elsewhere. */
function redirectOf(site: Site, path: string): string | undefined {
  if (path === '/' || path === NOT_FOUND) return undefined
  const clean = addressOf(path.replace(/\/+$/, ''))
  return clean !== path && site.get(clean)?.type.startsWith('text/html') ? clean : undefined
}

function encodingFor(request: IncomingMessage, file: SiteFile): Encoding {
  const accepted = new Map(
    String(request.headers['accept-encoding'] ?? '')
      .split(',')
      .map(each => each.trim().split(/\s*;\s*q=/))
      .map(([name = '', quality = '1']) => [name, Number(quality)]),
  )
  const wanted = (['br', 'gzip'] as const).find(encoding => file.bodies[encoding] && accepted.get(encoding))
  return wanted ?? 'identity'
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { status, path }: { readonly status: number; readonly path: string },
): void {
  const encoding = encodingFor(request, file)
  const body = file.bodies[encoding] ?? Buffer.of()
  const etag = `"${file.etag}${encoding === 'identity' ? '' : `-${encoding}`}"`
  response.setHeader('ETag', etag)
  response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Cache-Control', cacheControlOf(status === 200 ? path : NOT_FOUND))
  const known = String(request.headers['if-none-match'] ?? '')
    .split(',')
    .map(each => each.trim().replace(/^W\//, ''))
  if (status === 200 && known.includes(etag)) return void response.writeHead(304).end()
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Length', body.length)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body)
}

function pathOf(request: IncomingMessage): { path: string; query: string } {
  const [path = '/', ...query] = (request.url ?? '/').split('?')
  try {
    return { path: decodeURIComponent(path), query: query.length > 0 ? `?${query.join('?')}` : '' }
  } catch {
    return { path: NOT_FOUND, query: '' }
  }
}

function respond(
  site: Site,
  headers: Readonly<Record<string, string>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return void response.writeHead(405, { Allow: 'GET, HEAD' }).end()
  }
  const { path, query } = pathOf(request)
  const file = path === NOT_FOUND ? undefined : site.get(path)
  const elsewhere = redirectOf(site, path)
  const notFound = site.get(NOT_FOUND)
  if (file) send(request, response, file, { status: 200, path })
  else if (elsewhere) response.writeHead(301, { Location: elsewhere + query }).end()
  else if (notFound) send(request, response, notFound, { status: 404, path })
  else response.writeHead(404).end()
}

/** Returns a site that tells its pages where their emulator is. */
const withEmulator = (site: Site, address: ServeOptions['emulator']): Site =>
  address
    ? new Map([...site, [EMULATOR_FILE, siteFile(EMULATOR_FILE, Buffer.from(JSON.stringify(address)))]])
    : site

export interface SiteServer {
  readonly url: string
  readonly port: number
  /** Serves another build from now on, as a deploy does. */
  replace(site: Site): void
  close(): Promise<void>
}

export interface ServeOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number
  readonly host?: string
  /** Where the pages of a build for an emulator find theirs; other pages read from Firestore, and with null from nowhere. */
  readonly emulator?: EmulatorAddress | null
  /** Origins that may show the page in a frame; none unless given. */
  readonly frameOrigins?: readonly string[]
}

/** Serves a site as the hosts in firebase.json and nginx/site.conf do. Throws a PortInUseError. */
export async function serveSite(site: Site, options: ServeOptions = {}): Promise<SiteServer> {
  const { port = 0, host = '127.0.0.1', emulator, frameOrigins } = options
  const liveOrigins =
    emulator === undefined ? undefined : emulator ? [`http://${emulator.host}:${emulator.port}`] : []
  const headers = securityHeaders(liveOrigins, frameOrigins)
  let current = withEmulator(site, emulator)
  const server = createServer((request, response) => respond(current, headers, request, response))
  const actual = await listen(server, port, host)
  return {
    url: `http://${host}:${actual}/`,
    port: actual,
    replace: next => {
      current = withEmulator(next, emulator)
    },
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

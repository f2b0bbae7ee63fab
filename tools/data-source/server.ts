import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { decodeFields, type WireFields } from '../../src/live/wire.ts'
import { listen } from '../ports.ts'
import { Channels, LISTEN_CHANNEL_PATH, SESSION_HEADER } from './channels.ts'
import { DocumentStore } from './documents.ts'
import type { StatusName } from './listen.ts'
import { failure, type RestResponse, restResponse } from './rest.ts'
import { encodeFields } from './values.ts'

/**
 * What the server pretends: `refuse` nothing listens on the port; `hang` requests are taken and never answered,
 * not even later, and open connections fall silent for good, as when a network loses them without a word;
 * `unavailable` every response is 503, `throttled` 429; `denied` the rules allow nothing; `exhausted` the quota is used
 * up. All but the last two end every session.
 */
type Fault = 'none' | 'refuse' | 'hang' | 'unavailable' | 'throttled' | 'denied' | 'exhausted'

const REFUSALS: { readonly [fault in Fault]?: StatusName } = {
  denied: 'PERMISSION_DENIED',
  exhausted: 'RESOURCE_EXHAUSTED',
}

export interface DataSourceOptions {
  /** 0, the default, takes a free port. */
  readonly port?: number
  /** A loopback address; 127.0.0.1 unless given. */
  readonly host?: string
  /** Documents to begin with: path below `documents/` → the fields as a plain object. */
  readonly documents?: Readonly<Record<string, unknown>>
}

/** A data source that runs. */
export type DataSource = Awaited<ReturnType<typeof startDataSource>>

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\]|::1)$/

/**
 * Starts a small Firestore-compatible server that the Web SDK reaches by `connectFirestoreEmulator`: one document
 * read or listened to over the Listen channel, and REST for tools. In memory, loopback only. Throws for another host.
 */
export async function startDataSource(options: DataSourceOptions = {}) {
  const host = options.host ?? '127.0.0.1'
  if (!LOOPBACK.test(host)) throw new Error(`the data source serves this machine only, not ${host}`)
  const store = new DocumentStore()
  for (const [path, data] of Object.entries(options.documents ?? {}))
    store.write(path, encodeFields(Object(data)))

  let fault: Fault = 'none'
  let requests = 0
  const sockets = new Set<Socket>()
  const channels = new Channels(store, () => REFUSALS[fault])

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    requests += 1
    if (fault === 'hang') return
    // Any page in the developer's browser can send requests here. One of another name that resolves to this machine is
    // of the same origin to the browser, and is known by the name that it asks for.
    const { origin, host: name } = request.headers
    const isForeign = (origin !== undefined && !isLoopbackUrl(origin)) || !isLoopbackUrl(`http://${name}`)
    if (isForeign)
      return reply(
        response,
        failure('PERMISSION_DENIED', 'only pages served from this machine may use the data source'),
      )
    setCors(request, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (fault === 'unavailable') return reply(response, failure('UNAVAILABLE', 'not available'))
    if (fault === 'throttled') return reply(response, failure('RESOURCE_EXHAUSTED', 'too many requests'))
    const url = new URL(request.url ?? '/', 'http://localhost')
    const body = await text(request)
    if (url.pathname === LISTEN_CHANNEL_PATH) return channels.handle(request, response, url, body)
    if (url.pathname === '/') return void response.end('Ok\n')
    if (!url.pathname.startsWith('/v1/')) return reply(response, failure('NOT_FOUND', 'no such service'))
    const refusal = REFUSALS[fault]
    if (refusal) return reply(response, failure(refusal, fault))
    reply(response, restResponse(store, request.method ?? 'GET', url, body))
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(error => {
      if (!response.headersSent) response.writeHead(400, { 'Content-Type': 'text/plain' })
      response.end(String(error))
    })
  })
  server.on('connection', socket => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })

  function cutAll(): void {
    for (const socket of sockets) socket.destroy()
  }

  async function stopListening(): Promise<void> {
    const closed = new Promise<void>(resolve => server.close(() => resolve()))
    cutAll()
    await closed
  }

  const port = await listen(server, options.port ?? 0, host)
  return {
    host,
    port,
    set: (path: string, fields: object) => void store.write(path, encodeFields(fields)),
    /** Sets a document in wire form, unchecked: what no backend should ever send. */
    setWire: (path: string, fields: WireFields) => void store.write(path, fields),
    get: (path: string) => {
      const document = store.read(path)
      return document && decodeFields(document.fields)
    },
    delete: (path: string) => store.remove(path),
    async setFault(next: Fault) {
      if (next === fault) return
      const before = fault
      fault = next
      if (before === 'refuse') await listen(server, port, host)
      const refusal = REFUSALS[next]
      if (refusal) channels.refuseAll(refusal)
      if (next === 'hang') channels.abandonAll()
      if (next === 'refuse' || next === 'unavailable' || next === 'throttled') channels.closeAll()
      if (next === 'unavailable' || next === 'throttled') cutAll()
      if (next === 'refuse') await stopListening()
    },
    counts: () => ({ requests, ...channels.counts() }),
    async close() {
      channels.closeAll()
      if (server.listening) await stopListening()
    },
  }
}

function isLoopbackUrl(url: string): boolean {
  return URL.canParse(url) && LOOPBACK.test(new URL(url).hostname)
}

/** The client sends credentials, so the origin must be named; a star is refused by browsers then. */
function setCors(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*')
  response.setHeader('Vary', 'Origin')
  response.setHeader('Access-Control-Allow-Credentials', 'true')
  response.setHeader('Access-Control-Expose-Headers', SESSION_HEADER)
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, OPTIONS')
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? 'Content-Type',
  )
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', 'no-store')
}

function reply(response: ServerResponse, { status, body }: RestResponse): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body))
}

import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import superstatic from 'superstatic/lib/superstatic.js'
import type { EmulatorAddress } from '../src/content/settings.ts'
import { EMULATOR_FILE } from '../src/live/emulator.ts'
import { CACHE_AND_REVALIDATE, securityHeaders } from './headers.ts'
import { listen } from './ports.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A server of a built site. */
export type SiteServer = Awaited<ReturnType<typeof serveSite>>

export interface ServeOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number
  /** Where the pages of a build for an emulator find theirs; other pages read from Firestore, and with null from nowhere. */
  readonly emulator?: EmulatorAddress | null
  /** Origins that may show the page in a frame; none unless given. */
  readonly frameOrigins?: readonly string[]
}

/** Firebase answers 304 and lets nobody keep a 404; the engine of its emulator does neither. */
function completeHead(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number) => {
    if (status === 404) response.setHeader('Cache-Control', CACHE_AND_REVALIDATE)
    const isKnown = status === 200 && request.headers['if-none-match'] === response.getHeader('ETag')
    return writeHead(isKnown ? 304 : status)
  }
}

/** Returns what answers requests for the files of a folder, by the rules of firebase.json. */
function handlerOf(folder: string, { emulator, frameOrigins }: ServeOptions): RequestListener {
  const liveOrigins =
    emulator === undefined ? undefined : emulator ? [`http://${emulator.host}:${emulator.port}`] : []
  const security = Object.entries(securityHeaders(liveOrigins, frameOrigins))
  const { hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))
  const headers = hosting.headers.map((rule: { readonly source: string }) =>
    rule.source === '**' ? { ...rule, headers: security.map(([key, value]) => ({ key, value })) } : rule,
  )
  const config = { ...hosting, public: '.', headers }
  const serve = superstatic({
    config,
    cwd: folder,
    compression: true,
    stack: 'strict',
    fallthrough: false,
  }) as Handler
  return (request, response) => {
    if (emulator && request.url === EMULATOR_FILE)
      return void response.setHeader('Content-Type', 'application/json').end(JSON.stringify(emulator))
    completeHead(request, response)
    serve(request, response, () => response.writeHead(404).end())
  }
}

/** Serves the folder of a built site as Firebase Hosting does. Throws a PortInUseError. */
export async function serveSite(folder: string, options: ServeOptions = {}) {
  const host = '127.0.0.1'
  let handle = handlerOf(folder, options)
  const server = createServer((request, response) => handle(request, response))
  const port = await listen(server, options.port ?? 0, host)
  return {
    url: `http://${host}:${port}/`,
    port,
    /** Serves another build from now on, as a deploy does. */
    replace: (next: string) => {
      handle = handlerOf(next, options)
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import superstatic from 'superstatic/lib/superstatic.js'
import { HOME, routeFor } from '../src/content/routes.ts'
import { readBuiltWith } from './build/built-with.ts'
import { CACHE_AND_REVALIDATE, hostingOf } from './headers.ts'
import { listen } from './ports.ts'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/** A server of a built site. */
export type SiteServer = Awaited<ReturnType<typeof serveSite>>

/** Returns whether every escape of an address stands for something; the engine ends the process over one that does not. */
function isReadable(address: string): boolean {
  try {
    decodeURI(address)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the address to serve for one that is asked for. The engine decodes and tidies a path before any rule sees it: a page
 * that is asked for so is taken for its file, which is redirected.
 */
function addressFor(asked: string): string {
  const [path = ''] = asked.split('?')
  if (!isReadable(path)) return '/404'
  const readable = isReadable(asked) ? asked : path
  if (!/[%\\]|\/\./.test(path) || !URL.canParse(`http://host${readable}`)) return readable
  const { pathname, search } = new URL(`http://host${readable}`)
  const route = routeFor(pathname.replace(/(\.|%2e)html$/i, ''))
  return route ? `${route === HOME ? '/index' : route.path}.html${search}` : readable
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
function handlerOf(folder: string): RequestListener {
  const serve = superstatic({
    config: hostingOf(readBuiltWith(folder)?.frameOrigins),
    cwd: folder,
    compression: true,
    stack: 'strict',
    fallthrough: false,
  }) as Handler
  return (request, response) => {
    completeHead(request, response)
    request.url = addressFor(request.url ?? '/')
    serve(request, response, () => response.writeHead(404).end())
  }
}

/**
 * Serves the folder of a built site as Firebase Hosting does. Throws a PortInUseError.
 * @param wanted 0 takes a free port
 */
export async function serveSite(folder: string, wanted = 0) {
  const host = '127.0.0.1'
  let handle = handlerOf(folder)
  const server = createServer((request, response) => handle(request, response))
  const port = await listen(server, wanted, host)
  return {
    url: `http://${host}:${port}/`,
    port,
    /** Serves another build from now on, as a deploy does. */
    replace: (next: string) => {
      handle = handlerOf(next)
    },
    close: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

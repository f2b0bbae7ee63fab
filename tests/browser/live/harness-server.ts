import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

export interface HarnessServer {
  readonly url: string
  close(): Promise<void>
}

/** Bundles one program of this folder and serves it in an empty page on loopback. */
export async function serveHarness(file: string, plugins: Plugin[] = []): Promise<HarnessServer> {
  const script = await bundle(fileURLToPath(new URL(file, import.meta.url)), plugins)
  const html =
    '<!doctype html><title>harness</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>'
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js'
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : html)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function bundle(input: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    define: { __EMULATOR__: 'true' },
    build: { write: false, minify: false, rollupOptions: { input } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs)
    if ('output' in output) for (const chunk of output.output) if (chunk.type === 'chunk') return chunk.code
  throw new Error(`no script came out of ${input}`)
}

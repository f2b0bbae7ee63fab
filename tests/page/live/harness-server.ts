import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { firestoreClient } from '../../../tools/build/firestore-client.ts'
import { listen } from '../../../tools/ports.ts'

/** Bundles the harness with the client as it is built, and serves it in an empty page on loopback. */
export async function serveHarness() {
  const script = await bundle(fileURLToPath(new URL('./harness.ts', import.meta.url)))
  const html =
    '<!doctype html><title>harness</title><link rel="icon" href="data:,"><script type="module" src="/app.js"></script>'
  const server = createServer((request, response) => {
    const isScript = request.url === '/app.js'
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : html)
  })
  return {
    url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function bundle(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [firestoreClient()],
    define: { __EMULATOR__: 'true' },
    build: { write: false, minify: false, rolldownOptions: { input, output: { codeSplitting: false } } },
  })
  const [script] = [result].flat().flatMap(each => ('output' in each ? each.output : []))
  if (script?.type !== 'chunk') throw new Error(`no script came out of ${input}`)
  return script.code
}

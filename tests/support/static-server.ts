import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { listen } from '../../tools/ports.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

/**
 * Serves the files of a site as a server does that knows nothing of it.
 * @param pathOf what is served for an address
 * @returns its address, without a closing slash, and what ends it
 */
export async function serveFiles(folder: string, pathOf = (asked: string): string => asked) {
  const server = createServer(({ url = '' }, response) => {
    const path = pathOf(url)
    const names = path === '/' ? ['index.html'] : [path, `${path}.html`]
    const file = names.map(name => join(folder, name)).find(existsSync)
    response.writeHead(file ? 200 : 404, { 'Content-Type': TYPES[extname(file ?? '')] ?? 'text/css' })
    response.end(file && readFileSync(file))
  })
  return { url: `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`, close: () => server.close() }
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadSite, type SiteServer, serveSite } from '../../../tools/serve.ts'

const VISITORS = 1000
/** A bound for two slow cores that are shared: what is measured is a tenth of it. */
const MOST_MS = 20_000
/** As large as the site's own. */
const SCRIPT = 'a'.repeat(180_000)
const PAGE = '<!doctype html><title>The page</title>'

let folder: string
let server: SiteServer
/** Each visitor has a connection of his own, and keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'load-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'assets', 'script-12345678.js'), SCRIPT)
  server = await serveSite(await loadSite(folder))
})
afterAll(async () => {
  agent.destroy()
  await server.close()
  rmSync(folder, { recursive: true })
})

/** Asks for a file. Returns the status and how many bytes have come. */
const bytesOf = (path: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const asked = get(`${server.url}${path}`, { agent }, response => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(`${response.statusCode}: ${bytes}`))
      response.on('error', reject)
    })
    asked.on('error', reject)
  })

async function visit(): Promise<string> {
  return [await bytesOf(''), await bytesOf('assets/script-12345678.js')].join(', ')
}

it(
  `the static server answers ${VISITORS} visitors at once, each with all of page and script, within ${MOST_MS / 1000} s`,
  async () => {
    const startMs = performance.now()
    const visits = await Promise.all(Array.from({ length: VISITORS }, visit))
    const tookMs = Math.round(performance.now() - startMs)
    console.log(`${VISITORS} visitors: answered in ${tookMs} ms`)
    expect(new Set(visits)).toEqual(new Set([`200: ${PAGE.length}, 200: ${SCRIPT.length}`]))
    expect(tookMs).toBeLessThan(MOST_MS)
  },
  MOST_MS,
)

import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkSite, describeFinding, type Finding } from '../../tools/check-site/checks.ts'
import { type DataSource, startDataSource } from '../../tools/data-source/server.ts'
import { freePort, listen } from '../../tools/ports.ts'
import { type SiteServer, serveSite } from '../../tools/serve.ts'
import { startProgram } from '../support/clone.ts'
import { copyOf, ensureBuilt, SAMPLE_DOCUMENTS } from '../support/site.ts'
import { serveFiles } from '../support/static-server.ts'

const game = createServer((_, response) => response.end('the game'))
let gameUrl = ''
let folder = ''
let source: DataSource
let server: SiteServer | undefined

beforeAll(async () => {
  await ensureBuilt()
  gameUrl = `http://127.0.0.1:${await listen(game, 0, '127.0.0.1')}/`
})
afterAll(() => game.close())
beforeEach(async () => {
  source = await startDataSource({ documents: SAMPLE_DOCUMENTS })
})
afterEach(async () => {
  await server?.close()
  await source.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The built site as it would be with settings of its own and a real project, on this machine. */
async function deploy(change: (text: string, file: string) => string = text => text): Promise<string> {
  const port = await freePort(0)
  const origin = `http://127.0.0.1:${port}`
  folder = copyOf((text, file) => {
    const own = text
      .replaceAll('https://www.example.com', origin)
      .replaceAll('https://play.example.com/', gameUrl)
      .replace(/,"emulator":\{[^}]*\}/, '')
    return change(own, file)
  })
  server = await serveSite(folder, port)
  return origin
}

const faultsOf = (findings: readonly Finding[]) =>
  Object.fromEntries(
    findings.filter(({ faults }) => faults.length > 0).map(({ name, faults }) => [name, faults[0]]),
  )
const check = async (origin: string) =>
  faultsOf(await checkSite(origin, `http://${source.host}:${source.port}`))

describe('a deployed site', () => {
  it('that is as it should be has nothing wrong, also in a frame of its settings and with a key for its pages alone', async () => {
    const stand = 'https://stand.site.in'
    const named = `"frameOrigins":["${stand}"]`
    const origin = await deploy(text => text.replace('"frameOrigins":[]', named))
    const keeper = createServer(async ({ url, headers }, response) => {
      response.statusCode = headers.referer === `${origin}/` ? 200 : 403
      response.end(await (await fetch(`http://${source.host}:${source.port}${url}`)).text())
    })
    const kept = `http://127.0.0.1:${await listen(keeper, 0, '127.0.0.1')}`
    expect(faultsOf(await checkSite(origin, kept))).toEqual({})
    keeper.close()
  })

  it('with an emulator, the example game or another address is told so', async () => {
    const origin = await deploy((text, file) =>
      text
        .replaceAll(gameUrl, 'https://play.example.com/')
        .replace('"updates"', '"emulator":{},"updates"')
        .replace(
          /(rel="canonical" href=")[^"]*/,
          file === 'docs.html' ? '$1https://www.other.in/docs' : '$&',
        ),
    )
    expect(await check(origin)).toMatchObject({
      'own address (canonical)': '/docs gives https://www.other.in/docs as its address',
      'link to the game': "PLAY NOW leads to https://play.example.com/, which is nobody's",
      'no emulator in the build': 'the site reads from an emulator',
    })
  })

  it.each<[string, () => void | Promise<void>, string]>([
    ['nothing is published', () => source.delete('config/data_sheet'), 'has no season yet'],
    ['the rules forbid it', () => source.setFault('denied'), 'does not let the public read'],
    [
      'an entry is broken',
      () => source.set('config/data_sheet', { sheet: { a: 1 } }),
      'leaves out 1 entry of the season',
    ],
  ])('names why its season cannot be read: %s', async (_, break_, reason) => {
    const origin = await deploy()
    await break_()
    expect(await check(origin)).toEqual({ 'season can be read': expect.stringContaining(reason) })
  })

  it('without a project has no season to be read, which is no fault', async () => {
    const origin = await deploy(text => text.replace(/"backend":\{[^}]*\}/, '"backend":null'))
    const findings = await checkSite(origin)
    expect(faultsOf(findings)).toEqual({})
    expect(describeFinding(findings.at(-1) as Finding)).toMatch(
      /^– season.*without a project, and shows no season$/,
    )
  })

  it('on a host with a mind of its own is told what that host does', async () => {
    await deploy()
    const host = await serveFiles(folder, asked => (asked === '/' ? asked : '/docs'))
    expect(await check(host.url)).toMatchObject({
      pages: '/terms is another page',
      'addresses and redirects': expect.stringContaining('/docs/ returns 200'),
      'security headers': '/ lacks Content-Security-Policy',
      caching: expect.stringContaining('is not kept for ever'),
      compression: '/docs is not compressed',
      sitemap: expect.stringContaining('lacks'),
    })
    host.close()
  })
})

it('npm run check-site prints one line a check, and exits with 1 where something is wrong or nobody answers', async () => {
  const run = async (address: string) => {
    const program = startProgram('.', ['tools/run.mjs', 'check-site', address])
    return [await program.ended(), program.output()] as const
  }
  const origin = await deploy(text => text.replaceAll(gameUrl, 'https://play.example.com/'))
  const [code, output] = await run(`${origin}/docs`)
  expect([code, output]).toEqual([1, expect.stringContaining('✓ pages\n')])
  expect(output).toContain('✗ link to the game: PLAY NOW leads to https://play.example.com/')
  const nobody = `http://127.0.0.1:${await freePort(0)}`
  expect(await run(nobody)).toEqual([1, expect.stringContaining('ECONNREFUSED')])
})

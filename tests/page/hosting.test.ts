import { readdirSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/content/routes.ts'
import { CACHE_AND_REVALIDATE, CACHE_FOR_EVER, securityHeaders } from '../../tools/headers.ts'
import { ask as askHost } from '../support/ask.ts'
import { HOSTS, type Host } from '../support/hosts.ts'
import { packedSite } from '../support/packed.ts'

let host: Host

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askHost(host.origin, path, headers, method)

const TITLE = /<title>(.*?)<\/title>/
const titleOf = (body: Buffer): string => TITLE.exec(body.toString())?.[1] ?? ''

/** A path of the site for which an answer with that status is expected. */
const SAMPLES = [
  ['a page', '/docs', 200],
  ['the start page', '/', 200],
  ['a picture', '/favicon.svg', 200],
  ['a page by another spelling', '/%64ocs?a=b', 301],
  ['an unknown path', '/no/such/page', 404],
  ['a redirect', '/docs/', 301],
] as const

let site: Awaited<ReturnType<typeof packedSite>>
let asset = ''

beforeAll(async () => {
  site = await packedSite()
  asset = `/assets/${readdirSync(`${site.folder}/assets`).find(name => name.endsWith('.js'))}`
})
afterAll(() => site.remove())

describe.each([...HOSTS])('%s', (_name, start) => {
  beforeAll(async () => {
    host = await start(site.folder)
  })
  afterAll(() => host.close())

  it.each(ROUTES)('serves $path with its own title, by one spelling', async ({ path, title }) => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(titleOf(body)).toBe(title.replaceAll('&', '&amp;'))
    const escaped = path.replace(/\w/, letter => `%${letter.charCodeAt(0).toString(16)}`)
    const others = [`${path}/`, `${path}.html`, `//${path}`, escaped]
    for (const other of path === '/' ? ['/index.html', '/index', '//', '/%2f'] : others) {
      const answer = await ask(other)
      expect([other, answer.status, answer.headers.location]).toEqual([other, 301, path])
    }
  })

  it.each([
    '/no-such-page',
    '/404',
    '/no/such/page',
    '/docs/more',
    '/assets/',
    '/assets/gone-0a1b2c3d.js',
    '/docs.htm',
    '/%F0%9F%8E%B2',
    '/.vite/manifest.json',
  ])('answers %s with status 404 and the page that leads back', async path => {
    const { status, headers, body } = await ask(path)
    expect(status).toBe(404)
    expect(headers['cache-control']).toBe(CACHE_AND_REVALIDATE)
    expect(titleOf(body)).toBe('Page not found')
    expect(body.toString()).toMatch(/<meta name="robots" content="noindex">/)
    expect(body.toString()).toMatch(/<meta http-equiv="refresh" content="0;\s*url=\/">/)
  })

  it.each(['/..%2fpackage.json', '/../package.json', '/assets/../../package.json', '/%00', '/%E0%A4%A'])(
    'serves nothing outside the site for %s',
    async path => {
      const { status, body } = await ask(path)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(body.toString()).not.toContain('devDependencies')
    },
  )

  it.each(['//example.com/', '//example.com/docs.html', '/\\example.com/', '/%5Cexample.com/'])(
    'does not send %s to another site',
    async path => {
      const { headers } = await ask(path)
      const target = new URL(String(headers.location ?? '/'), host.origin)
      expect(target.origin).toBe(host.origin)
    },
  )

  it('keeps the query of an address that it redirects', async () => {
    const { headers } = await ask('/docs/?from=mail&x=%2F')
    expect(headers.location).toBe('/docs?from=mail&x=%2F')
    expect((await ask('/docs?x=%E0%A4%A')).status).toBe(200)
  })

  it.each(SAMPLES)('sends every security header with %s', async (_what, path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    const names = Object.keys(securityHeaders()).map(name => [name, answer.headers[name.toLowerCase()]])
    expect(Object.fromEntries(names)).toEqual(securityHeaders())
  })

  it('lets hashed files be kept for ever and everything else be asked for again', async () => {
    expect((await ask(asset)).headers['cache-control']).toBe(CACHE_FOR_EVER)
    for (const path of ['/', '/docs', '/favicon.svg', '/robots.txt', '/sitemap.xml']) {
      expect([path, (await ask(path)).headers['cache-control']]).toEqual([path, CACHE_AND_REVALIDATE])
    }
  })

  it('answers 304 while a page has not changed', async () => {
    const { headers } = await ask('/docs')
    expect(headers.etag).toMatch(/\w{8}/)
    const again = await ask('/docs', { 'If-None-Match': String(headers.etag) })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect((await ask('/docs', { 'If-None-Match': '"other"' })).status).toBe(200)
  })

  it('sends every header once, and a file as a whole, whatever part of it is asked for', async () => {
    for (const Range of ['bytes=0-3', 'bytes=99999999-']) {
      const { status, headers } = await ask(asset, { Range })
      expect([status, headers['cache-control']]).toEqual([200, CACHE_FOR_EVER])
    }
  })

  it('compresses text for those who can read it', async () => {
    const plain = await ask('/docs')
    const packed = await ask('/docs', { 'Accept-Encoding': 'gzip' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(packed.headers.vary).toMatch(/accept-encoding/i)
    expect(gunzipSync(packed.body)).toEqual(plain.body)
  })

  it('answers HEAD without a body', async () => {
    const { status, body } = await ask('/docs', {}, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
  })

  it.each([
    ['a script', /^(text|application)\/javascript/],
    ['/favicon.svg', /^image\/svg\+xml/],
    ['/site.webmanifest', /^application\/manifest\+json/],
    ['/robots.txt', /^text\/plain/],
    ['/sitemap.xml', /^(text|application)\/xml/],
  ])('names the type of %s', async (path, type) => {
    expect((await ask(path === 'a script' ? asset : path)).headers['content-type']).toMatch(type)
  })
})

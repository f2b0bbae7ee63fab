import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSite } from '../../tools/check-site/checks.ts'
import { ask } from '../support/ask.ts'
import {
  HAS_BROTLI,
  HAS_IPV6,
  HAS_NGINX,
  type InstalledNginx,
  startInstalledNginx,
} from '../support/installed-nginx.ts'
import { packedSite } from '../support/packed.ts'

describe.skipIf(!HAS_NGINX)(
  'a machine on which the steps of nginx/site.conf were followed (needs nginx)',
  () => {
    let site: Awaited<ReturnType<typeof packedSite>>
    let nginx: InstalledNginx
    const challenge = '.well-known/acme-challenge/token'

    beforeAll(async () => {
      site = await packedSite()
      mkdirSync(join(site.folder, '.well-known/acme-challenge'), { recursive: true })
      writeFileSync(join(site.folder, challenge), 'proof')
      nginx = await startInstalledNginx(site.folder)
    })
    afterAll(async () => {
      await nginx.close()
      site.remove()
    })

    it('shows the site and not the welcome page, also under a name that it was not told', async () => {
      const { status, body } = await ask(nginx.origin, '/', { Host: 'www.site.in' })
      expect([status, body.toString()]).toEqual([200, expect.stringContaining('id="hero"')])
    })

    it('sends plain HTTP to the same address by TLS', async () => {
      const { status, headers } = await ask(nginx.plainOrigin, '/docs?from=mail', { Host: 'www.site.in' })
      expect([status, headers.location]).toEqual([301, 'https://www.site.in/docs?from=mail'])
    })

    it('is told of its certificate by check-site, which looks at everything else too', async () => {
      const findings = await checkSite(nginx.origin)
      const found = Object.fromEntries(findings.map(({ name, faults }) => [name, faults.join()]))
      expect(found).toMatchObject({
        TLS: 'browsers refuse its certificate: it is self-signed',
        pages: '',
        caching: '',
        'addresses and redirects': '',
        'security headers': '',
      })
    })

    it('lets certificates be renewed over plain HTTP', async () => {
      const { status, body } = await ask(nginx.plainOrigin, `/${challenge}`)
      expect([status, body.toString()]).toEqual([200, 'proof'])
    })

    it('serves a proxy that has ended TLS already', async () => {
      const proxied = (proto: string) => ask(nginx.plainOrigin, '/docs', { 'X-Forwarded-Proto': proto })
      expect((await proxied('https')).status).toBe(200)
      expect((await proxied('http')).status).toBe(301)
    })

    if (HAS_IPV6)
      it('answers by IPv6 too', async () => {
        const byIpv6 = (origin: string) => ask(origin.replace('127.0.0.1', '[::1]'), '/')
        expect((await byIpv6(nginx.origin)).status).toBe(200)
        expect((await byIpv6(nginx.plainOrigin)).status).toBe(301)
      })

    it.each([
      ['gzip', '.gz', true],
      ['br', '.br', HAS_BROTLI],
    ])(
      'sends the copies that the build has compressed with %s as they are',
      async (encoding, end, isHere) => {
        const { headers, body } = await ask(nginx.origin, '/docs', { 'Accept-Encoding': encoding })
        if (!isHere) return expect(headers['content-encoding']).toBeUndefined()
        expect([headers['content-encoding'], headers['content-type']]).toEqual([
          encoding,
          'text/html; charset=utf-8',
        ])
        expect(body.equals(readFileSync(join(site.folder, `docs.html${end}`)))).toBe(true)
      },
    )

    it('does not send such a copy as a page of its own', async () => {
      expect((await ask(nginx.origin, '/docs.html.br')).status).toBe(404)
    })
  },
)

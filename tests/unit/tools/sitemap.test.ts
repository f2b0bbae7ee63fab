import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { CHANGED } from '../../../src/content/changed.ts'
import { ROUTES } from '../../../src/content/routes.ts'
import { writeSiteFiles } from '../../../tools/build/sitemap.ts'
import { testFolder } from '../../support/folder.ts'

const dist = testFolder()

it('the sitemap has every page with a date of its own, also where there is no history and no git', () => {
  vi.stubEnv('PATH', dist)
  vi.stubEnv('VITE_SITE_URL', 'https://www.site.in')
  writeSiteFiles(dist)
  vi.unstubAllEnvs()
  const sitemap = readFileSync(join(dist, 'sitemap.xml'), 'utf8')

  const listed = [...sitemap.matchAll(/<loc>https:\/\/www\.site\.in(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)]
  expect(listed.map(([, path, date]) => [path, date])).toEqual(
    ROUTES.map(({ path }) => [path, CHANGED[path]]),
  )
  for (const [, , date = ''] of listed) {
    expect(date).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now())
  }
})

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGED } from '../../src/content/changed.ts'
import { ROUTES } from '../../src/content/routes.ts'
import { operatorSettings } from '../operator-settings.ts'
import { readSettings } from '../settings.ts'

/** Writes sitemap.xml and robots.txt into the built site. */
export function writeSiteFiles(dist: string): void {
  const { siteUrl } = readSettings(operatorSettings())
  const urls = ROUTES.map(
    ({ path }) => `  <url><loc>${siteUrl}${path}</loc><lastmod>${CHANGED[path]}</lastmod></url>`,
  )
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  writeFileSync(join(dist, 'sitemap.xml'), sitemap)
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

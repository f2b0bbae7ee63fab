import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANGED } from '../../src/content/changed.ts'
import { ROUTES } from '../../src/content/routes.ts'
import { operatorSettings } from '../operator-settings.ts'
import { readSettings } from '../settings.ts'

const NOT_FOUND = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="refresh" content="0; url=/">
    <title>Page not found</title>
  </head>
  <body>
    <main>
      <h1>There is no page at this address</h1>
      <p><a href="/">Go to the start page</a></p>
    </main>
  </body>
</html>
`

/** Writes sitemap.xml, robots.txt and 404.html into the built site. */
export function writeSiteFiles(dist: string): void {
  const { siteUrl } = readSettings(operatorSettings())
  const urls = ROUTES.map(
    ({ path }) => `  <url><loc>${siteUrl}${path}</loc><lastmod>${CHANGED[path]}</lastmod></url>`,
  )
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  writeFileSync(join(dist, 'sitemap.xml'), sitemap)
  writeFileSync(join(dist, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
  writeFileSync(join(dist, '404.html'), NOT_FOUND)
}

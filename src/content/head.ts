import { BRAND } from './brand.ts'
import { descriptionOf } from './descriptions.ts'
import { originOf } from './firestore.ts'
import { HOME, type RouteInfo, SHARE_PICTURE, sharePictureOf } from './routes.ts'
import { SETTINGS } from './settings.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** Returns the organisation and the breadcrumbs for search engines (schema.org, JSON-LD). */
function structuredData(route: RouteInfo): string {
  const organisation = { '@type': 'Organization', name: BRAND.name, url: `${SETTINGS.siteUrl}/` }
  const trail = route === HOME ? [HOME] : [HOME, route]
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      item: SETTINGS.siteUrl + path,
    })),
  }
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': [organisation, breadcrumbs] })
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>`
}

/** Returns the rule for what a page may connect to: the landing page reads from what the site was built with. */
function connections(route: RouteInfo): string {
  const sources = ["'self'", ...(route === HOME && SETTINGS.backend ? [originOf(SETTINGS.backend)] : [])]
  return `<meta http-equiv="Content-Security-Policy" content="connect-src ${sources.join(' ')}">`
}

/** Returns the head tags of a route, as served. */
export function headOf(route: RouteInfo): string {
  const { title } = route
  const description = descriptionOf(route)
  const url = SETTINGS.siteUrl + route.path
  const picture = `${SETTINGS.siteUrl}/${sharePictureOf(route)}`
  return [
    connections(route),
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    // The landing page is its own picture, and dark as it is; a browser's dark colours would be on top of that.
    meta('name', 'color-scheme', route === HOME ? 'only light' : 'light dark'),
    // Nor could an extension (Dark Reader) darken what is drawn with the words on it.
    ...(route === HOME ? [meta('name', 'darkreader-lock', '')] : []),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', String(SHARE_PICTURE.width)),
    meta('property', 'og:image:height', String(SHARE_PICTURE.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
    structuredData(route),
  ].join('\n    ')
}

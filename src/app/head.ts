import { BRAND } from '../content/brand.ts'
import { DESCRIPTIONS } from '../content/descriptions.ts'
import { HOME, type RouteInfo, routeFor } from '../content/links.ts'
import { SETTINGS } from '../content/settings.ts'

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, c => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c)

const meta = (key: 'name' | 'property', name: string, content: string): string =>
  `<meta ${key}="${name}" content="${escapeHtml(content)}">`

/** File name of a route's share picture under /share/. */
export const shareName = (route: RouteInfo): string => `${route.path.slice(1) || 'home'}.png`

/** Organisation and breadcrumbs for search engines (schema.org, JSON-LD). */
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

/** The head tags of a route, as served. Throws for a path that is no route. */
export function headOf(path: string): string {
  const route = routeFor(path)
  if (!route) throw new Error(`no route at ${path}`)
  const { title } = route
  const description = DESCRIPTIONS[route.path] ?? ''
  const url = SETTINGS.siteUrl + route.path
  const picture = `${SETTINGS.siteUrl}/share/${shareName(route)}`
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', BRAND.name),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    structuredData(route),
  ].join('\n    ')
}

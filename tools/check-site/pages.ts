import { ROUTES } from '../../src/content/routes.ts'
import { nowhere } from '../build/deploy-faults.ts'
import { ask, type DeployedSite } from './site.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;')

/** Every page is there under its own title. */
export const pageFaults = ({ pages }: DeployedSite): readonly string[] =>
  [...pages].flatMap(([{ path, title }, { status, headers, text }]) => {
    if (status !== 200) return [`${path} returns ${status}`]
    if (!headers['content-type']?.startsWith('text/html')) return [`${path} is no HTML`]
    return text.includes(`<title>${escaped(title)}</title>`) ? [] : [`${path} is another page`]
  })

/** Every page names itself by the address that it was asked for. */
export const canonicalFaults = ({ origin, pages }: DeployedSite): readonly string[] =>
  [...pages].flatMap(([{ path }, { text }]) => {
    const [, named = 'none'] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
    return named === origin + path ? [] : [`${path} gives ${named} as its address`]
  })

/** An address has one spelling, and one that is none leads home. */
export async function addressFaults({ origin }: DeployedSite): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { path } of ROUTES.slice(1)) {
    for (const other of [`${path}/`, `${path}.html`]) {
      const { status, headers } = await ask(origin + other)
      const target = new URL(headers.location ?? other, origin).href
      if (status < 301 || status > 308 || target !== origin + path)
        faults.push(`${other} returns ${status} instead of leading to ${path}`)
    }
  }
  const { status, text } = await ask(`${origin}/no-such-page`)
  if (status !== 404) faults.push(`/no-such-page returns ${status} instead of 404`)
  else if (!text.includes('noindex')) faults.push('/no-such-page gets another page than 404.html')
  return faults
}

/** Search engines are given the addresses of this site. */
export async function sitemapFaults({ origin }: DeployedSite): Promise<readonly string[]> {
  const { status, text } = await ask(`${origin}/sitemap.xml`)
  if (status !== 200) return [`/sitemap.xml returns ${status}`]
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const missing = ROUTES.filter(({ path }) => !named.includes(origin + path))
  return missing.map(({ path }) => `/sitemap.xml lacks ${origin}${path}`)
}

/** PLAY NOW leads to one place, which is somebody's and answers. */
export async function gameFaults({ origin, pages }: DeployedSite): Promise<readonly string[]> {
  const html = [...pages.values()].map(({ text }) => text).join('\n')
  const links = html.matchAll(/<a\b[^>]*\bhref="(https?:[^"]+)"[^>]*>(?:(?!<\/a>).)*PLAY/gis)
  const targets = [...new Set([...links].map(([, address = '']) => address))]
  if (targets.length !== 1) return [`PLAY NOW leads to ${targets.join(' and ') || 'nowhere'}`]
  const game = new URL(targets[0] ?? origin)
  const isLocal = new URL(origin).hostname === game.hostname
  if (!isLocal && nowhere(game.hostname)) return [`PLAY NOW leads to ${game}, which is nobody's`]
  try {
    const { status } = await ask(game)
    return status < 500 ? [] : [`the game at ${game} returns ${status}`]
  } catch (error) {
    return [`the game at ${game} does not answer: ${error instanceof Error ? error.message : error}`]
  }
}

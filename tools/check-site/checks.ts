import { addressOf, DOCUMENT_PATH, FIRESTORE_ORIGIN } from '../../src/content/firestore.ts'
import { ROUTES } from '../../src/content/routes.ts'
import { counted } from '../../src/content/words.ts'
import { entriesOf } from '../../src/live/entries.ts'
import { decodeFields, type WireFields } from '../../src/live/wire.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { readSheet } from '../../src/rules/sheet.ts'
import { BUILT_WITH_FILE, type BuiltWith } from '../build/built-with.ts'
import { nowhere } from '../build/deploy-faults.ts'
import { CACHE_AND_REVALIDATE, CACHE_FOR_EVER, securityHeaders } from '../headers.ts'
import { ask, type DeployedSite, loadSite } from './site.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;')

/** Every page is there under its own title. */
const pageFaults = ({ pages }: DeployedSite): readonly string[] =>
  [...pages].flatMap(([{ path, title }, { status, headers, text }]) => {
    if (status !== 200) return [`${path} returns ${status}`]
    if (!headers['content-type']?.startsWith('text/html')) return [`${path} is no HTML`]
    return text.includes(`<title>${escaped(title)}</title>`) ? [] : [`${path} is another page`]
  })

/** Every page names itself by the address that it was asked for. */
const canonicalFaults = ({ origin, pages }: DeployedSite): readonly string[] =>
  [...pages].flatMap(([{ path }, { text }]) => {
    const [, named = 'none'] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
    return named === origin + path ? [] : [`${path} gives ${named} as its address`]
  })

/** An address has one spelling, and one that is none leads home. */
async function addressFaults({ origin }: DeployedSite): Promise<readonly string[]> {
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
async function sitemapFaults({ origin }: DeployedSite): Promise<readonly string[]> {
  const { status, text } = await ask(`${origin}/sitemap.xml`)
  if (status !== 200) return [`/sitemap.xml returns ${status}`]
  const named = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  const missing = ROUTES.filter(({ path }) => !named.includes(origin + path))
  return missing.map(({ path }) => `/sitemap.xml lacks ${origin}${path}`)
}

/** PLAY NOW leads to one place, which is somebody's and answers. */
async function gameFaults({ origin, pages }: DeployedSite): Promise<readonly string[]> {
  const html = [...pages.values()].map(({ text }) => text).join('\n')
  const links = html.matchAll(/<a\b[^>]*\bhref="(https?:[^"]+)"[^>]*>(?:(?!<\/a>).)*PLAY/gis)
  const targets = [...new Set([...links].map(([, address = '']) => address))]
  if (targets.length !== 1) return [`PLAY NOW leads to ${targets.join(' and ') || 'nowhere'}`]
  const game = new URL(targets[0] ?? origin)
  const isLocal = new URL(origin).hostname === game.hostname
  if (!isLocal && nowhere(game.hostname)) return [`PLAY NOW leads to ${game}, which is nobody's`]
  try {
    const { status, untrusted } = await ask(game)
    if (untrusted) return [`browsers refuse the certificate of the game at ${game}: ${untrusted}`]
    return status < 500 ? [] : [`the game at ${game} returns ${status}`]
  } catch (error) {
    return [`the game at ${game} does not answer: ${error instanceof Error ? error.message : error}`]
  }
}

const LOOPBACK = /^(localhost|127\.|\[::1\])/

/** Visitors who type the name alone arrive by TLS, and are not warned; a site on this machine needs none. */
async function tlsFaults({ origin, pages }: DeployedSite): Promise<readonly string[]> {
  const [home] = pages.values()
  if (home?.untrusted) return [`browsers refuse its certificate: ${home.untrusted}`]
  const { protocol, host, hostname } = new URL(origin)
  if (LOOPBACK.test(hostname)) return []
  if (protocol !== 'https:') return ['the site is checked by plain HTTP: name its https: address']
  const { status, headers } = await ask(`http://${host}/docs`)
  return status >= 301 && status <= 308 && headers.location === `${origin}/docs`
    ? []
    : [`http://${host}/docs returns ${status} instead of leading to ${origin}/docs`]
}

/** Pages, pictures and unknown paths alike carry every security header. */
async function headerFaults(site: DeployedSite): Promise<readonly string[]> {
  // That a site does not say what it was built with is found by the checks that need it.
  const settings = await builtWith(site).catch(() => undefined)
  const wanted = Object.entries(securityHeaders(settings?.frameOrigins))
  const faults: string[] = []
  for (const path of ['/', '/docs', '/favicon.svg', '/no-such-page']) {
    const { headers } = await ask(site.origin + path)
    for (const [name, value] of wanted) {
      const given = headers[name.toLowerCase()]
      if (given !== value) faults.push(`${path} ${given === undefined ? 'lacks' : 'has another'} ${name}`)
    }
  }
  return faults
}

/** What has a name of its own is kept for ever; everything else is asked for again, and costs nothing while it stands. */
async function cacheFaults({ origin, scripts }: DeployedSite): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [path, { status, headers }] of scripts) {
    if (status !== 200) faults.push(`${path} returns ${status}`)
    else if (headers['cache-control'] !== CACHE_FOR_EVER) faults.push(`${path} is not kept for ever`)
  }
  const { headers } = await ask(`${origin}/docs`)
  if (headers['cache-control'] !== CACHE_AND_REVALIDATE) faults.push('/docs is not asked for again')
  const again = await ask(`${origin}/docs`, { 'If-None-Match': headers.etag ?? '' })
  if (again.status !== 304) faults.push('/docs is sent again although it has not changed')
  const gone = await ask(`${origin}/assets/gone-0a1b2c3d.js`)
  if (gone.status !== 404) faults.push(`a script that is not there returns ${gone.status} instead of 404`)
  if (gone.headers['cache-control']?.includes('immutable'))
    faults.push(
      'that a script is not there is kept for ever: a deploy that brings it back does not reach everyone',
    )
  return faults
}

/** Text travels compressed. */
async function compressionFaults({ origin, scripts }: DeployedSite): Promise<readonly string[]> {
  const [script = '/'] = scripts.keys()
  const faults: string[] = []
  for (const path of ['/docs', script]) {
    const { headers } = await ask(origin + path, { 'Accept-Encoding': 'br, gzip' })
    if (!/^(br|gzip)$/.test(headers['content-encoding'] ?? '')) faults.push(`${path} is not compressed`)
  }
  return faults
}

/** Returns what the site says that it was built with. Throws where it does not. */
async function builtWith({ origin }: DeployedSite): Promise<BuiltWith> {
  const { status, text } = await ask(`${origin}/${BUILT_WITH_FILE}`)
  if (status !== 200) throw new Error(`/${BUILT_WITH_FILE} returns ${status}: deploy a whole build`)
  return JSON.parse(text) as BuiltWith
}

/** The pages read from a project and not from somebody's machine. */
const emulatorFaults = async (site: DeployedSite): Promise<readonly string[]> =>
  (await builtWith(site)).backend?.emulator ? ['the site reads from an emulator'] : []

/** Returns what is wrong with the season that visitors see, as anybody can read it, or why there is nothing to read. */
async function sheetFaults(site: DeployedSite, firestore: string): Promise<readonly string[] | string> {
  const { backend, sampleSeason } = await builtWith(site)
  if (!backend)
    return `the site was built without a project, and shows ${sampleSeason === null ? 'no season' : 'a made-up one'}`
  const { projectId: project } = backend
  // A key that is kept to the site's own pages is good for those that say they come from there.
  const { url, query } = addressOf(backend, firestore)
  const referer = { Referer: `${site.origin}/` }
  const { status, text, untrusted } = await ask(`${url}/${DOCUMENT_PATH}${query}`, referer)
  if (untrusted) return [`browsers refuse the certificate of ${firestore}: ${untrusted}`]
  if (status === 404) return [`the project ${project} has no season yet: npm run sheet -- publish`]
  if (status === 403)
    return [
      `${project} does not let the public read the season: deploy firestore.rules; let VITE_FIREBASE_API_KEY be used from ${site.origin}`,
    ]
  if (status !== 200) return [`reading the season of ${project} returns ${status}`]
  const { fields = {} } = JSON.parse(text) as { readonly fields?: WireFields }
  const { entries, faults } = readSheet(entriesOf(decodeFields(fields)))
  if (faults.length > 0)
    return [`the page leaves out ${counted(faults.length, 'entry', 'entries')} of the season`]
  return entries.length === PATTERNS.length
    ? []
    : [`the season has ${entries.length} of ${PATTERNS.length} patterns`]
}

/** One thing that was looked at, and what is wrong with it; or why it could not be looked at. */
export interface Finding {
  readonly name: string
  readonly faults: readonly string[]
  readonly leftOut?: string
}

type Found = readonly string[] | string
type Check = (site: DeployedSite, firestore: string) => Found | Promise<Found>

const CHECKS: Readonly<Record<string, Check>> = {
  pages: pageFaults,
  'addresses and redirects': addressFaults,
  'own address (canonical)': canonicalFaults,
  sitemap: sitemapFaults,
  TLS: tlsFaults,
  'security headers': headerFaults,
  caching: cacheFaults,
  compression: compressionFaults,
  'link to the game': gameFaults,
  'no emulator in the build': emulatorFaults,
  'season can be read': sheetFaults,
}

/**
 * Looks at a deployed site as its visitors get it, and changes nothing there. Throws where the site does not answer.
 * @param origin without a closing slash
 */
export async function checkSite(origin: string, firestore = FIRESTORE_ORIGIN): Promise<readonly Finding[]> {
  const site = await loadSite(origin)
  const findings: Finding[] = []
  for (const [name, check] of Object.entries(CHECKS)) {
    try {
      const found = await check(site, firestore)
      findings.push(
        typeof found === 'string' ? { name, faults: [], leftOut: found } : { name, faults: found },
      )
    } catch (error) {
      findings.push({ name, faults: [error instanceof Error ? error.message : String(error)] })
    }
  }
  return findings
}

/** Returns one line for each finding; a fault is one of more than one line only where there are several. */
export function describeFinding({ name, faults, leftOut }: Finding): string {
  if (leftOut) return `– ${name}: ${leftOut}`
  return faults.length === 0
    ? `✓ ${name}`
    : `✗ ${name}: ${faults.slice(0, 3).join('; ')}${more(faults.length - 3)}`
}

const more = (count: number): string => (count > 0 ? `; and ${count} more` : '')

import { readFileSync } from 'node:fs'

/**
 * What every host of the site sends. firebase.json has the table: the local server and `npm run check-site` take it from
 * there, and a test compares nginx/site.conf with it. In its content security policy, `style-src` lets in what
 * stands in a page: numbers that the markup hands to style sheets as custom properties, and the styles of the first paint,
 * beside which the page's own policy lets in no others (tools/build/prerender.ts). Firestore's client would ask Google for a picture
 * when it fails, which is taken out (tools/build/firestore-client.ts), so `img-src` names nobody else. What a page may
 * connect to follows from what it was built with, and stands in the page (src/content/head.ts): hosts leave it open. TLS is
 * asked for of this host alone: whoever owns the domain knows whether its other hosts have it.
 */
const { hosting }: { readonly hosting: Hosting } = JSON.parse(readFileSync('firebase.json', 'utf8'))

interface Hosting {
  readonly headers: { readonly source: string; readonly headers: { key: string; value: string }[] }[]
}

/** The pattern of all paths. */
const EVERYWHERE = '**'

/** Returns the headers that firebase.json has for a pattern of paths. */
function headersFor(source: string): Readonly<Record<string, string>> {
  const rule = hosting.headers.find(each => each.source === source)
  return Object.fromEntries(rule?.headers.map(({ key, value }) => [key, value]) ?? [])
}

/** Of files whose names change with their content, those in /assets/: a copy is good for ever. */
export const CACHE_FOR_EVER = headersFor('/assets/**')['Cache-Control'] ?? ''
/** Of everything else: kept, but asked for every time; the answer is 304 while the ETag holds. */
export const CACHE_AND_REVALIDATE = headersFor('!/assets/**')['Cache-Control'] ?? ''

/** Returns the directive of the policy that says who may show the page in a frame. */
export const frameAncestors = (origins: readonly string[]): string =>
  `frame-ancestors ${origins.join(' ') || "'none'"}`

/**
 * Returns the headers of every response, whatever its path and status.
 * @param frameOrigins who may show the page in a frame: nobody, unless VITE_FRAME_ORIGINS names them
 */
export function securityHeaders(frameOrigins: readonly string[] = []): Readonly<Record<string, string>> {
  const {
    'Content-Security-Policy': policy = '',
    'X-Frame-Options': framing,
    ...others
  } = headersFor(EVERYWHERE)
  return {
    'Content-Security-Policy': policy.replace(/frame-ancestors [^;]*/, frameAncestors(frameOrigins)),
    // This header knows nobody or everybody: where the policy names somebody it has to be left out.
    ...(framing && frameOrigins.length === 0 && { 'X-Frame-Options': framing }),
    ...others,
  }
}

/** Returns what firebase.json says of the hosting, for a folder that is the site itself. */
export function hostingOf(frameOrigins?: readonly string[]) {
  const headers = Object.entries(securityHeaders(frameOrigins)).map(([key, value]) => ({ key, value }))
  return {
    ...hosting,
    public: '.',
    headers: hosting.headers.map(rule => (rule.source === EVERYWHERE ? { ...rule, headers } : rule)),
  }
}

import { CACHE_AND_REVALIDATE, CACHE_FOR_EVER, securityHeaders } from '../headers.ts'
import { ask, type DeployedSite } from './site.ts'

const LOOPBACK = /^(localhost|127\.|\[::1\])/

/** Visitors who type the name alone arrive by TLS; a site on this machine needs none. */
export async function tlsFaults({ origin }: DeployedSite): Promise<readonly string[]> {
  const { protocol, host, hostname } = new URL(origin)
  if (LOOPBACK.test(hostname)) return []
  if (protocol !== 'https:') return ['the site is checked by plain HTTP: name its https: address']
  const { status, headers } = await ask(`http://${host}/docs`)
  return status >= 301 && status <= 308 && headers.location === `${origin}/docs`
    ? []
    : [`http://${host}/docs returns ${status} instead of leading to ${origin}/docs`]
}

/** Pages, pictures and unknown paths alike carry every security header. */
export async function headerFaults({ origin }: DeployedSite): Promise<readonly string[]> {
  const wanted = Object.entries(securityHeaders())
  const faults: string[] = []
  for (const path of ['/', '/docs', '/favicon.svg', '/no-such-page']) {
    const { headers } = await ask(origin + path)
    for (const [name, value] of wanted) {
      const given = headers[name.toLowerCase()]
      if (given !== value) faults.push(`${path} ${given === undefined ? 'lacks' : 'has another'} ${name}`)
    }
  }
  return faults
}

/** What has a name of its own is kept for ever; everything else is asked for again, and costs nothing while it stands. */
export async function cacheFaults({ origin, scripts }: DeployedSite): Promise<readonly string[]> {
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
export async function compressionFaults({ origin, scripts }: DeployedSite): Promise<readonly string[]> {
  const [script = '/'] = scripts.keys()
  const faults: string[] = []
  for (const path of ['/docs', script]) {
    const { headers } = await ask(origin + path, { 'Accept-Encoding': 'br, gzip' })
    if (!/^(br|gzip)$/.test(headers['content-encoding'] ?? '')) faults.push(`${path} is not compressed`)
  }
  return faults
}

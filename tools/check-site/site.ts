import { request } from 'node:http'
import { request as requestByTls } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { TLSSocket } from 'node:tls'
import { ROUTES, type RouteInfo } from '../../src/content/routes.ts'

const TIMEOUT_MS = 15_000

/** What a server has answered; `untrusted` says why browsers refuse its certificate. */
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly untrusted?: string
}

/** What the codes of TLS mean to a person. */
const CERTIFICATES: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'it has expired',
  CERT_NOT_YET_VALID: 'it is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'it is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: 'nobody trusts its issuer',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'it comes without those of its issuers',
}

function untrusted(socket: unknown): string | undefined {
  if (!(socket instanceof TLSSocket) || socket.authorized) return undefined
  const code = String(socket.authorizationError)
  return CERTIFICATES[code] ?? code
}

/** Sends one request, and follows no redirect; whoever answers is listened to. Throws where nobody does. */
export function ask(url: URL | string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = new URL(url).protocol === 'https:' ? requestByTls : request
    const sent = { 'User-Agent': 'check-site', ...headers }
    const options = { headers: sent, agent: false, rejectUnauthorized: false, timeout: TIMEOUT_MS }
    const outgoing = send(url, options, incoming => {
      const reason = untrusted(incoming.socket)
      const answered = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
      buffer(incoming).then(
        body =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: Object.fromEntries(answered),
            text: body.toString(),
            ...(reason && { untrusted: reason }),
          }),
        reject,
      )
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)))
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** A deployed site as a visitor's browser gets it. */
export type DeployedSite = Awaited<ReturnType<typeof loadSite>>

const NAMED = /["'`](?:\.?\/)?(?:assets\/)?([\w.-]+-[\w-]{8}\.js)["'`]/g

/** Loads every page, and every script that can be found from them. Throws where the server does not answer. */
export async function loadSite(origin: string) {
  const pages = new Map<RouteInfo, Awaited<ReturnType<typeof ask>>>()
  for (const route of ROUTES) pages.set(route, await ask(origin + route.path))
  const scripts = new Map<string, Awaited<ReturnType<typeof ask>>>()
  const texts = [...pages.values()].map(({ text }) => text)
  // The list grows while it is walked through.
  for (const text of texts) {
    for (const [, name] of text.matchAll(NAMED)) {
      const path = `/assets/${name}`
      if (scripts.has(path)) continue
      const answer = await ask(origin + path)
      scripts.set(path, answer)
      texts.push(answer.text)
    }
  }
  return { origin, pages, scripts }
}

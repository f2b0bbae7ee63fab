import { type IncomingHttpHeaders, request } from 'node:http'
import { request as requestByTls } from 'node:https'

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/**
 * One request as given: fetch would tidy up the path, follow redirects and unpack the body. Whoever signed the certificate
 * is trusted.
 * @param origin without a closing slash
 */
export function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port, protocol } = new URL(origin)
    // An IPv6 address without its brackets.
    const host = hostname.replace(/[[\]]/g, '')
    const options = { host, port, path, headers, method, agent: false, rejectUnauthorized: false }
    const outgoing = (protocol === 'https:' ? requestByTls : request)(options, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', chunk => chunks.push(chunk))
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}

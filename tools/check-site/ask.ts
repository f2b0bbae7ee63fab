import { request } from 'node:http'
import { request as requestByTls } from 'node:https'

/** A response as it came, redirects not followed. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const TIMEOUT_MS = 15_000

/**
 * Sends one request and nothing tidied up: `fetch` would follow redirects and unpack the body.
 * Throws where there is no answer, or none that is trusted.
 */
export function ask(url: URL | string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const send = new URL(url).protocol === 'https:' ? requestByTls : request
    const outgoing = send(url, { headers, agent: false, timeout: TIMEOUT_MS }, incoming => {
      const chunks: Buffer[] = []
      incoming.on('data', chunk => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () => {
        const entries = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
        const text = Buffer.concat(chunks).toString('utf8')
        resolve({ status: incoming.statusCode ?? 0, headers: Object.fromEntries(entries), text })
      })
    })
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${TIMEOUT_MS / 1000} s`)))
    outgoing.on('error', reject)
    outgoing.end()
  })
}

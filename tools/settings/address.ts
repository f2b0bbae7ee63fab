import { z } from 'zod'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
export const HOST_NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`, 'i')
export const IPV6 = /^\[[0-9a-f:]+\]$/i

/** As a person writes an address: what a browser would repair, or read in another way, is a slip. */
const WRITTEN = /^https?:\/\/[^\s\\]+$/i
const IPV4 = /^\d+(\.\d+){3}$/

/** Returns what is wrong with an address that visitors are sent to; undefined where nothing is. */
function faultOf(value: string): string | undefined {
  const form = `must be an absolute https: address (http: for a loopback host only), not ${JSON.stringify(value)}`
  if (!WRITTEN.test(value) || !URL.canParse(value)) return form
  const { protocol, hostname, username, password, port } = new URL(value)
  if (username || password) return 'must not hold a user name or password: everyone could read it'
  if (port === '0') return 'must not name port 0'
  if (LOOPBACK.has(hostname)) return undefined
  if (protocol !== 'https:') return form
  // Browsers read the number 1 as the address 0.0.0.1.
  const isAsWritten = !IPV4.test(hostname) || (value.includes(hostname) && !hostname.startsWith('0.'))
  if (HOST_NAME.test(hostname) && hostname.includes('.') && isAsWritten) return undefined
  return `must name a host, which ${JSON.stringify(value)} does not`
}

/** Returns an absolute address; adds an issue where it is none that visitors can be sent to. */
export function absoluteUrl(value: string, context: z.RefinementCtx): URL {
  const fault = faultOf(value)
  if (fault === undefined) return new URL(value)
  context.addIssue(fault)
  return z.NEVER
}

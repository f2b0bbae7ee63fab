import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtInEmulator } from './built-in-emulator.ts'

/** Hosts that are nobody's (RFC 2606) or this machine: no visitor can be sent there. */
const NOWHERE = /^(.+\.)?(example(\.(com|net|org))?|localhost|invalid|test)$|^127\.|^\[::1\]$/

/** Returns whether no visitor can be sent to a host. */
export const nowhere = (hostname: string): boolean => NOWHERE.test(hostname)

/** What a page says of where it stands and where it leads, and the setting that changes it. */
const ADDRESSES = [
  {
    pattern: /<link rel="canonical" href="([^"]+)"/g,
    what: 'gives itself the address',
    setting: 'VITE_SITE_URL',
  },
  { pattern: /<a\b[^>]*\bhref="(https?:[^"]+)"/g, what: 'leads to', setting: 'VITE_GAME_HOST' },
] as const

function addressFaults(dist: string): readonly string[] {
  const pages = readdirSync(dist).filter(name => name.endsWith('.html'))
  const html = pages.map(name => readFileSync(join(dist, name), 'utf8')).join('\n')
  const faults = ADDRESSES.flatMap(({ pattern, what, setting }) =>
    [...html.matchAll(pattern)]
      .map(([, address = '']) => new URL(address))
      .filter(({ hostname }) => nowhere(hostname))
      .map(({ origin }) => `it ${what} ${origin}: set ${setting} and build again`),
  )
  return [...new Set(faults)]
}

/** Returns what keeps a built site from being deployed, one line each: visitors would get a site that leads nowhere. */
export function deployFaults(dist: string): readonly string[] {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(join(dist, '404.html')))
    return [`${dist}/ holds no complete site: run npm run build`]
  const emulator = builtInEmulator(dist)
  return [
    ...(emulator
      ? [
          `it reads its data from the emulator on ${emulator.host}:${emulator.port}: unset VITE_FIRESTORE_EMULATOR_HOST and …_PORT and build again`,
        ]
      : []),
    ...addressFaults(dist),
  ]
}

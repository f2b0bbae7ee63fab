import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BRAND } from '../../src/content/brand.ts'
import { frameAncestors } from '../headers.ts'
import { readBuiltWith } from './built-with.ts'

/** Hosts that are nobody's (RFC 2606) or this machine: no visitor can be sent there. */
const NOWHERE = /^(.+\.)?(example(\.(com|net|org))?|localhost|invalid|test)$|^127\.|^\[::1\]$/

/** Returns whether no visitor can be sent to a host. */
export const nowhere = (hostname: string): boolean => NOWHERE.test(hostname)

const addressFault = (what: string, address: string, setting: string): readonly string[] =>
  nowhere(new URL(address).hostname)
    ? [`it ${what} ${new URL(address).origin}: set ${setting} and build again`]
    : []

/** The pictures and their manifest carry the product's name too, and are drawn before a build. */
function nameFault(dist: string): readonly string[] {
  const { name }: { readonly name: string } = JSON.parse(readFileSync(join(dist, 'site.webmanifest'), 'utf8'))
  return name === BRAND.name ? [] : [`its pictures still say ${name}: run npm run pictures and build again`]
}

/** Returns what keeps a built site from being deployed, one line each: visitors would get a site that leads nowhere. */
export function deployFaults(dist: string): readonly string[] {
  const settings = readBuiltWith(dist)
  if (!settings || !existsSync(join(dist, 'index.html')) || !existsSync(join(dist, '404.html')))
    return [`${dist}/ holds no complete site: run npm run build`]
  return [
    ...(settings.backend?.emulator
      ? ['it reads its data from an emulator: unset VITE_FIRESTORE_EMULATOR_HOST and …_PORT and build again']
      : []),
    ...addressFault('gives itself the address', settings.siteUrl, 'VITE_SITE_URL'),
    ...addressFault('leads to', settings.gameHost, 'VITE_GAME_HOST'),
    ...nameFault(dist),
  ]
}

/**
 * Returns what keeps the pages that VITE_FRAME_ORIGINS names from showing this one, one line each: Firebase sends what
 * firebase.json says, not what the settings say.
 */
export function frameFaults(origins: readonly string[], firebase = 'firebase.json'): readonly string[] {
  const headers = readFileSync(firebase, 'utf8')
  const wanted = frameAncestors(origins)
  const policy = `${firebase} does not end its Content-Security-Policy with "${wanted}", as the settings have it`
  const options = `${firebase} sends X-Frame-Options, which shuts out the origins of VITE_FRAME_ORIGINS: take it out`
  const isShut = origins.length > 0 && headers.includes('"X-Frame-Options"')
  return [...(headers.includes(`${wanted}"`) ? [] : [policy]), ...(isShut ? [options] : [])]
}

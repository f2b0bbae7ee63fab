import { z } from 'zod'
import type { Settings } from '../src/content/settings.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const HOST_NAME = new RegExp(`^(?=.{1,253}$)${LABEL}(?:\\.${LABEL})*$`, 'i')
const IPV6 = /^\[[0-9a-f:]+\]$/i

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
function absoluteUrl(value: string, context: z.RefinementCtx): URL {
  const fault = faultOf(value)
  if (fault === undefined) return new URL(value)
  context.addIssue(fault)
  return z.NEVER
}

const filled = z.string().regex(/\S/, 'must not be blank').optional()

/** Returns the origin that an address is; adds an issue where it is more than that. */
function originOf(url: URL, context: z.RefinementCtx): string {
  if (url.pathname === '/' && !url.search && !url.hash) return url.origin
  context.addIssue(`must be an origin without path, query or hash, not "${url}"`)
  return z.NEVER
}

/** The shape of every VITE_ setting (README, Settings); an unset or empty one takes its default. */
const schema = z.object({
  VITE_GAME_HOST: z
    .string()
    .default('https://play.example.com/')
    .transform((value, context) => absoluteUrl(value, context).toString()),
  VITE_SITE_URL: z.string().default('https://www.example.com').transform(absoluteUrl).transform(originOf),
  VITE_FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/, 'must be a Firebase project id: 6 to 30 of a-z, 0-9 and -')
    .optional(),
  VITE_FIREBASE_API_KEY: filled,
  VITE_FIREBASE_AUTH_DOMAIN: z.string().regex(HOST_NAME, 'must be a host name').optional(),
  VITE_FIREBASE_APP_ID: filled,
  VITE_FIRESTORE_EMULATOR_HOST: z
    .string()
    .refine(host => HOST_NAME.test(host) || IPV6.test(host), 'must be a host name')
    .optional(),
  VITE_FIRESTORE_EMULATOR_PORT: z
    .string()
    .regex(/^\d+$/, 'must be a port number')
    .transform(Number)
    .refine(port => port >= 1 && port <= 65535, 'must be a port number from 1 to 65535')
    .optional(),
  VITE_LIVE_UPDATES: z.enum(['listen', 'visit'], 'must be listen or visit').default('listen'),
  VITE_SAMPLE_SEASON: z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(seed => seed < 2 ** 32, 'must be a whole number below 4294967296')
    .optional(),
  VITE_FRAME_ORIGINS: z
    .string()
    .transform((value, context) =>
      value
        .split(/[\s,]+/)
        .filter(Boolean)
        .map(each => absoluteUrl(each, context))
        .filter(url => url instanceof URL)
        .map(url => originOf(url, context)),
    )
    .optional(),
  VITE_EDITION: z.enum(['real', 'practice'], 'must be real or practice').default('real'),
  VITE_STRICT_CONTENT: z.enum(['0', '1'], 'must be 1, or 0 as when it is unset').optional(),
})

/** Every setting's name. */
export const SETTING_NAMES = Object.keys(schema.shape)

/** A malformed build setting; the message has one line per fault, naming the setting and the reason. */
export class SettingsError extends Error {}

const given = (env: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(env).filter(([name, value]) => name.startsWith('VITE_') && value !== ''))

/** Without a project they have no effect: whoever sets them expects live data. */
const APP_SETTINGS = ['VITE_FIREBASE_API_KEY', 'VITE_FIREBASE_AUTH_DOMAIN', 'VITE_FIREBASE_APP_ID']

/** Project of the emulator when none is named: emulators take any. */
const EMULATOR_PROJECT = 'demo-fourfold'

/** Returns the origins that may show the page in a frame, which only hosts need to know. Throws a SettingsError. */
export function readFrameOrigins(env: Readonly<Record<string, string | undefined>>): readonly string[] {
  readSettings(env)
  return schema.shape.VITE_FRAME_ORIGINS.parse(env.VITE_FRAME_ORIGINS || undefined) ?? []
}

/** Returns the settings of a build, checked. Throws a SettingsError naming every malformed one. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values = given(env)
  const parsed = schema.safeParse(values)
  const faults = parsed.success
    ? []
    : parsed.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`)
  const unknown = Object.keys(values).filter(name => !(name in schema.shape))
  faults.push(...unknown.map(name => `${name} is not a setting of this site (README, Settings)`))
  const host = Boolean(values.VITE_FIRESTORE_EMULATOR_HOST)
  const port = Boolean(values.VITE_FIRESTORE_EMULATOR_PORT)
  if (host !== port) {
    const [missing, set] = host ? ['PORT', 'HOST'] : ['HOST', 'PORT']
    faults.push(`VITE_FIRESTORE_EMULATOR_${missing} must be set together with VITE_FIRESTORE_EMULATOR_${set}`)
  }
  const orphans = APP_SETTINGS.filter(name => values[name])
  if (orphans.length > 0 && !values.VITE_FIREBASE_PROJECT_ID && !host)
    faults.push(`VITE_FIREBASE_PROJECT_ID must be set together with ${orphans.join(', ')}`)
  const hasBackend = host || Boolean(values.VITE_FIREBASE_PROJECT_ID)
  if (values.VITE_SAMPLE_SEASON && hasBackend)
    faults.push(
      'VITE_SAMPLE_SEASON must not be set together with a backend: visitors see one season or the other',
    )
  if (!parsed.success || faults.length > 0) throw new SettingsError(faults.join('\n'))
  const { data } = parsed
  const { VITE_FIRESTORE_EMULATOR_HOST: emulatorHost, VITE_FIRESTORE_EMULATOR_PORT: emulatorPort } = data
  const projectId = data.VITE_FIREBASE_PROJECT_ID ?? (host ? EMULATOR_PROJECT : undefined)
  return {
    gameHost: data.VITE_GAME_HOST,
    siteUrl: data.VITE_SITE_URL,
    edition: data.VITE_EDITION,
    sampleSeason: data.VITE_SAMPLE_SEASON ?? null,
    backend: projectId
      ? {
          projectId,
          updates: data.VITE_LIVE_UPDATES,
          ...(data.VITE_FIREBASE_API_KEY && { apiKey: data.VITE_FIREBASE_API_KEY }),
          ...(data.VITE_FIREBASE_AUTH_DOMAIN && { authDomain: data.VITE_FIREBASE_AUTH_DOMAIN }),
          ...(data.VITE_FIREBASE_APP_ID && { appId: data.VITE_FIREBASE_APP_ID }),
          ...(emulatorHost && emulatorPort && { emulator: { host: emulatorHost, port: emulatorPort } }),
        }
      : null,
  }
}

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TEST_SETTINGS } from '../../../tools/build-for-tests.ts'
import { readFrameOrigins, readSettings } from '../../../tools/settings.ts'

/** The message of the settings' error. */
function faultsOf(env: Record<string, string>): string {
  try {
    readSettings(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  throw new Error(`taken as good: ${JSON.stringify(env)}`)
}

const FULL = {
  VITE_GAME_HOST: 'https://play.site.in/lobby?from=site',
  VITE_SITE_URL: 'https://www.site.in',
  VITE_FIREBASE_PROJECT_ID: 'site-prod',
  VITE_FIREBASE_API_KEY: 'AIza-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'site-prod.firebaseapp.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: '8080',
  VITE_EDITION: 'practice',
  VITE_STRICT_CONTENT: '1',
  VITE_LIVE_UPDATES: 'visit',
  VITE_FRAME_ORIGINS: 'https://stand.site.in, https://press.site.in',
}

describe('a malformed setting is one line with its name and the reason', () => {
  it.each([
    ['VITE_GAME_HOST', 'javascript:alert(1)', 'must be an absolute https: address'],
    ['VITE_GAME_HOST', 'http://play.site.in/', 'must be an absolute https: address'],
    ['VITE_GAME_HOST', 'http://localhost.evil.in/', 'must be an absolute https: address'],
    ['VITE_GAME_HOST', ' ', 'must be an absolute https: address'],
    ['VITE_GAME_HOST', 'https://play.site.in/\nSet-Cookie: a', 'must be an absolute https: address'],
    ['VITE_GAME_HOST', 'https://ann:secret@play.site.in/', 'must not hold a user name or password'],
    ['VITE_GAME_HOST', 'https://play.site.in:0/', 'must not name port 0'],
    ['VITE_GAME_HOST', 'https://game', 'must name a host'],
    ['VITE_SITE_URL', 'https://site.in/path', 'must be an origin'],
    ['VITE_FIREBASE_PROJECT_ID', 'Site', 'must be a Firebase project id'],
    ['VITE_LIVE_UPDATES', 'never', 'must be listen or visit'],
    ['VITE_FIREBASE_API_KEY', '  ', 'must not be blank'],
    ['VITE_FIREBASE_AUTH_DOMAIN', 'https://site.in', 'must be a host name'],
    ['VITE_FIRESTORE_EMULATOR_HOST', 'http://localhost', 'must be a host name'],
    ['VITE_FIRESTORE_EMULATOR_PORT', '80a', 'must be a port number'],
    ['VITE_FIRESTORE_EMULATOR_PORT', '65536', 'must be a port number'],
    ['VITE_EDITION', 'Practice', 'must be real or practice'],
    ['VITE_SAMPLE_SEASON', '1.5', 'must be a whole number'],
    ['VITE_SAMPLE_SEASON', '4294967296', 'must be a whole number below'],
    ['VITE_FRAME_ORIGINS', 'https://stand.site.in/kiosk', 'must be an origin'],
    ['VITE_FRAME_ORIGINS', 'https://stand.site.in, *', 'must be an absolute https: address'],
    ['VITE_FRAME_ORIGINS', 'https://*.site.in', 'must name a host'],
    ['VITE_STRICT_CONTENT', 'yes', 'must be 1, or 0'],
    ['VITE_FIREBASE_PROJET_ID', 'site-prod', 'is not a setting of this site'],
  ])('%s=%j', (name, value, reason) => {
    const message = faultsOf({ ...(name === 'VITE_SAMPLE_SEASON' ? {} : FULL), [name]: value })
    expect(message.split('\n')).toHaveLength(1)
    expect(message.startsWith(`${name} ${reason}`)).toBe(true)
  })

  it('a key without a project, which would give a site without live data, is named', () => {
    expect(faultsOf({ VITE_FIREBASE_API_KEY: 'AIza-key', VITE_FIREBASE_APP_ID: '1:2:web:3' })).toBe(
      'VITE_FIREBASE_PROJECT_ID must be set together with VITE_FIREBASE_API_KEY, VITE_FIREBASE_APP_ID',
    )
  })

  it.each(['HOST', 'PORT'])('an emulator without its %s is named', missing => {
    const { [`VITE_FIRESTORE_EMULATOR_${missing}`]: _, ...rest } = FULL as Record<string, string>
    expect(faultsOf(rest)).toMatch(new RegExp(`^VITE_FIRESTORE_EMULATOR_${missing} must be set together`))
  })
})

it.each([
  { VITE_FIREBASE_PROJECT_ID: 'site-prod' },
  { VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1', VITE_FIRESTORE_EMULATOR_PORT: '8080' },
])('a sample season beside a backend is one line: %j', backend => {
  expect(faultsOf({ VITE_SAMPLE_SEASON: '7', ...backend })).toMatch(
    /^VITE_SAMPLE_SEASON must not be set together with a backend[^\n]*$/,
  )
})

describe('settings', () => {
  it('that are unset or empty take their defaults, and there is no backend then', () => {
    const expected = {
      gameHost: 'https://play.example.com/',
      siteUrl: 'https://www.example.com',
      edition: 'real',
      sampleSeason: null,
      backend: null,
    }
    expect(readSettings({})).toEqual(expected)
    expect(readSettings(Object.fromEntries(Object.keys(FULL).map(name => [name, ''])))).toEqual(expected)
  })

  it('say who may show the page in a frame: nobody unless named', () => {
    expect(readFrameOrigins({})).toEqual([])
    expect(readFrameOrigins(FULL)).toEqual(['https://stand.site.in', 'https://press.site.in'])
  })

  it('of the developer change nothing in a build for tests', () => {
    for (const own of [FULL, { VITE_SAMPLE_SEASON: '7' }])
      expect(readSettings({ ...own, ...TEST_SETTINGS })).toEqual(readSettings(TEST_SETTINGS))
  })

  it('reach the page complete', () => {
    expect(readSettings(FULL)).toEqual({
      gameHost: FULL.VITE_GAME_HOST,
      siteUrl: FULL.VITE_SITE_URL,
      edition: 'practice',
      sampleSeason: null,
      backend: {
        projectId: 'site-prod',
        updates: 'visit',
        apiKey: 'AIza-key',
        authDomain: 'site-prod.firebaseapp.com',
        appId: '1:2:web:3',
        emulator: { host: '127.0.0.1', port: 8080 },
      },
    })
  })

  it('are all in .env.example, which is itself taken as good', () => {
    const example = [...readFileSync('.env.example', 'utf8').matchAll(/^#?(VITE_\w+)=(.*)$/gm)]
    const values = example.map(([, name = '', value = '']) => [name, value] as const)
    expect(values.map(([name]) => name).sort()).toEqual([...Object.keys(FULL), 'VITE_SAMPLE_SEASON'].sort())
    const withBackend = values.filter(([name]) => name !== 'VITE_SAMPLE_SEASON')
    const withSample = values.filter(([name]) => !/FIREBASE|FIRESTORE/.test(name))
    for (const each of [withBackend, withSample])
      expect(() => readSettings(Object.fromEntries(each))).not.toThrow()
  })
})

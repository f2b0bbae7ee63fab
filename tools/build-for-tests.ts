import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite } from './build/locked.ts'

/** Returns the settings of a build for tests: its data source on that port, and nothing from the developer's own .env. */
const testSettings = (port: number): Readonly<Record<string, string>> => ({
  VITE_GAME_HOST: '',
  VITE_SITE_URL: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_APP_ID: '',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: String(port),
})

/** Builds dist/ for tests with a data source that will listen on that port. Throws a BuildError. */
export const buildForTests = (port: number, signal?: AbortSignal): Promise<void> =>
  buildSite(testSettings(port), async () => undefined, signal)

const EMULATOR = /emulator:\{host:["'`]([^"'`]+)["'`],port:(\d+)\}/

/** Returns the emulator's address in the scripts of a built site; undefined in one that has none. */
export function builtInEmulator(dist: string): { host: string; port: number } | undefined {
  const assets = join(dist, 'assets')
  for (const name of readdirSync(assets).filter(name => name.endsWith('.js'))) {
    const [, host, port] = EMULATOR.exec(readFileSync(join(assets, name), 'utf8')) ?? []
    if (host && port) return { host, port: Number(port) }
  }
  return undefined
}

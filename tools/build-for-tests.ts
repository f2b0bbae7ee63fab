import { buildSite } from './build/build-site.ts'

/** Returns the settings of a build for tests: its data source on that port, and nothing from the developer's own .env. */
const testSettings = (port: number): Readonly<Record<string, string>> => ({
  VITE_GAME_HOST: '',
  VITE_SITE_URL: '',
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIREBASE_API_KEY: '',
  VITE_FIREBASE_AUTH_DOMAIN: '',
  VITE_FIREBASE_APP_ID: '',
  VITE_EDITION: '',
  VITE_STRICT_CONTENT: '',
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: String(port),
})

/** Builds the site for tests, with a data source that will listen on that port. Throws a BuildError. */
export const buildForTests = (port: number, signal?: AbortSignal): Promise<void> =>
  buildSite({ place: 'tests', env: testSettings(port), use: () => undefined, signal })

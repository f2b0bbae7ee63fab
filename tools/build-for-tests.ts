import { buildSite } from './build/build-site.ts'
import { SETTING_NAMES } from './settings.ts'

/** Settings of a build for tests: nothing from the developer's own .env, and an emulator wherever the server says. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SETTING_NAMES.map(name => [name, ''])),
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: '8080',
}

/** Builds the site for tests. Throws a BuildError. */
export const buildForTests = (signal?: AbortSignal): Promise<void> =>
  buildSite({ place: 'tests', env: TEST_SETTINGS, use: () => undefined, signal })

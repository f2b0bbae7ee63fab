import { renameSync, rmSync } from 'node:fs'
import { buildSite } from './build/build-site.ts'
import { SETTING_NAMES } from './settings.ts'

/** Settings of a build for tests: nothing from the developer's own .env, and an emulator wherever the server says. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SETTING_NAMES.map(name => [name, ''])),
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: '8080',
}

/** Where the site for tests is: in `dist`, with what the bundler says of it beside. */
export const TESTS_FOLDER = '.cache/tests'

/** Builds the site for tests. Throws a BuildError. */
export async function buildForTests(): Promise<void> {
  const { folder } = await buildSite(TEST_SETTINGS)
  rmSync(TESTS_FOLDER, { recursive: true, force: true })
  renameSync(folder, TESTS_FOLDER)
}

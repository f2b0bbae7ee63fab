import { renameSync, rmSync } from 'node:fs'
import { buildSite } from './build/build-site.ts'
import { SETTING_NAMES } from './settings.ts'

/** Stands in the build for tests where the port of an emulator does: no other number in it is the same. */
export const EMULATOR_PORT = '65432'

/** Settings of a build for tests: nothing from the developer's own .env, and an emulator whose port is filled in later. */
export const TEST_SETTINGS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SETTING_NAMES.map(name => [name, ''])),
  VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1',
  VITE_FIRESTORE_EMULATOR_PORT: EMULATOR_PORT,
}

/** Where the site for tests is: in `dist`, with what the bundler says of it beside. */
export const TESTS_FOLDER = '.cache/tests'

/** Builds the site for tests. Throws a BuildError. */
export async function buildForTests(): Promise<void> {
  const { folder } = await buildSite(TEST_SETTINGS)
  rmSync(TESTS_FOLDER, { recursive: true, force: true })
  renameSync(folder, TESTS_FOLDER)
}

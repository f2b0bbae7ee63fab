import { SAMPLE_SHEET_SEED } from '../src/rules/showcase.ts'
import { startDataSource } from './data-source/server.ts'
import { operatorSettings } from './operator-settings.ts'
import { freePort } from './ports.ts'
import { announceSource } from './running-source.ts'
import { sampleSeason } from './season.ts'
import { readSettings, SETTING_NAMES } from './settings.ts'

const DEFAULT_SOURCE_PORT = 8080

/** The live source of a local run. */
export interface LocalSource {
  /** Settings that a build needs to use it. */
  readonly env: Readonly<Record<string, string>>
  /** In words, for the person who started it. */
  readonly description: string
  /** Whether it is the project's own data source rather than a backend that the settings name. */
  readonly isOwn: boolean
  close(): Promise<void>
}

/**
 * Returns the backend that the operator's settings name, or else starts our own data source with the sample season.
 * Throws a SettingsError.
 */
export async function openLocalSource(): Promise<LocalSource> {
  const { backend } = readSettings(operatorSettings())
  if (!backend) return ownSource()
  const { emulator, projectId } = backend
  const name = emulator ? `the emulator on ${emulator.host}:${emulator.port}` : `the project ${projectId}`
  return {
    env: {},
    description: `${name}, as the settings say`,
    isOwn: false,
    close: async () => undefined,
  }
}

const BACKEND_SETTINGS = SETTING_NAMES.filter(name => /FIREBASE|FIRESTORE/.test(name))

/** Returns no source at all: the page carries the sample season, whatever backend the operator's settings name. */
export function sampleSource(): LocalSource {
  return {
    env: {
      VITE_SAMPLE_SEASON: String(SAMPLE_SHEET_SEED),
      ...Object.fromEntries(BACKEND_SETTINGS.map(name => [name, ''])),
    },
    description: 'no backend: the page carries the sample season and says so',
    isOwn: false,
    close: async () => undefined,
  }
}

async function ownSource(): Promise<LocalSource> {
  const source = await startDataSource({
    port: await freePort(DEFAULT_SOURCE_PORT),
    documents: { 'config/data_sheet': { sheet: sampleSeason(SAMPLE_SHEET_SEED) } },
  })
  const address = `${source.host}:${source.port}`
  const withdraw = announceSource(address)
  return {
    env: { VITE_FIRESTORE_EMULATOR_HOST: source.host, VITE_FIRESTORE_EMULATOR_PORT: String(source.port) },
    description: `a data source of its own on ${address}, which holds the sample season`,
    isOwn: true,
    async close() {
      withdraw()
      await source.close()
    },
  }
}

import type { Settings } from '../../src/content/settings.ts'
import { beforeLiveDraw, landingDraws, landingSessions } from '../../src/rules/showcase.ts'
import { operatorSettings } from '../operator-settings.ts'
import { readSettings, SettingsError } from '../settings.ts'

/** Returns the settings of a build, or ends the program with one line for each fault. */
export function settingsOf(mode: string): Settings {
  try {
    return readSettings(operatorSettings(mode))
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Returns what stands in place of names in the code: the operator's settings, and what is computed once for all. */
export const buildConstants = (settings: Settings): Readonly<Record<string, string>> => ({
  __SETTINGS__: JSON.stringify(settings),
  __EMULATOR__: String(settings.backend?.emulator !== undefined),
  __LANDING_SESSIONS__: JSON.stringify(landingSessions()),
  __LIVE_CHANCES__: JSON.stringify(beforeLiveDraw().chances),
  __LANDING_DRAWS__: JSON.stringify(landingDraws()),
})

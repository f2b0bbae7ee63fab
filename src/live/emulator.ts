import type { EmulatorAddress } from '../content/settings.ts'

/** What servers for development and tests answer with the emulator's address, so that one build serves all of them. */
export const EMULATOR_FILE = '/emulator.json'

/** Returns the address of the emulator. Throws where the page's server knows none. */
export async function emulatorAddress(): Promise<EmulatorAddress> {
  const response = await fetch(EMULATOR_FILE)
  if (!response.ok) throw new Error(`${EMULATOR_FILE} returns ${response.status}`)
  return (await response.json()) as EmulatorAddress
}

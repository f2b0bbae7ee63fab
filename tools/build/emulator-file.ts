import type { Plugin } from 'vite'
import type { EmulatorAddress } from '../../src/content/settings.ts'
import { EMULATOR_FILE } from '../../src/live/emulator.ts'

/** Lets the development server tell the page where the emulator is. */
export const emulatorFile = (address: EmulatorAddress | undefined): Plugin => ({
  name: 'emulator-file',
  configureServer({ middlewares }) {
    if (address)
      middlewares.use(EMULATOR_FILE, (_, response) => {
        response.setHeader('Content-Type', 'application/json')
        response.end(JSON.stringify(address))
      })
  },
})

import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const TRANSPORT = /webchannel_blob_es\d+\.js/
/** `isDefault ? loadImage(url.toString(), done) : fetch(url.toString(), done)`, under minified names. */
const PING = /\w+\?\w+\(\w+\.toString\(\),(\w+)\):\w+\(\w+\.toString\(\),\1\)/

/**
 * Builds the Firestore client without two things the page does not need: `re2js` (see src/live/no-pipelines.ts), and the
 * image that its transport loads from www.google.com after a failed connection to tell which of the two is down.
 * Only the client's statistics see the result, and the site makes no third-party requests.
 * Throws, so that an update of the client is noticed, when the place is not found any more.
 */
export function firestoreClient(): Plugin {
  const withoutPing = {
    name: 'firestore-client',
    transform(code: string, id: string): string | undefined {
      if (!TRANSPORT.test(id)) return undefined
      if (!PING.test(code)) throw new Error(`${id}: the ping of a third party is not where it was`)
      return code.replace(PING, (_, done: string) => `${done}(false)`)
    },
  }
  return {
    ...withoutPing,
    config: () => ({
      resolve: {
        alias: { re2js: fileURLToPath(new URL('../../src/live/no-pipelines.ts', import.meta.url)) },
      },
      optimizeDeps: { rolldownOptions: { plugins: [withoutPing] } },
    }),
  }
}

/** The program of the harness page: starts the live source on demand and keeps every list it publishes. */

import type { Backend } from '../../../src/content/settings.ts'
import { SET_DATA_SHEET } from '../../../src/live/event.ts'
import { startLiveSource } from '../../../src/live/source.ts'

declare global {
  interface Window {
    received: unknown[]
    start: (settings: Backend) => void
  }
}

window.received = []
window.addEventListener(SET_DATA_SHEET, event => {
  window.received.push(event instanceof CustomEvent ? event.detail : 'no CustomEvent')
})
window.start = backend => startLiveSource(backend, Promise.resolve())

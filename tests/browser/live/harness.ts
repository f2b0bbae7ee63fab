/** The program of the harness page: starts the live source on demand and keeps every list it publishes. */
import { SET_DATA_SHEET } from '../../../src/live/event.ts'
import { type LiveSettings, startLiveSource } from '../../../src/live/source.ts'

declare global {
  interface Window {
    received: unknown[]
    start: (settings: LiveSettings) => void
    stopLive: () => void
  }
}

window.received = []
window.addEventListener(SET_DATA_SHEET, event => {
  window.received.push(event instanceof CustomEvent ? event.detail : 'no CustomEvent')
})
window.start = settings => {
  window.stopLive = startLiveSource(settings)
}

import { SET_DATA_SHEET } from '../live/event.ts'
import { afterPaint } from './after-paint.ts'

const liveData = () => import('./live-data.ts')

/**
 * Listens to 'set-data-sheet' (specification, section 4) and, where a backend is set, connects to it after
 * the first paint. Answers the function that ends both.
 */
export function startLive(): () => void {
  let stopped = false
  let stop: (() => void) | undefined
  const unavailable = () => console.info('The live data could not be loaded; the page goes on without it.')
  const onSheet = (event: Event) => void liveData().then(({ take }) => take(event), unavailable)
  window.addEventListener(SET_DATA_SHEET, onSheet)
  const cancel = afterPaint(() => {
    liveData().then(({ connectLive }) => {
      if (!stopped) stop = connectLive()
    }, unavailable)
  })
  return () => {
    stopped = true
    cancel()
    stop?.()
    window.removeEventListener(SET_DATA_SHEET, onSheet)
  }
}

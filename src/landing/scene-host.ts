import { keepPlace, measure } from '../frame/measure.ts'
import { whyNoScene } from '../scene/probe.ts'
import { afterPaint } from './live-data.ts'

const root = () => document.documentElement

/** Shows the still pictures instead of the scene, in the flow layout. */
function fallBack(reason: string): void {
  console.info(`The scene is off: ${reason}. The page shows its still pictures.`)
  const keep = keepPlace()
  root().dataset.scene = 'fallback'
  delete root().dataset.layout
  measure()
  keep()
}

/**
 * Brings the scene into its host after the first paint, or the still pictures where it cannot be had.
 * Says how it stands in `html[data-scene]`. Answers the function that takes it out again.
 */
export function startScene(host: HTMLElement): () => void {
  let stopped = false
  let unmount: (() => void) | undefined
  const stop = () => {
    unmount?.()
    unmount = undefined
  }
  const give = (reason: string) => {
    if (stopped) return
    stop()
    fallBack(reason)
  }
  const reason = whyNoScene()
  root().dataset.scene = 'loading'
  root().dataset.layout = 'pinned'
  const cancel = reason ? undefined : afterPaint(() => void mount().catch(error => give(String(error))))
  if (reason) give(reason)

  async function mount(): Promise<void> {
    const { mountScene } = await import('../scene/mount.tsx')
    if (stopped) return
    unmount = await mountScene(host, {
      pictureUrl: '/game/phone-780.webp',
      onReady: () => (root().dataset.scene = 'ready'),
      onFallback: give,
    })
    if (stopped) stop()
  }

  return () => {
    stopped = true
    cancel?.()
    stop()
    root().dataset.scene = 'off'
    delete root().dataset.layout
  }
}

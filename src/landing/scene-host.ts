import { keepPlace, measure } from '../frame/measure.ts'
import { jumpTo } from '../frame/scroll.ts'
import { closeCanvas, openCanvas } from '../scene/probe.ts'
import { type SceneState, sceneAtom, store } from '../state/store.ts'
import { afterPaint } from './after-paint.ts'

/** The screenshot that the scene takes where the still has not loaded one. */
const PICTURE = '/game/phone-780.webp'

const root = () => document.documentElement

/** Says how the scene stands, to style sheets and tests and to the sections. */
function tell(state: SceneState): void {
  root().dataset.scene = state
  store.set(sceneAtom, state)
}

/** Shows the still pictures instead of the scene, in the flow layout. */
function fallBack(reason: string): void {
  console.info(`The scene is off: ${reason}. The page shows its still pictures.`)
  const placeAfter = keepPlace()
  tell('fallback')
  delete root().dataset.layout
  measure()
  const scrollPx = placeAfter()
  if (scrollPx !== undefined) jumpTo(scrollPx)
}

/** Pins the stages and draws on a canvas behind them, or falls back for the reason that there is none. */
function pin(host: HTMLElement, canvas = openCanvas()): () => void {
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
  tell('loading')
  root().dataset.layout = 'pinned'
  let cancel: (() => void) | undefined
  if (typeof canvas === 'string') give(canvas)
  else cancel = afterPaint(() => void mount(canvas).catch(error => give(String(error))))

  async function mount(target: HTMLCanvasElement): Promise<void> {
    const { mountScene } = await import('../scene/mount.tsx')
    if (stopped) return
    unmount = await mountScene(host, target, {
      pictureUrl: document.querySelector<HTMLImageElement>('#hero picture img')?.currentSrc || PICTURE,
      onReady: () => tell('ready'),
      onFallback: give,
    })
    if (stopped) stop()
  }

  return () => {
    stopped = true
    cancel?.()
    if (unmount) stop()
    else if (typeof canvas !== 'string') closeCanvas(canvas)
    tell('off')
    delete root().dataset.layout
  }
}

/**
 * Brings the scene into its host after the first paint, or the still pictures where it cannot be had or the text
 * needs its room (`room.ts`). Says how it stands in `html[data-scene]`. Answers the function that takes it out again.
 */
export function startScene(host: HTMLElement): () => void {
  let stopped = false
  let stop = pin(host)
  import('./room.ts').then(
    ({ followRoom }) => {
      if (!stopped) stop = followRoom(stop, canvas => pin(host, canvas))
    },
    () => undefined,
  )
  return () => {
    stopped = true
    stop()
  }
}

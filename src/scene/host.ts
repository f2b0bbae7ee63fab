import { retryOnline } from '../frame/retry-online.ts'
import { untilEntered, whenAtRest, whenWanted } from '../frame/when-wanted.ts'
import { layoutModeAtom, type SceneState, sceneAtom, store } from '../state/store.ts'
import { isOffScreen, layoutMode, setBlocker } from '../viewport/mode.ts'
import { noWebGlReason, probeGpu } from './probe.ts'
import { isSoftware } from './quality/choose.ts'
import type { SceneOptions } from './root.tsx'

/** The screenshot that the scene takes where the still has not loaded one. */
const PICTURE = '/game/phone-780.webp'

/** A driver that has taken so many contexts away is left alone for the rest of the visit. */
const MOST_LOSSES = 3

/** Says how the scene stands, to style sheets and tests and to the sections. */
function setScene(state: SceneState): void {
  document.documentElement.dataset.scene = state
  store.set(sceneAtom, state)
}

/** The hero's still picture. */
const still = (): Element | null => document.querySelector('#hero [data-still]')

/** Resolves when all of the still picture has arrived: the scene takes it over where it stands. */
const untilArrived = (): Promise<unknown> =>
  Promise.allSettled(
    still()
      ?.getAnimations({ subtree: true })
      .map(({ finished }) => finished) ?? [],
  )

/** Lets the still picture fade as one over the scene, which stands as it does for so long; once the page moves it is gone. */
function handOver(standsMs: number): void {
  // It stays faded until the style sheet has its parts gone, which may be a frame after the end.
  const fade = standsMs > 0 && still()?.animate({ opacity: [1, 0] }, { duration: standsMs, fill: 'forwards' })
  if (fade) {
    const { dataset } = document.documentElement
    const end = () => {
      delete dataset.handover
      fade.cancel()
      window.removeEventListener('scroll', end)
    }
    dataset.handover = ''
    // Not by its event, which waits for a frame; a fade that is cancelled ends nothing.
    fade.finished.then(end, () => undefined)
    window.addEventListener('scroll', end, { passive: true })
  }
  setScene('ready')
}

/** Shows the still pictures instead of the scene. */
function fallBack(reason: string): void {
  delete document.documentElement.dataset.quality
  console.info(`The scene is off: ${reason}. The page shows its still pictures.`)
  setScene('fallback')
}

/** What may become of a scene: it cannot be had, its script or its context is missing, or that is there again. */
interface Fates extends Pick<SceneOptions, 'onFailed' | 'onGone' | 'onBack'> {
  readonly onMissing: () => void
}

/** Draws in the host as soon as that is wanted. */
function mountLater(host: HTMLElement, fates: Fates): () => void {
  let stopped = false
  let unmount: (() => void) | undefined
  async function mount(): Promise<void> {
    let isLate = false
    const script = retryOnline(
      () => import('./root.tsx'),
      () => {
        isLate = true
        if (!stopped) fates.onMissing()
      },
    )
    const [gpu, { mountScene }] = await Promise.all([probeGpu(), script])
    if (stopped) return
    if (isLate) {
      fates.onBack()
      return
    }
    if (gpu?.renderer === null) throw new Error('WebGL 2 is not available')
    // Where the processor draws both, each frame of the page's would hold up every question to WebGL, and so the page.
    if (gpu && isSoftware(gpu.renderer)) await untilEntered()
    if (stopped) return
    unmount = mountScene(host, {
      pictureUrl: document.querySelector<HTMLImageElement>('#hero picture img')?.currentSrc || PICTURE,
      onTier: tier => (document.documentElement.dataset.quality = tier),
      untilArrived,
      onReady: handOver,
      ...fates,
    })
  }
  setScene('loading')
  const cancel = whenWanted(() => void mount().catch(error => fates.onFailed(String(error))))
  return () => {
    stopped = true
    cancel()
    unmount?.()
  }
}

/**
 * Brings the scene into its host when it is wanted, or leaves the still pictures where it cannot be had or the text
 * needs its room. Says how it stands in `html[data-scene]`. To be called once the stage has started.
 */
export function startScene(host: HTMLElement): void {
  let unmount: (() => void) | undefined
  let cancelReturn: (() => void) | undefined
  let hasFailed = false
  let isGone = false
  let losses = 0

  function end(): void {
    cancelReturn?.()
    const stop = unmount
    unmount = undefined
    stop?.()
  }

  function fail(reason: string): void {
    if (hasFailed) return
    hasFailed = true
    end()
    fallBack(reason)
    setBlocker('no-scene', true)
  }

  function giveWay(reason: string): void {
    isGone = true
    fallBack(reason)
    setBlocker('no-scene', true)
  }

  function waitForContext(): void {
    if (++losses > MOST_LOSSES) fail('the WebGL context was lost again and again')
    else giveWay('the WebGL context was lost')
  }

  /** Once the page rests: it is laid out anew. */
  function comeBack(): void {
    cancelReturn = whenAtRest(() => {
      isGone = false
      end()
      setBlocker('no-scene', false)
    })
  }

  function follow(): void {
    if (hasFailed || isGone) return
    if (layoutMode() === 'flow') {
      // On the way to paper or to a picture it waits, out of sight.
      if (isOffScreen() && store.get(sceneAtom) === 'ready') return
      end()
      fallBack('the text needs its room')
    } else
      unmount ??= mountLater(host, {
        onFailed: fail,
        onMissing: () => giveWay('its script could not be loaded'),
        onGone: waitForContext,
        onBack: comeBack,
      })
  }

  const reason = noWebGlReason()
  if (reason === undefined) follow()
  else fail(reason)
  store.sub(layoutModeAtom, follow)
}

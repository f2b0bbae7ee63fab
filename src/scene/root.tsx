import { createRoot, extend, type RootStore } from '@react-three/fiber'
import { setConsoleFunction, WebGLRenderer } from 'three'
import { trackLoading } from '../state/awaited.ts'
import { pageFlags } from '../state/flags.ts'
import { store as pageStore, tierAtom } from '../state/store.ts'
import { currentLayout } from '../viewport/layout.ts'
import { CONTEXT } from './context-attributes.ts'
import { watchContext } from './context-watch.ts'
import { Director } from './director.ts'
import { SceneBoundary } from './error-boundary.tsx'
import type { FullPrograms } from './full.ts'
import { UnplacedMesh } from './painting.ts'
import { loadScreen } from './phone/screen-picture.ts'
import { openCanvas } from './probe.ts'
import { Programs } from './programs.ts'
import { chooseTier, rendererOf, savesData } from './quality/choose.ts'
import { bestOf, type Preset, type Tier } from './quality/presets.ts'
import { Scene } from './scene.tsx'
import { createShared, type Shared } from './shared.ts'
import { nextTask, untilDone } from './tasks.ts'

extend({ Mesh: UnplacedMesh })

// fiber still makes the Clock that three warns of; a visitor's console has no use for that line.
setConsoleFunction((type, message, ...rest) => {
  if (!message.includes('Clock: This module has been deprecated')) console[type](message, ...rest)
})

export interface SceneOptions {
  /** Address of the game's screenshot on the phone. */
  readonly pictureUrl: string
  /** Called with the tier that is drawn, before its first frame. */
  readonly onTier: (tier: Tier) => void
  /** Resolves when the picture stands that the scene takes over from. */
  readonly untilArrived: () => Promise<unknown>
  /** Called after the first complete frame, with how long it stands as the still picture does, ms. */
  readonly onReady: (standsMs: number) => void
  /** Called when the scene has ended for good; the page carries on with its still pictures. */
  readonly onFailed: (reason: string) => void
  /** Called when the scene has ended because its context is away, and when a new one could be drawn. */
  readonly onGone: () => void
  readonly onBack: () => void
}

type Root = ReturnType<typeof createRoot<HTMLCanvasElement>>

/** Configures the root; fiber owns the pixel ratio and follows the screen's, between the ends that a preset sets. */
const configure = (
  root: Root,
  canvas: HTMLCanvasElement,
  host: HTMLElement,
  { fineness: [least, most] }: Preset,
): Promise<unknown> =>
  root.configure({
    frameloop: 'never',
    // No tone mapping: the design's colours reach the screen as they are.
    flat: true,
    dpr: [least, most],
    size: { width: host.offsetWidth, height: host.offsetHeight, top: 0, left: 0 },
    gl: () => createRenderer(canvas),
  })

/** Renders the tree and resolves with fiber's store when all of it stands, its texture included. */
async function renderTree(
  root: Root,
  shared: Shared,
  { pictureUrl, onFailed }: Pick<SceneOptions, 'pictureUrl' | 'onFailed'>,
): Promise<RootStore> {
  const pictures = loadScreen(pictureUrl)
  await nextTask()
  return new Promise(resolve => {
    const tree = <Scene shared={shared} pictures={pictures} onMounted={() => resolve(store)} />
    const store = root.render(<SceneBoundary onFailed={onFailed}>{tree}</SceneBoundary>)
  })
}

/** The programs of the tier `full`, where it is to be drawn and they can be had. */
async function loadFull(tier: Tier): Promise<FullPrograms | null> {
  if (tier === 'lean') return null
  try {
    return (await import('./full.ts')).FULL
  } catch {
    return null
  }
}

/** The renderer of a canvas whose context is there already. Throws where the context has been lost. */
function createRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const gl = new WebGLRenderer({ canvas, ...CONTEXT })
  // What the driver says of a program would have to be waited for: it is asked once that is there (programs.ts).
  gl.debug.checkShaderErrors = false
  gl.autoClear = false
  // The meshes stand in the order in which they are drawn.
  gl.sortObjects = false
  return gl
}

/**
 * Puts the scene into an element and lets the frame drive it.
 * @returns takes it out again, at any moment of its loading, and frees its context
 */
export function mountScene(
  host: HTMLElement,
  { pictureUrl, onTier, untilArrived, onReady, onFailed, onGone, onBack }: SceneOptions,
): () => void {
  const { canvas, gl } = openCanvas()
  const { quality: wanted, film } = pageFlags()
  let root: Root | undefined
  let director: Director | undefined
  let programs: Programs | undefined
  let isReady = false
  let standsMs = 0
  let isOver = false

  function end(): void {
    if (isOver) return
    isOver = true
    director?.stop()
    programs?.stop()
    // fiber frees the context with the root that draws on it; before there is one nobody else would.
    if (root) root.unmount()
    else gl.getExtension('WEBGL_lose_context')?.loseContext()
    canvas.remove()
  }

  function fail(reason: string): void {
    if (isOver) return
    unwatch()
    end()
    onFailed(reason)
  }

  function prepareRest(): void {
    const arrived = trackLoading('programs')
    const refused = (error: unknown) => fail(String(error))
    programs?.prepareRest().catch(refused).finally(arrived)
  }

  /** A task of its own: the page is styled anew for a scene that is there. */
  async function onDrawn(): Promise<void> {
    if (isReady) return
    isReady = true
    await nextTask()
    if (isOver) return
    onReady(standsMs)
    prepareRest()
  }

  async function begin(): Promise<void> {
    // The renderer asks the driver for what it can do: that is to find it with nothing else to do.
    await untilDone(gl)
    if (isOver) return
    const tier = chooseTier({ renderer: rendererOf(gl), savesData: savesData(), wanted })
    const full = await loadFull(tier)
    if (isOver) return
    const fiber = createRoot(canvas)
    root = fiber
    const preset = bestOf(full ? 'full' : 'lean')
    pageStore.set(tierAtom, preset.tier)
    const onStep = (next: Preset) => {
      onTier(next.tier)
      configure(fiber, canvas, host, next)
    }
    await configure(fiber, canvas, host, preset)
    await nextTask()
    if (isOver) return
    const shared = createShared(currentLayout(), full)
    const store = await renderTree(fiber, shared, { pictureUrl, onFailed: fail })
    if (isOver) return
    shared.programs = programs = new Programs(store.getState())
    director = new Director(store, shared, preset, (wanted ?? film) !== undefined, {
      onDrawn,
      onStep,
      onFailed: fail,
    })
    onTier(preset.tier)
    await programs.prepareStage()
    await untilArrived()
    if (!isOver) standsMs = director.enter()
  }

  // From the first moment on: a context can be lost while the scene is still being built.
  const unwatch = watchContext(canvas, gl, {
    onRestored() {
      programs?.waitForAll()
      if (isReady) prepareRest()
      director?.redraw()
    },
    onGone: () => {
      end()
      onGone()
    },
    onBack,
  })
  host.append(canvas)
  begin().catch(error => fail(String(error)))
  return () => {
    unwatch()
    end()
  }
}

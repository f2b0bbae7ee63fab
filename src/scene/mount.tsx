import { createRoot, extend, type RootState } from '@react-three/fiber'
import {
  Group,
  LinearMipmapNearestFilter,
  NoToneMapping,
  setConsoleFunction,
  TextureLoader,
  WebGLRenderer,
} from 'three'
import { Engine } from './engine.ts'
import { createPieces, disposePieces } from './pieces.ts'
import { CONTEXT } from './probe.ts'

extend({ Group })

// fiber still makes the Clock that three warns of; a visitor's console has no use for that line.
setConsoleFunction((type, message, ...rest) => {
  if (!message.includes('Clock: This module has been deprecated')) console[type](message, ...rest)
})

/** How long a lost context may stay away before the still pictures take over, ms. */
const RESTORE_MS = 3000
/** How long the first frame waits for the driver's compiler, ms. */
const COMPILE_MS = 2000

export interface SceneOptions {
  /** Address of the game's screenshot on the phone. */
  readonly pictureUrl: string
  /** Called after the first complete frame. */
  readonly onReady: () => void
  /** Called when the scene is gone for good; the page carries on with its still pictures. */
  readonly onFallback: (reason: string) => void
}

/** A picture as a texture with mipmaps; null where it cannot be loaded: the phone's screen stays dark. */
async function loadPicture(url: string) {
  try {
    const texture = await new TextureLoader().loadAsync(url)
    // The phone is drawn at about its own size: one level of the picture is enough.
    texture.minFilter = LinearMipmapNearestFilter
    return texture
  } catch {
    return null
  }
}

/** Ends the task at hand, so that input and painting need not wait for all of the scene at once. */
const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

/** Compiles the programs off the main thread where the driver can, for a while at most, and looks up their uniforms. */
async function compile({ gl, scene, camera }: RootState): Promise<void> {
  if (gl.extensions.has('KHR_parallel_shader_compile')) {
    const patience = new Promise(resolve => setTimeout(resolve, COMPILE_MS))
    await Promise.race([gl.compileAsync(scene, camera), patience])
  } else gl.compile(scene, camera)
  for (const program of gl.info.programs ?? []) {
    await breathe()
    program.getUniforms()
  }
  await breathe()
}

/** Watches for a lost context; a restored one draws the same picture again. */
function watchContext(canvas: HTMLCanvasElement, redraw: () => void, onLost: () => void): () => void {
  let deadline: ReturnType<typeof setTimeout> | undefined
  const lost = (event: Event) => {
    event.preventDefault()
    deadline = setTimeout(onLost, RESTORE_MS)
  }
  const restored = () => {
    clearTimeout(deadline)
    redraw()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', restored)
  return () => {
    clearTimeout(deadline)
    canvas.removeEventListener('webglcontextlost', lost)
    canvas.removeEventListener('webglcontextrestored', restored)
  }
}

/**
 * Puts the scene into an element and lets the frame drive it.
 * @param canvas one that openCanvas() has answered
 * @returns a function that takes it out again and frees its context
 */
export async function mountScene(
  host: HTMLElement,
  canvas: HTMLCanvasElement,
  options: SceneOptions,
): Promise<() => void> {
  host.append(canvas)
  await breathe()
  const renderer = new WebGLRenderer({ canvas, ...CONTEXT })
  await breathe()
  const root = createRoot(canvas)
  const state = await new Promise<RootState>((resolve, reject) => {
    root
      .configure({
        frameloop: 'never',
        dpr: 1,
        size: { width: host.offsetWidth, height: host.offsetHeight, top: 0, left: 0 },
        gl: renderer,
        onCreated: resolve,
      })
      .then(() => root.render(<group />), reject)
  })
  const { gl, scene, camera } = state
  gl.toneMapping = NoToneMapping
  gl.autoClear = false
  const picture = await loadPicture(options.pictureUrl)
  if (picture) gl.initTexture(picture)
  await breathe()
  const pieces = createPieces(picture)
  scene.add(...pieces.meshes)
  // Nothing has a matrix of its own, and the meshes stand in the order in which they are drawn.
  scene.matrixWorldAutoUpdate = false
  camera.matrixWorldAutoUpdate = false
  gl.sortObjects = false
  await compile(state)
  let ready = false
  const drawn = () => {
    if (ready) return
    ready = true
    options.onReady()
  }
  const engine = new Engine(state, pieces, drawn, options.onFallback)
  engine.enter()
  const unwatch = watchContext(
    canvas,
    () => engine.restored(),
    () => options.onFallback('context lost'),
  )
  return () => {
    unwatch()
    engine.stop()
    disposePieces(pieces)
    picture?.dispose()
    root.unmount()
    canvas.remove()
  }
}

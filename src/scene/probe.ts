import { pageFlags } from '../state/flags.ts'
import { CONTEXT } from './context-attributes.ts'
import type { GpuReport } from './gpu-probe.worker.ts'

/** How long the worker may take before the scene tries by itself, ms. */
const TIMEOUT_MS = 5000

/** Why there can be no scene, as far as that can be told without starting WebGL, which is slow; or undefined. */
export const noWebGlReason = (): string | undefined =>
  typeof WebGL2RenderingContext === 'undefined' ? 'WebGL 2 is not available' : undefined

/**
 * Has a worker start WebGL: whoever asks first waits for the driver, or for what it is still painting, and a worker
 * can wait without holding up the page.
 * @returns what it found out; null where it cannot tell
 */
export function probeGpu(): Promise<GpuReport | null> {
  if (typeof OffscreenCanvas === 'undefined') return Promise.resolve(null)
  return new Promise(resolve => {
    const worker = new Worker(new URL('./gpu-probe.worker.ts', import.meta.url), { type: 'module' })
    const end = (report: GpuReport | null) => {
      clearTimeout(deadline)
      worker.terminate()
      resolve(report)
    }
    const deadline = setTimeout(end, TIMEOUT_MS, null)
    worker.onmessage = ({ data }: MessageEvent<GpuReport>) =>
      end(data.renderer === null && isOnlyInPage() ? null : data)
    worker.onerror = () => end(null)
  })
}

/** Whether the page has what its workers lack: WebKitGTK gives WebGL to no worker. */
function isOnlyInPage(): boolean {
  const gl = document.createElement('canvas').getContext('webgl2', CONTEXT)
  if (gl instanceof WebGL2RenderingContext) gl.getExtension('WEBGL_lose_context')?.loseContext()
  return gl !== null
}

/** A canvas on which the scene can be drawn, with what draws there. Throws where there is none. */
export function openCanvas(): { readonly canvas: HTMLCanvasElement; readonly gl: WebGL2RenderingContext } {
  const canvas = document.createElement('canvas')
  // Who takes pictures may read the canvas at any time; it costs every frame a copy.
  const gl = canvas.getContext('webgl2', {
    ...CONTEXT,
    preserveDrawingBuffer: pageFlags().film !== undefined,
  })
  if (!(gl instanceof WebGL2RenderingContext)) throw new Error('WebGL 2 is not available')
  return { canvas, gl }
}

import { CONTEXT } from './context-attributes.ts'
import { rendererOf } from './quality/choose.ts'

/** What a worker found out about WebGL 2. */
export interface GpuReport {
  /** The renderer's name; null where there is no WebGL 2. */
  readonly renderer: string | null
}

function probe(): GpuReport {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2', CONTEXT)
  if (!gl) return { renderer: null }
  const renderer = rendererOf(gl)
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return { renderer }
}

postMessage(probe())

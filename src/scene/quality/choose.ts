import type { Flags } from '../../state/flags.ts'
import type { Tier } from './presets.ts'

/** Renderers that compute pictures on the processor, by what they say of themselves. */
const SOFTWARE = /swiftshader|llvmpipe|lavapipe|softpipe|software|basic render/i

interface Network extends Navigator {
  /** Not in every browser. */
  readonly connection?: { readonly saveData?: boolean }
}

/** What decides on a tier. */
interface Circumstances {
  readonly renderer: string
  readonly savesData: boolean
  /** What the address asks for. */
  readonly wanted: Flags['quality']
}

export const isSoftware = (renderer: string): boolean => SOFTWARE.test(renderer)

/** Returns the tier that the scene begins with. */
export function chooseTier({ renderer, savesData, wanted }: Circumstances): Tier {
  if (wanted) return wanted
  return savesData || isSoftware(renderer) ? 'lean' : 'full'
}

/** Returns the name of what draws a context, as far as the browser tells. */
export function rendererOf(gl: WebGL2RenderingContext): string {
  const info = gl.getExtension('WEBGL_debug_renderer_info')
  return String(gl.getParameter(info ? info.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
}

/** Whether the visitor has asked to be sent little. */
export const savesData = (): boolean => (navigator as Network).connection?.saveData === true

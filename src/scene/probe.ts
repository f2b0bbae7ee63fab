/** Attributes of the scene's context: opaque, with depth for the stack and none of the buffers that it does not use. */
export const CONTEXT = { alpha: false, antialias: false, depth: true, stencil: false } as const

/**
 * A canvas on which the scene can be drawn, or why there is none. No import of three: this runs before the first
 * paint. Starting WebGL is slow, so the scene goes on with this canvas.
 */
export function openCanvas(): HTMLCanvasElement | string {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  if (connection?.saveData) return 'the visitor saves data'
  const canvas = document.createElement('canvas')
  return canvas.getContext('webgl2', CONTEXT) ? canvas : 'WebGL 2 is not available'
}

/** Gives back the context of a canvas that is not needed after all. */
export function closeCanvas(canvas: HTMLCanvasElement): void {
  canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
}

/** Why the scene is not tried at all; null where it is. No import of three: this runs before the first paint. */
export function whyNoScene(): string | null {
  const connection = (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } })
    .connection
  if (connection?.saveData) return 'the visitor saves data'
  const context = document.createElement('canvas').getContext('webgl2')
  if (!context) return 'WebGL 2 is not available'
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return null
}

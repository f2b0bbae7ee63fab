import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** GLSL that three's own program prefix asks for; everything else serves its built-in materials. */
const NEEDED = new Set(['colorspace_pars_fragment.glsl.js'])

/**
 * Leaves the shaders of three's built-in materials out of the bundle: the scene has three programs of its
 * own and uses none of them. Takes three from its sources, since its ready-made build is one file.
 */
export function leanThree(): Plugin {
  const root = dirname(dirname(createRequire(import.meta.url).resolve('three')))
  const shaders = join(root, 'src/renderers/shaders')
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    resolveId: id => (id === 'three' ? join(root, 'src/Three.js') : null),
    load(id) {
      if (!id.startsWith(shaders + sep) || !id.endsWith('.glsl.js')) return null
      if (NEEDED.has(id.slice(id.lastIndexOf(sep) + 1))) return null
      return id.includes(`${sep}ShaderLib${sep}`)
        ? "export const vertex = ''\nexport const fragment = ''"
        : "export default ''"
    },
  }
}

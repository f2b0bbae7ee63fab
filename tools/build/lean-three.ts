import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** GLSL of three's built-in materials, on systems with either path separator. */
const SHADER = /[\\/]three[\\/]src[\\/]renderers[\\/]shaders[\\/](Shader\w+)[\\/](\w+)\.glsl\.js$/
/** What three's own program prefix asks for; everything else serves its built-in materials. */
const NEEDED = new Set(['colorspace_pars_fragment'])

/** What the renderer and fiber ask of its headsets: that there are none. */
const NO_HEADSET = `import { EventDispatcher } from '../../core/EventDispatcher.js'
export class WebXRManager extends EventDispatcher {
  enabled = false
  isPresenting = false
  setAnimationLoop() {}
  getEnvironmentBlendMode() {}
  dispose() {}
}`

/** No light of three's own throws a shadow here: the programs compute theirs. */
const NO_SHADOWS = `export class WebGLShadowMap {
  enabled = false
  autoUpdate = true
  needsUpdate = false
  render() {}
}`

/** Uniforms of our own materials are written by whoever knows what they mean. */
const OWN_UNIFORMS = `export class WebGLMaterials {
  refreshFogUniforms() {}
  refreshMaterialUniforms(_uniforms, material) {
    material.uniformsNeedUpdate = false
  }
}`

const NO_MORPHING = `export class WebGLMorphtargets {
  update() {}
}`

/** Nor are there lights of three's own: whatever asks how many there are is told none. */
const NO_LIGHTS = `const none = []
export class WebGLLights {
  state = {
    version: 0,
    sun: none,
    directional: none,
    point: none,
    spot: none,
    spotLightMap: none,
    rectArea: none,
    hemi: none,
    sunShadowMap: none,
    directionalShadowMap: none,
    pointShadowMap: none,
    spotShadowMap: none,
    numSpotLightShadowsWithMaps: 0,
    numLightProbes: 0,
  }
  setup() {}
  setupView() {}
}`

const NO_ENVIRONMENTS = `export class WebGLEnvironments {
  get() {
    return null
  }
  dispose() {}
}`

/** The colour that the canvas is cleared to, by whoever draws the scene; no picture and no cube stands behind it. */
const PLAIN_BACKGROUND = `import { Color } from '../../math/Color.js'
import { getUnlitUniformColorSpace } from '../shaders/UniformsUtils.js'
const rgb = { r: 0, g: 0, b: 0 }
export function WebGLBackground(renderer, _environments, state, _objects, alpha, premultiplied) {
  const colour = new Color(0)
  let opacity = alpha ? 0 : 1
  const render = () => {
    colour.getRGB(rgb, getUnlitUniformColorSpace(renderer))
    state.buffers.color.setClear(rgb.r, rgb.g, rgb.b, opacity, premultiplied)
  }
  return {
    render,
    getClearColor: () => colour,
    getClearAlpha: () => opacity,
    setClearColor(value, a = 1) {
      colour.set(value)
      opacity = a
      render()
    },
    setClearAlpha(a) {
      opacity = a
      render()
    },
    addToRenderList() {},
    dispose() {},
  }
}`

/**
 * Modules that only built-in materials, lights, backgrounds, morphing, shadow maps, effects and headsets come to, and
 * what they are replaced with.
 */
const UNUSED = [
  [/[\\/]three[\\/]src[\\/]renderers[\\/]shaders[\\/]ShaderLib\.js$/, 'export const ShaderLib = {}'],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLMaterials\.js$/, OWN_UNIFORMS],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLMorphtargets\.js$/, NO_MORPHING],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]shaders[\\/]DFGLUTData\.js$/, 'export const getDFGLUT = () => null'],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webxr[\\/]WebXRManager\.js$/, NO_HEADSET],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLShadowMap\.js$/, NO_SHADOWS],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLLights\.js$/, NO_LIGHTS],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLEnvironments\.js$/, NO_ENVIRONMENTS],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLBackground\.js$/, PLAIN_BACKGROUND],
  [/[\\/]three[\\/]src[\\/]renderers[\\/]webgl[\\/]WebGLOutput\.js$/, 'export class WebGLOutput {}'],
  [/[\\/]three[\\/]src[\\/]extras[\\/]PMREMGenerator\.js$/, 'export class PMREMGenerator {}'],
] as const

/**
 * Leaves the shaders of three's built-in materials out of the bundle, and what only they or headsets need: the scene has
 * programs of its own and uses none of them. Takes three from its sources, since its ready-made build is one file.
 */
export function leanThree() {
  const root = dirname(dirname(createRequire(import.meta.url).resolve('three')))
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id: string) => (id === 'three' ? normalizePath(join(root, 'src/Three.js')) : null),
    load(id: string) {
      const unused = UNUSED.find(([file]) => file.test(id))
      if (unused) return unused[1]
      const [, folder, name = ''] = SHADER.exec(id) ?? []
      if (!folder || NEEDED.has(name)) return null
      return folder === 'ShaderLib'
        ? "export const vertex = ''\nexport const fragment = ''"
        : "export default ''"
    },
  } satisfies Plugin
}

import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { normalizePath, type Plugin } from 'vite'

/** GLSL of three's built-in materials, on systems with either path separator. */
const SHADER = /[\\/]three[\\/]src[\\/]renderers[\\/]shaders[\\/](Shader\w+)[\\/](\w+)\.glsl\.js$/
/** What three's own program prefix asks for; everything else serves its built-in materials. */
const NEEDED = ['colorspace_pars_fragment']

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
const LIGHTS = 'sun directional point spot rectArea hemi'.split(' ')
const MAPS = 'spotLightMap sunShadowMap directionalShadowMap pointShadowMap spotShadowMap'.split(' ')
const NO_LIGHTS = `const none = []
export class WebGLLights {
  state = { version: 0, ${[...LIGHTS, ...MAPS].map(name => `${name}: none`)}, numSpotLightShadowsWithMaps: 0, numLightProbes: 0 }
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

/** Pictures that are ready for the GPU as they come, with mipmaps: no renderer here draws into a texture. */
const PICTURES = `export function WebGLTextures(gl, _extensions, state, properties) {
  const held = new Set()
  let units = 0
  function free(texture) {
    texture.removeEventListener('dispose', onDispose)
    gl.deleteTexture(properties.get(texture).__webglTexture)
    properties.remove(texture)
    held.delete(texture)
  }
  function onDispose({ target }) {
    free(target)
  }
  function upload({ image }) {
    state.pixelStorei(gl.UNPACK_ALIGNMENT, 4)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST)
    const levels = Math.floor(Math.log2(Math.max(image.width, image.height))) + 1
    state.texStorage2D(gl.TEXTURE_2D, levels, gl.RGBA8, image.width, image.height)
    state.texSubImage2D(gl.TEXTURE_2D, 0, 0, 0, gl.RGBA, gl.UNSIGNED_BYTE, image)
    gl.generateMipmap(gl.TEXTURE_2D)
  }
  this.resetTextureUnits = () => (units = 0)
  this.getTextureUnits = () => units
  this.setTextureUnits = value => (units = value)
  this.allocateTextureUnit = () => units++
  this.setTexture2D = (texture, slot) => {
    const own = properties.get(texture)
    const unit = gl.TEXTURE0 + slot
    const isNew = texture.version > 0 && !own.__webglTexture
    if (isNew) {
      own.__webglTexture = gl.createTexture()
      held.add(texture)
      texture.addEventListener('dispose', onDispose)
    }
    state.bindTexture(gl.TEXTURE_2D, own.__webglTexture, unit)
    if (!isNew) return
    state.activeTexture(unit)
    upload(texture)
  }
  this.dispose = () => held.forEach(free)
}`

/** The formats of pixels that are not a picture's. */
const NO_FORMATS = `export class WebGLUtils {
  convert() {
    return null
  }
}`

/**
 * Methods and functions that nothing here calls: the scene is written to no file, no ray is cast into it, since a hand takes
 * elements of the page, and it is drawn onto the canvas alone. Together they are 8 kB over the wire.
 */
const UNUSED: Readonly<Record<string, readonly string[]>> = {
  'core/BufferGeometry.js': ['toJSON', 'toNonIndexed', 'computeTangents', 'computeVertexNormals'],
  'core/Object3D.js': ['toJSON'],
  'materials/Material.js': ['toJSON', 'fromJSON'],
  'materials/ShaderMaterial.js': ['toJSON', 'fromJSON'],
  'objects/Mesh.js': ['raycast', 'getVertexPosition'],
  'renderers/WebGLRenderer.js': [
    ...['setRenderTargetTextures', 'setRenderTargetFramebuffer', 'setRenderTarget', 'initRenderTarget'],
    ...['readRenderTargetPixels', 'readRenderTargetPixelsAsync', 'renderTransmissionPass', 'initTexture'],
    ...['copyFramebufferToTexture', 'copyTextureToTexture'],
  ],
  'textures/Texture.js': ['toJSON'],
  'textures/TextureSource.js': ['toJSON'],
}

/** Returns a module of three without one of its methods or functions, by their indentation. Throws where it has none. */
function without(code: string, name: string): string {
  const head = String.raw`\n(\t+)(?:this\.${name} = (?:async )?function |(?:function )?${name})\s*\(.*\{\n`
  const rest = code.replace(new RegExp(String.raw`${head}[^]*?\n\1\};?(?=\n)`), '')
  if (rest === code) throw new Error(`three has no ${name} that tools/build/lean-three.ts could leave out`)
  return rest
}

/**
 * Modules of three that only built-in materials, lights, backgrounds, morphing, shadow maps, effects, rays and headsets come to,
 * below its `src/`, what they are replaced with, and what the scene's scripts are smaller by, kB over the wire (three 0.187).
 */
const STUBS: Readonly<Record<string, { readonly savesKb: number; readonly code: string }>> = {
  'renderers/shaders/ShaderLib.js': { savesKb: 1.3, code: 'export const ShaderLib = {}' },
  'renderers/shaders/DFGLUTData.js': { savesKb: 1.2, code: 'export const getDFGLUT = () => null' },
  'renderers/webgl/WebGLMaterials.js': { savesKb: 1.2, code: OWN_UNIFORMS },
  'renderers/webgl/WebGLMorphtargets.js': { savesKb: 0.4, code: NO_MORPHING },
  'renderers/webgl/WebGLShadowMap.js': { savesKb: 2.9, code: NO_SHADOWS },
  'renderers/webgl/WebGLLights.js': { savesKb: 2.0, code: NO_LIGHTS },
  'renderers/webgl/WebGLEnvironments.js': { savesKb: 1.7, code: NO_ENVIRONMENTS },
  'renderers/webgl/WebGLBackground.js': { savesKb: 1.0, code: PLAIN_BACKGROUND },
  'renderers/webgl/WebGLOutput.js': { savesKb: 0.8, code: 'export class WebGLOutput {}' },
  'renderers/webgl/WebGLTextures.js': { savesKb: 6.2, code: PICTURES },
  'renderers/webgl/WebGLUtils.js': { savesKb: 0.8, code: NO_FORMATS },
  'math/Ray.js': { savesKb: 1.2, code: 'export class Ray {}' },
  'math/Triangle.js': { savesKb: 0.8, code: 'export class Triangle {}' },
  'renderers/webxr/WebXRManager.js': { savesKb: 3.1, code: NO_HEADSET },
}

/** Throws where three no longer has a file that this plugin goes by: it would come back, or be missing, without a word. */
function refuseOtherThree(source: string): void {
  const files = [
    ...Object.keys(STUBS),
    ...NEEDED.map(name => `renderers/shaders/ShaderChunk/${name}.glsl.js`),
  ]
  const missing = files.filter(file => !existsSync(join(source, file)))
  if (missing.length === 0) return
  const lines = missing.map(file => `  ${file}${file in STUBS ? ` (saves ${STUBS[file]?.savesKb} kB)` : ''}`)
  throw new Error(`three has moved what tools/build/lean-three.ts replaces:\n${lines.join('\n')}`)
}

const installed = (): string => dirname(dirname(createRequire(import.meta.url).resolve('three')))

/**
 * Leaves the shaders of three's built-in materials out of the bundle, and what only they or headsets need: the scene has
 * programs of its own and uses none of them. Takes three from its sources, since its ready-made build is one file.
 * Throws where three is another one than the list of what is replaced was written for.
 */
export function leanThree(root = installed()) {
  const source = join(root, 'src')
  return {
    name: 'lean-three',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => refuseOtherThree(source),
    resolveId: (id: string) => (id === 'three' ? normalizePath(join(source, 'Three.js')) : null),
    load(id: string) {
      const [, file = ''] = id.replaceAll('\\', '/').split('/three/src/')
      const stub = STUBS[file]
      if (stub) return stub.code
      if (file in UNUSED) return (UNUSED[file] ?? []).reduce(without, readFileSync(id, 'utf8'))
      const [, folder, name = ''] = SHADER.exec(id) ?? []
      if (!folder || NEEDED.includes(name)) return null
      return folder === 'ShaderLib'
        ? "export const vertex = ''\nexport const fragment = ''"
        : "export default ''"
    },
  } satisfies Plugin
}

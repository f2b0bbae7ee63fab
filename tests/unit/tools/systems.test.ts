import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CHUNK_GROUPS } from '../../../tools/build/chunks.ts'
import { leanThree } from '../../../tools/build/lean-three.ts'

describe.each([
  ['slashes', (path: string) => `/site${path}`],
  ['backslashes', (path: string) => `C:\\site${path.replaceAll('/', '\\')}`],
])('on a system with %s', (_, systemPath) => {
  it.each([
    ['/node_modules/react/index.js', 'react'],
    ['/node_modules/react-dom/client.js', 'react-dom'],
    ['/src/content/facts/eligibility.ts', 'common'],
    ['/src/frame/loop.ts', 'start'],
    ['/node_modules/jotai/esm/vanilla.mjs', 'start'],
    ['/src/ui/button.tsx', 'shell'],
    ['/src/ui/reading/page.tsx', undefined],
    ['/node_modules/three/src/Three.js', undefined],
  ])('%s goes into the same script', (module, group) => {
    expect(CHUNK_GROUPS.find(({ test }) => test.test(systemPath(module)))?.name).toBe(group)
  })

  it('the shaders of three’s own materials are left out, but for what its program prefix asks for', () => {
    const shaders = '/node_modules/three/src/renderers/shaders'
    const { load } = leanThree()
    expect(load(systemPath(`${shaders}/ShaderLib/meshbasic.glsl.js`))).toContain("vertex = ''")
    expect(load(systemPath(`${shaders}/ShaderChunk/fog_vertex.glsl.js`))).toBe("export default ''")
    expect(load(systemPath(`${shaders}/ShaderChunk/colorspace_pars_fragment.glsl.js`))).toBeNull()
    expect(load(systemPath('/node_modules/three/src/renderers/webgl/WebGLOutput.js'))).toBe(
      'export class WebGLOutput {}',
    )
    expect(load(systemPath('/src/scene/shaders/ShaderChunk/own.glsl.js'))).toBeNull()
  })
})

it('what no one calls of three’s classes is left out, the rest of them stays', () => {
  const load = (file: string) => leanThree().load(join('node_modules/three/src', file))
  expect(load('core/Object3D.js')).toContain('\ttraverse( callback ) {')
  expect(load('core/Object3D.js')).not.toContain('\ttoJSON(')
  expect(load('renderers/WebGLRenderer.js')).toContain('this.compileAsync = ')
  expect(load('renderers/WebGLRenderer.js')).not.toMatch(/this\.(setRenderTarget|copyTextureToTexture) = /)
})

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { leanThree, STUBS } from '../../../tools/build/lean-three.ts'

let three = ''
beforeEach(() => {
  three = mkdtempSync(join(tmpdir(), 'three-'))
  cpSync('node_modules/three/src', join(three, 'src'), { recursive: true })
})
afterEach(() => rmSync(three, { recursive: true }))

describe('a build with three', () => {
  it('goes on where every module that is replaced is there', () => {
    expect(() => leanThree(three).buildStart()).not.toThrow()
  })

  it.each(Object.entries(STUBS))('stops where %s is gone, and says what that costs', (file, { savesKb }) => {
    rmSync(join(three, 'src', file))
    expect(() => leanThree(three).buildStart()).toThrow(`${file} (saves ${savesKb} kB)`)
  })

  it('stops where the shader that three’s own prefix asks for is gone', () => {
    rmSync(join(three, 'src/renderers/shaders/ShaderChunk/colorspace_pars_fragment.glsl.js'))
    expect(() => leanThree(three).buildStart()).toThrow('colorspace_pars_fragment.glsl.js')
  })
})

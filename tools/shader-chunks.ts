import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const INCLUDE = /^[ \t]*#include "([^"]+)"[ \t]*$/gm

/**
 * A shader program with its chunks in place of `#include "…"` lines, each chunk once.
 * @param file path of a .vert, .frag or .glsl file
 * @throws Error naming the file and the chunk where a chunk is missing
 */
export function resolveShader(file: string, seen: Set<string> = new Set()): string {
  return readFileSync(file, 'utf8').replace(INCLUDE, (_line, name: string) => {
    const chunk = resolve(dirname(file), name)
    if (seen.has(chunk)) return ''
    seen.add(chunk)
    try {
      return resolveShader(chunk, seen)
    } catch (error) {
      throw new Error(`${file} includes ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  })
}

/** Comments and indentation cost bytes on the wire and say nothing to the GPU. */
export const squeezeShader = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')

/** Lets code import a .vert or .frag file as the text of its program. */
export function shaderChunks(): Plugin {
  return {
    name: 'shader-chunks',
    load(id) {
      const [file = id] = id.split('?')
      if (!/\.(vert|frag)$/.test(file)) return null
      const source = resolveShader(file, new Set([file]))
      return { code: `export default ${JSON.stringify(squeezeShader(source))}`, map: null }
    },
  }
}

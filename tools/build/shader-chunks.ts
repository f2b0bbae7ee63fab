import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const INCLUDE = /^[ \t]*#include "([^"]+)"[ \t]*$/gm

/**
 * Returns a shader program with its chunks in place of `#include "…"` lines, each chunk once.
 * @param file path of a .vert, .frag or .glsl file
 * @param seen takes the absolute path of every chunk that is included
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

/** Returns a shader without comments and indentation: they cost bytes on the wire and say nothing to the GPU. */
export const squeezeShader = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/\n{2,}/g, '\n')

/** Lets code import a .vert or .frag file as the text of its program; a change of any of its chunks reloads it. */
export function shaderChunks(): Plugin {
  return {
    name: 'shader-chunks',
    // Not in `load`: what a module is watched for there is lost while the dev server does not know it yet.
    transform(_source, id) {
      const [file = id] = id.split('?')
      if (!/\.(vert|frag)$/.test(file)) return null
      const program = resolve(file)
      const chunks = new Set([program])
      try {
        const source = squeezeShader(resolveShader(file, chunks))
        return { code: `export default ${JSON.stringify(source)}`, map: null }
      } finally {
        chunks.delete(program)
        // One that is missing as well: the program comes back as soon as it is there.
        for (const chunk of chunks) this.addWatchFile(chunk)
      }
    },
  }
}

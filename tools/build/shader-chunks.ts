import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { blockSource, numberSource } from '../../src/scene/shader-tables.ts'

const INCLUDE = /^[ \t]*#include "([^"]+)"[ \t]*$/gm

const BLOCK = /^#block (\w+)$/gm
const NUMBERS_USED = /^#numbers (.+)$/gm

/** The tiers of the scene's quality; a program has a variant for each. */
export type Variant = 'full' | 'lean'

/**
 * Returns a source with the lines of one tier alone: `#ifdef FULL`, `#else` and `#endif`, at the beginning of a line and
 * not one inside another, say which those are.
 */
function linesOf(source: string, variant: Variant): string {
  let kept: Variant | undefined
  const isKept = (line: string): boolean => {
    if (line === '#ifdef FULL') kept = 'full'
    else if (line === '#else' && kept) kept = 'lean'
    else if (line === '#endif' && kept) kept = undefined
    else return kept === undefined || kept === variant
    return false
  }
  return source.split('\n').filter(isKept).join('\n')
}

/**
 * Returns a shader program with its chunks in place of `#include "…"` lines, each chunk once, and blocks and numbers of the
 * scene's tables in place of `#block` and `#numbers`.
 * @param file path of a .vert, .frag or .glsl file
 * @param seen takes the absolute path of every chunk that is included
 * @param variant the tier whose lines it keeps
 * @throws Error naming the file and the chunk where a chunk, a block or a number is missing
 */
export function resolveShader(
  file: string,
  seen: Set<string> = new Set(),
  variant: Variant = 'lean',
): string {
  const source = linesOf(readFileSync(file, 'utf8'), variant)
    .replace(BLOCK, (_line, name: string) => blockSource(name))
    .replace(NUMBERS_USED, (_line, names: string) => names.split(', ').map(numberSource).join('\n'))
  return source.replace(INCLUDE, (_line, name: string) => {
    const chunk = resolve(dirname(file), name)
    if (seen.has(chunk)) return ''
    seen.add(chunk)
    try {
      return resolveShader(chunk, seen, variant)
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

/**
 * Returns a squeezed shader without the spaces, lines and noughts that only people read. Between two signs a space stays:
 * they are no `--`.
 */
export const tightenShader = (source: string): string =>
  source
    .replace(/ ([-+*/<>=!&|?:]{1,2}) (?!-)/g, '$1')
    .replace(/([,;)]) /g, '$1')
    .replace(/([;{},])\n(?!#)/g, '$1')
    .replace(/(?<![\w.])0(?=\.(?!0\b)\d)|(?<=\d\.)0\b/g, '')

/**
 * Lets code import a .vert or .frag file as the text of its program, with `?full` as that of the tier `full`; a change of
 * any of its chunks reloads it.
 */
export function shaderChunks(): Plugin {
  return {
    name: 'shader-chunks',
    // Not in `load`: what a module is watched for there is lost while the dev server does not know it yet.
    transform(_source, id) {
      const [file = id, query] = id.split('?')
      if (!/\.(vert|frag)$/.test(file)) return null
      const program = resolve(file)
      const chunks = new Set([program])
      try {
        const variant = query === 'full' ? 'full' : 'lean'
        const source = tightenShader(squeezeShader(resolveShader(file, chunks, variant)))
        return { code: `export default ${JSON.stringify(source)}`, map: null }
      } finally {
        chunks.delete(program)
        // One that is missing as well: the program comes back as soon as it is there.
        for (const chunk of chunks) this.addWatchFile(chunk)
      }
    },
  }
}

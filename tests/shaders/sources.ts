import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resolveShader, squeezeShader } from '../../tools/shader-chunks.ts'

export const FOLDER = 'shaders'

/** Names of all programs: each is a .vert and a .frag file. */
export const PROGRAMS: readonly string[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.vert'))
  .map(file => file.replace('.vert', ''))

export const read = (file: string): string => readFileSync(file, 'utf8')

/** A program's half as it reaches the GPU: chunks in, comments out. */
export function resolved(file: string): string {
  const path = join(FOLDER, file)
  return squeezeShader(resolveShader(path, new Set([resolve(path)])))
}

export interface Declaration {
  readonly storage: 'uniform' | 'in' | 'out'
  readonly flat: boolean
  readonly type: string
  readonly name: string
  /** Length of an array, 1 for anything else. */
  readonly length: number
}

const DECLARATION = /^(flat )?(uniform|in|out) (\w+) (\w+)(?:\[(\d+)\])?;$/gm

/** Every uniform, attribute, varying and output that a source declares. */
export const declarations = (source: string): readonly Declaration[] =>
  [...source.matchAll(DECLARATION)].map(([, flat, storage, type = '', name = '', length = '1']) => ({
    storage: storage as Declaration['storage'],
    flat: Boolean(flat),
    type,
    name,
    length: Number(length),
  }))

export const namesOf = (source: string, storage: Declaration['storage']): readonly string[] =>
  declarations(source)
    .filter(declaration => declaration.storage === storage)
    .map(declaration => declaration.name)

/** How often a source names a thing. */
export const mentions = (source: string, name: string): number =>
  [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length

const CONSTANT = /^const (\w+) (\w+) = (.+);$/gm

/** Constants at the head of a source, as numbers: a vector is its components, an expression NaN. */
export const constants = (source: string): ReadonlyMap<string, readonly number[]> =>
  new Map(
    [...source.matchAll(CONSTANT)].map(([, , name = '', value = '']) => [
      name,
      value
        .replace(/^\w+\(|\)$/g, '')
        .split(',')
        .map(Number),
    ]),
  )

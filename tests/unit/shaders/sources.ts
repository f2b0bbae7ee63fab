import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { resolveShader, squeezeShader, type Variant } from '../../../tools/build/shader-chunks.ts'

export const FOLDER = 'shaders'

/** Names of all programs: each is a .vert and a .frag file. */
export const PROGRAMS: readonly string[] = readdirSync(FOLDER)
  .filter(file => file.endsWith('.vert'))
  .map(file => file.replace('.vert', ''))

export const read = (file: string): string => readFileSync(file, 'utf8')

/** A program's half as it reaches the GPU: chunks in, comments out. */
export function resolved(file: string, variant: Variant = 'lean'): string {
  const path = join(FOLDER, file)
  return squeezeShader(resolveShader(path, new Set([resolve(path)]), variant))
}

export interface Declaration {
  readonly storage: 'uniform' | 'in' | 'out'
  readonly type: string
  readonly name: string
  /** Length of an array, 1 for anything else. */
  readonly length: number
}

const DECLARATION = /^(?:flat )?(uniform|in|out) (\w+) (\w+)(?:\[(\d+)\])?;$/gm

/** Every uniform, attribute, varying and output that a source declares, members of blocks aside. */
export const declarations = (source: string): readonly Declaration[] =>
  [...source.matchAll(DECLARATION)].map(([, storage, type = '', name = '', length = '1']) => ({
    storage: storage as Declaration['storage'],
    type,
    name,
    length: Number(length),
  }))

export const namesOf = (source: string, storage: Declaration['storage']): readonly string[] =>
  declarations(source)
    .filter(declaration => declaration.storage === storage)
    .map(declaration => declaration.name)

/** A member of a uniform block, in vec4: what it takes in the layout std140 if everything is of whole vec4. */
export interface Member {
  readonly name: string
  readonly vectors: number
}

const VECTORS: Readonly<Record<string, number>> = {
  float: 1,
  int: 1,
  vec2: 1,
  vec3: 1,
  vec4: 1,
  mat3: 3,
  mat4: 4,
}

/** How many vectors of the GPU's uniform storage a type takes. Throws for one that no program uses. */
export function vectorsOf(type: string): number {
  const vectors = VECTORS[type]
  if (vectors === undefined) throw new Error(`no size is known for the type ${type}`)
  return vectors
}

/** Members of the uniform blocks that a source declares, by the block's name. */
export const blocks = (source: string): ReadonlyMap<string, readonly Member[]> =>
  new Map(
    [...source.matchAll(/^layout\(std140\) uniform (\w+) \{([^}]*)\};$/gm)].map(
      ([, block = '', body = '']) => [
        block,
        [...body.matchAll(/(\w+) (\w+)(?:\[(\d+)\])?;/g)].map(([, type = '', name = '', length = '1']) => ({
          name,
          vectors: vectorsOf(type) * Number(length),
        })),
      ],
    ),
  )

/** How often a source names a thing. */
export const mentions = (source: string, name: string): number =>
  [...source.matchAll(new RegExp(`\\b${name}\\b`, 'g'))].length

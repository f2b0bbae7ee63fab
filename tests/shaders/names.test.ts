import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createFigure, createGrid, createNest, createQuads } from '../../src/scene/geometry.ts'
import { constants, declarations, mentions, namesOf, PROGRAMS, read, resolved } from './sources.ts'

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

/** Uniforms that each material supplies, by the program that it is made for. */
const MATERIALS: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...read('src/scene/materials.ts').matchAll(
      /shaderMaterial\(\s*\{([^}]*)\},\s*(\w+)Vert,\s*(\w+)Frag,\s*\)/g,
    ),
  ].map(([, body = '', vert = '', frag = '']) => {
    if (vert !== frag) throw new Error(`a material joins ${vert} to ${frag}`)
    return [vert, [...body.matchAll(/(?:^|,)\s*(\w+):/gm)].map(([, name = '']) => name)]
  }),
)

/** Attributes of the mesh that each program is drawn with; three declares the position itself. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    contour: createGrid(32, 32, 16),
    sun: createQuads(),
    figure: createFigure(),
    floors: createQuads(),
    pieces: createNest(12),
    shades: createNest(12),
    paper: createNest(12),
    phone: createNest(12),
    threads: createQuads(),
  }).map(([name, geometry]) => [name, Object.keys(geometry.attributes).filter(each => each !== 'position')]),
)

const SCENE = readdirSync('src/scene')
  .filter(file => /\.tsx?$/.test(file))
  .map(file => read(join('src/scene', file)))
  .join('\n')

it('has a material for every program, and a program for every material', () => {
  expect(sorted(MATERIALS.keys())).toEqual(sorted(PROGRAMS))
})

describe.each(PROGRAMS)('the program %s', name => {
  const vert = resolved(`${name}.vert`)
  const frag = resolved(`${name}.frag`)

  it.each([
    ['vert', vert],
    ['frag', frag],
  ])('uses everything that its .%s declares', (_, source) => {
    const unused = declarations(source).filter(each => mentions(source, each.name) < 2)
    expect(unused.map(each => each.name)).toEqual([])
  })

  it('declares exactly the uniforms that its material supplies', () => {
    const declared = [...namesOf(vert, 'uniform'), ...namesOf(frag, 'uniform')]
    expect(sorted(declared)).toEqual(sorted(MATERIALS.get(name) ?? []))
  })

  it('has no uniform that nobody writes', () => {
    const written = (uniform: string) =>
      new RegExp(`\\.${uniform}(\\.(?:set|fromArray)\\(|\\[[^\\]]+\\] =| =)`).test(SCENE)
    expect((MATERIALS.get(name) ?? []).filter(uniform => !written(uniform))).toEqual([])
  })

  it('declares a uniform alike in both halves', () => {
    const inVert = new Map(declarations(vert).map(each => [each.name, each]))
    for (const each of declarations(frag))
      if (each.storage === 'uniform') expect(inVert.get(each.name) ?? each).toEqual(each)
  })

  it('declares exactly the attributes that its mesh has', () => {
    expect(sorted(namesOf(vert, 'in'))).toEqual(sorted(ATTRIBUTES[name] ?? []))
  })

  it('hands every varying from one half to the other, of the same type', () => {
    const given = declarations(vert).filter(each => each.storage === 'out')
    const taken = declarations(frag).filter(each => each.storage === 'in')
    const byName = (list: typeof given) =>
      list.map(({ name: varying, type, flat }) => `${flat ? 'flat ' : ''}${type} ${varying}`).sort()
    expect(byName(given)).toEqual(byName(taken))
  })

  it('follows the rules of naming', () => {
    for (const source of [vert, frag]) {
      for (const uniform of namesOf(source, 'uniform')) expect(uniform).toMatch(/^u[A-Z][A-Za-z0-9]*$/)
      for (const constant of constants(source).keys()) expect(constant).toMatch(/^[A-Z][A-Z0-9_]*$/)
    }
    for (const attribute of namesOf(vert, 'in')) expect(attribute).toMatch(/^a[A-Z][A-Za-z0-9]*$/)
    for (const varying of namesOf(vert, 'out')) expect(varying).toMatch(/^v[A-Z][A-Za-z0-9]*$/)
    expect(namesOf(frag, 'out')).toEqual(['outColour'])
  })
})

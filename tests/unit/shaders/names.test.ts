import { describe, expect, it } from 'vitest'
import { tightenShader } from '../../../tools/build/shader-chunks.ts'
import { blocks, constants, declarations, mentions, namesOf, PROGRAMS, resolved } from './sources.ts'
import { componentsOf, DRAWN, THINGS } from './things.ts'

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort()

it('has a thing for every program, and a program for every thing', () => {
  expect(THINGS.map(({ program }) => program).sort()).toEqual(sorted(PROGRAMS))
})

describe.each(DRAWN)('the program $program, $variant', thing => {
  const vert = resolved(`${thing.program}.vert`, thing.variant)
  const frag = resolved(`${thing.program}.frag`, thing.variant)
  const supplied = Object.keys(thing.material.uniforms)

  it('is the one that its material holds', () => {
    expect(thing.sources.vertexShader).toBe(tightenShader(vert))
    expect(thing.sources.fragmentShader).toBe(tightenShader(frag))
  })

  it.each([
    ['vert', vert],
    ['frag', frag],
  ])('uses everything that its .%s declares', (_, source) => {
    const unused = declarations(source).filter(each => mentions(source, each.name) < 2)
    expect(unused.map(each => each.name)).toEqual([])
  })

  it('declares exactly the uniforms that its material supplies', () => {
    expect(sorted([...namesOf(vert, 'uniform'), ...namesOf(frag, 'uniform')])).toEqual(sorted(supplied))
  })

  it('has no uniform that its component does not write', () => {
    const component = componentsOf(thing)
    const written = (uniform: string) =>
      new RegExp(`\\b${uniform}(\\.(?:set|fromArray)\\(|\\[[^\\]]+\\] =| = |=\\{)`).test(component)
    expect(supplied.filter(uniform => !written(uniform))).toEqual([])
  })

  it('declares a uniform, and a block of them, alike in both halves', () => {
    const inVert = new Map(declarations(vert).map(each => [each.name, each]))
    for (const each of declarations(frag))
      if (each.storage === 'uniform') expect(inVert.get(each.name) ?? each).toEqual(each)
    for (const [name, members] of blocks(frag)) expect(blocks(vert).get(name) ?? members).toEqual(members)
  })

  it('declares exactly the attributes that its mesh has', () => {
    const attributes = Object.keys(thing.geometry.attributes).filter(name => name !== 'position')
    expect(sorted(namesOf(vert, 'in'))).toEqual(sorted(attributes))
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
      const members = [...blocks(source).values()].flat().map(({ name }) => name)
      for (const uniform of [...namesOf(source, 'uniform'), ...members])
        expect(uniform).toMatch(/^u[A-Z][A-Za-z0-9]*$/)
      for (const constant of constants(source).keys()) expect(constant).toMatch(/^[A-Z][A-Z0-9_]*$/)
    }
    for (const attribute of namesOf(vert, 'in')) expect(attribute).toMatch(/^a[A-Z][A-Za-z0-9]*$/)
    for (const varying of namesOf(vert, 'out')) expect(varying).toMatch(/^v[A-Z][A-Za-z0-9]*$/)
    expect(namesOf(frag, 'out')).toEqual(['outColour'])
  })
})

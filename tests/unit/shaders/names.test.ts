import { describe, expect, it } from 'vitest'
import { tightenShader } from '../../../tools/build/shader-chunks.ts'
import { declarations, mentions, namesOf, PROGRAMS, resolved } from './sources.ts'
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

  it('declares exactly the uniforms that its material supplies, and its component writes them', () => {
    expect(sorted([...namesOf(vert, 'uniform'), ...namesOf(frag, 'uniform')])).toEqual(sorted(supplied))
    const component = componentsOf(thing)
    const written = (uniform: string) =>
      new RegExp(`\\b${uniform}(\\.(?:set|fromArray)\\(|\\[[^\\]]+\\] =| = |=\\{)`).test(component)
    expect(supplied.filter(uniform => !written(uniform))).toEqual([])
  })

  it('declares exactly the attributes that its mesh has', () => {
    const attributes = Object.keys(thing.geometry.attributes).filter(name => name !== 'position')
    expect(sorted(namesOf(vert, 'in'))).toEqual(sorted(attributes))
  })
})

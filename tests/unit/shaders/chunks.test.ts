import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { resolveShader, tightenShader } from '../../../tools/build/shader-chunks.ts'
import { testFolder } from '../../support/folder.ts'
import { FOLDER, mentions, PROGRAMS, read } from './sources.ts'

describe('the resolver of chunks', () => {
  const folder = testFolder()
  const file = (name: string, source: string): string => {
    writeFileSync(join(folder, name), source)
    return join(folder, name)
  }

  it('takes a chunk in once, however often and from wherever it is asked for', () => {
    file('one.glsl', 'float one() { return 1.0; }')
    file('two.glsl', '#include "./one.glsl"\nfloat two() { return one() + one(); }')
    const source = '#include "./two.glsl"\n  #include "./one.glsl"\n#include "./two.glsl"\nvoid main() {}\n'
    const program = resolveShader(file('all.vert', source))
    expect(mentions(program, 'float one')).toBe(1)
    expect(mentions(program, 'float two')).toBe(1)
    expect(program.indexOf('float one')).toBeLessThan(program.indexOf('float two'))
    expect(program).not.toContain('#include')
  })

  it('names the file and the chunk where one is missing, however deep', () => {
    file('deep.glsl', '#include "./lost.glsl"')
    const program = file('lost.frag', '#include "./deep.glsl"\n')
    expect(() => resolveShader(program)).toThrow(/lost\.frag includes \.\/deep\.glsl/)
    expect(() => resolveShader(program)).toThrow(/deep\.glsl includes \.\/lost\.glsl/)
  })

  it('takes blocks and numbers from the tables of the scene, and stops at a name that there is not', () => {
    const source = resolveShader(file('tables.vert', '#block Studio\n#numbers FIRST_RING, RING_FORM\n'))
    expect(source).toContain('uniform Studio {\n  vec4 uLamps[9];\n  vec4 uHas;')
    expect(source).toContain('const int FIRST_RING = 24;\nconst vec2 RING_FORM = vec2(0.69, 0.052);')
    expect(() => resolveShader(file('no-block.vert', '#block Nothing\n'))).toThrow(/no uniform block Nothing/)
    expect(() => resolveShader(file('no-number.vert', '#numbers NOTHING\n'))).toThrow(/no number NOTHING/)
  })

  it('keeps the lines of one tier, chunks included', () => {
    file('glass.glsl', '#ifdef FULL\nconst int PANES = 2;\n#else\nconst int PANES = 1;\n#endif')
    const path = file('tiers.frag', '#include "./glass.glsl"\n#ifdef FULL\nint full;\n#endif\nint both;\n')
    expect(resolveShader(path, new Set(), 'full')).toBe('const int PANES = 2;\nint full;\nint both;\n')
    expect(resolveShader(path)).toBe('const int PANES = 1;\nint both;\n')
  })
})

it('takes out of a program the spaces, lines and noughts that say nothing', () => {
  const source =
    'const vec2 A = vec2(1.0, -2.0);\nif (a >= b && c) return a - -b;\nelse d = a - b * 0.25;\nvoid f() {\n}\n'
  expect(tightenShader(source)).toBe(
    'const vec2 A=vec2(1.,-2.);if (a>=b&&c)return a - -b;else d=a-b*.25;void f(){}',
  )
  expect(tightenShader('#define B 10.05\nfloat c = 0.0;\n#undef B\nd = 2.0e-3;')).toBe(
    '#define B 10.05\nfloat c=0.;\n#undef B\nd=2.0e-3;',
  )
})

describe.each(PROGRAMS)('the program %s', name => {
  it('says in its head what it draws, where, and at what cost, and is in the list of programs', () => {
    const [head = ''] = read(join(FOLDER, `${name}.vert`)).split(/^(?!\/\/)/m)
    expect(head).toMatch(/Space: /)
    expect(head).toMatch(/Cost: /)
    expect(read(join(FOLDER, `${name}.frag`))).toMatch(/^\/\/ \w/)
    expect(read(join(FOLDER, 'README.md'))).toContain(`| \`${name}\``)
  })
})

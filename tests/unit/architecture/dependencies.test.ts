import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testFolder } from '../../support/folder.ts'

vi.setConfig({ hookTimeout: 60_000 })

/** The rooms of src/ from the top to the bottom: none imports from a tier above it (CONTRIBUTING, Architecture). */
const TIERS: readonly (readonly string[])[] = [
  ['app'],
  ['stages', 'docs', 'legal', 'tour', 'dev'],
  ['scene', 'hand', 'live', 'ui'],
  ['viewport', 'frame', 'state', 'content'],
  ['story'],
  ['film', 'rules'],
  ['picture', 'kolam'],
]
const ROOMS = TIERS.flat()

/** Packages that one room alone imports. */
const ONLY_IN: Readonly<Record<string, string>> = {
  three: 'scene',
  '@react-three/fiber': 'scene',
  lenis: 'frame',
  'firebase/app': 'live',
}

/** Every way of naming another module, so that none is a way around the rules. */
const FORMS: readonly ((source: string) => string)[] = [
  source => `import { a } from '${source}'`,
  source => `import type { b } from '${source}'`,
  source => `import '${source}'`,
  source => `export * from '${source}'`,
  source => `export const c = () => import('${source}')`,
  source => `export type D = typeof import('${source}')`,
]

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

const folder = testFolder()

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** What the project's rules find in this folder. */
function violations(): readonly Violation[] {
  const program = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const folders = readdirSync(folder).filter(name => /^(src|tools|tests)$/.test(name))
  const args = [program, '--output-type', 'json', ...folders]
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 })
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations
}

beforeAll(() => {
  cpSync('.dependency-cruiser.mjs', join(folder, '.dependency-cruiser.mjs'))
  put('package.json', '{ "type": "module" }')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
})

describe('rooms', () => {
  let found: readonly Violation[]

  /** The file of a room that names a target in one form; every other one lies a folder deeper. */
  const fileOf = (room: string, form: number): string =>
    `src/${room}/${form % 2 === 1 ? 'deeper/' : ''}${form}.ts`

  beforeAll(() => {
    put('src/main.tsx', 'export const a = 1')
    for (const room of ROOMS) {
      put(`src/${room}/x.ts`, 'export const a = 1')
      for (const [form, write] of FORMS.entries()) {
        const up = form % 2 === 1 ? '../..' : '..'
        const others = ROOMS.filter(other => other !== room).map(other => `${up}/${other}/x.ts`)
        const sources = [...others, `${up}/main.tsx`, ...Object.keys(ONLY_IN)]
        put(fileOf(room, form), sources.map(write).join('\n'))
      }
    }
    found = violations()
  })
  afterAll(() => rmSync(join(folder, 'src'), { recursive: true }))

  /** In how many forms a room was refused to import what lies at a path. */
  const formsRefused = (room: string, target: RegExp): number =>
    FORMS.filter((_, form) => found.some(({ from, to }) => from === fileOf(room, form) && target.test(to)))
      .length

  it.each(ROOMS)('src/%s is refused every room above it, in whatever form', room => {
    const tier = TIERS.findIndex(each => each.includes(room))
    for (const other of TIERS.slice(0, tier).flat())
      expect([other, formsRefused(room, new RegExp(`^src/${other}/x.ts`))]).toEqual([other, FORMS.length])
    expect(formsRefused(room, /^src\/main\.tsx$/)).toBe(FORMS.length)
  })

  it.each(Object.entries(ONLY_IN))('the package %s is refused to every room but %s', (name, owner) => {
    const path = new RegExp(`node_modules/${name.replace(/^(@?[^/]+).*/, '$1')}/`)
    const expected = ROOMS.map(room => [room, room === owner ? 0 : FORMS.length])
    expect(ROOMS.map(room => [room, formsRefused(room, path)])).toEqual(expected)
  })
})

describe('other rules', () => {
  let found: readonly Violation[]

  beforeAll(() => {
    put('src/stages/hero/stage.ts', "export { c } from '../footer/c.ts'")
    put('src/stages/footer/c.ts', 'export const c = 1')
    put('src/ui/tool.ts', "export { b } from '../../tools/b.ts'")
    put('src/ui/test.ts', "export { b } from '../../tests/b.ts'")
    put('tools/b.ts', 'export const b = 1')
    put('tools/test.ts', "export { b } from '../tests/b.ts'")
    put('tests/b.ts', 'export const b = 1')
    put('tests/tool.ts', "export { b } from '../tools/b.ts'")
    put('tools/circle/a.ts', "import type { B } from './b.ts'\nexport type A = B")
    put('tools/circle/b.ts', "import type { C } from './c.ts'\nexport type B = C")
    put('tools/circle/c.ts', "import type { A } from './a.ts'\nexport type C = A")
    put('tools/lost.ts', "export { c } from './nowhere.ts'")
    found = violations()
  })

  it.each([
    ['src/stages/hero/stage.ts', 'no stage imports another'],
    ['src/ui/tool.ts', 'the site imports neither tools nor tests'],
    ['src/ui/test.ts', 'the site imports neither tools nor tests'],
    ['tools/test.ts', 'tools do not import tests'],
    ['tools/circle/a.ts', 'no circle'],
    ['tools/lost.ts', 'every import can be found'],
  ])('refuse %s: %s', (file, rule) => {
    expect(found.filter(({ from }) => from === file).map(({ rule: { name } }) => name)).toEqual([rule])
  })

  it('let a test import a tool', () => {
    expect(found.filter(({ from }) => from === 'tests/tool.ts')).toEqual([])
  })
})

it('the rules know every room', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter(each => each.isDirectory())
  expect(rooms.map(({ name }) => name).filter(name => !ROOMS.includes(name))).toEqual([])
})

it('finds the only animation clock in src/frame', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(name => /\.tsx?$/.test(name))
  const clocks = files.filter(name => /requestAnimationFrame|setAnimationLoop/.test(code(join('src', name))))
  expect(clocks.length).toBeGreaterThan(0)
  expect(clocks.filter(name => !name.startsWith('frame'))).toEqual([])
})

/** A file without its comments. */
const code = (file: string): string =>
  readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')

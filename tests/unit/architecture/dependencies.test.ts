import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Which rooms a room may import from, besides itself (README, Architecture). */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  app: ['landing', 'docs', 'legal', 'scene', 'live', 'ui', 'frame', 'state', 'content', 'timeline', 'rules'],
  landing: ['scene', 'live', 'ui', 'frame', 'state', 'content', 'timeline', 'rules'],
  docs: ['ui', 'state', 'content', 'timeline', 'rules'],
  legal: ['ui', 'content', 'timeline', 'rules'],
  scene: ['frame', 'state', 'content', 'timeline', 'rules'],
  live: ['state', 'content', 'timeline', 'rules'],
  ui: ['state', 'content', 'timeline', 'rules'],
  frame: ['timeline', 'rules'],
  state: ['timeline', 'rules'],
  content: ['timeline', 'rules'],
  timeline: [],
  rules: [],
}
const ROOMS = Object.keys(MAY_IMPORT)

/** Packages that one room alone imports. */
const ONLY_IN: Readonly<Record<string, string>> = {
  three: 'scene',
  'three/addons/x.js': 'scene',
  '@react-three/fiber': 'scene',
  lenis: 'frame',
  'lenis/react': 'frame',
  'firebase/app': 'live',
  '@firebase/firestore': 'live',
}

/** Every way of naming another module, so that none is a way around the rule. */
const FORMS: readonly ((source: string) => string)[] = [
  source => `import { a } from '${source}'`,
  source => `import type { b } from '${source}'`,
  source => `import '${source}'`,
  source => `export * from '${source}'`,
  source => `export const c = () => import('${source}')`,
]

let folder = ''
let refused: ReadonlySet<string>

/** Lints one file for each room, form and source; answers the refused ones as `room source form`. */
function lint(): ReadonlySet<string> {
  const program = join(process.cwd(), 'node_modules/@biomejs/biome/bin/biome')
  const args = [
    'lint',
    '--only=style/noRestrictedImports',
    '--reporter=github',
    '--max-diagnostics=none',
    'src',
  ]
  const { stdout } = spawnSync(process.execPath, [program, ...args], { cwd: folder, encoding: 'utf8' })
  const places = [...stdout.matchAll(/file=.*?src[\\/](\w+)[\\/](?:deeper[\\/])?(\d)\.ts,line=(\d+)/g)]
  return new Set(
    places.map(([, room, form, line]) => `${room} ${sourcesFor('x')[Number(line) - 1]?.name} ${form}`),
  )
}

const sourcesFor = (up: string) => [
  ...ROOMS.map(name => ({ name, source: `${up}/${name}/x.ts` })),
  { name: 'main', source: `${up}/main.tsx` },
  ...Object.keys(ONLY_IN).map(name => ({ name, source: name })),
]

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rooms-'))
  cpSync('biome.json', join(folder, 'biome.json'))
  for (const room of ROOMS) {
    for (const [form, write] of FORMS.entries()) {
      // Every other file lies one folder deeper, where the way to another room is longer.
      const deeper = form % 2 === 1
      const file = join(folder, 'src', room, deeper ? 'deeper' : '', `${form}.ts`)
      mkdirSync(dirname(file), { recursive: true })
      const sources = sourcesFor(deeper ? '../..' : '..').filter(({ name }) => name !== room)
      const lines = sourcesFor('').map(({ name }) => sources.find(other => other.name === name))
      writeFileSync(file, lines.map(line => (line ? write(line.source) : '')).join('\n'))
    }
  }
  refused = lint()
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const formsRefused = (room: string, name: string): number =>
  FORMS.filter((_, form) => refused.has(`${room} ${name} ${form}`)).length

describe.each(ROOMS)('the lint rule of src/%s', room => {
  const others = ROOMS.filter(other => other !== room)

  it('lets it import from the rooms below it and refuses every other room', () => {
    const expected = others.map(other => [other, MAY_IMPORT[room]?.includes(other) ? 0 : FORMS.length])
    expect(others.map(other => [other, formsRefused(room, other)])).toEqual(expected)
    expect(formsRefused(room, 'main')).toBe(FORMS.length)
  })

  it('refuses packages that belong to another room', () => {
    const names = Object.keys(ONLY_IN)
    const expected = names.map(name => [name, ONLY_IN[name] === room ? 0 : FORMS.length])
    expect(names.map(name => [name, formsRefused(room, name)])).toEqual(expected)
  })
})

it('knows every room', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter(each => each.isDirectory())
  expect(rooms.map(({ name }) => name).sort()).toEqual([...ROOMS].sort())
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

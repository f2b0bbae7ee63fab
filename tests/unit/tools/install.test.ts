import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies, subset } from 'semver'
import { describe, expect, it } from 'vitest'
import { testFolder } from '../../support/folder.ts'

const RANGE = JSON.parse(readFileSync('package.json', 'utf8')).engines.node as string

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

describe('the lock file', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, LockedPackage>>
  }

  /** Whether a package finds another one, in its own node_modules or in one above it. */
  const finds = (path: string, name: string): boolean => {
    if (`${path}${path && '/'}node_modules/${name}` in packages) return true
    return path !== '' && finds(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name)
  }

  it('holds the packages of every platform, or `npm ci` refuses it', () => {
    const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).map(name => ({ path, name })),
    )
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter(({ path, name }) => !finds(path, name))).toEqual([])
  })
})

describe('a version of Node', () => {
  const folder = testFolder()
  for (const file of ['package.json', 'tools/run.mjs']) cpSync(file, join(folder, file))

  /** What `npm start` writes under a version of Node before anything is installed; npm itself is out of reach. */
  function startUnder(version: string) {
    const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
    const args = [
      '--import',
      `data:text/javascript,${encodeURIComponent(versions)}`,
      'tools/run.mjs',
      'start',
    ]
    const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: '' } } as const
    const { status, stderr } = spawnSync(process.execPath, args, options)
    return { status, lines: stderr.trim().split('\n') }
  }

  it.each(['16.20.2', '20.18.3', '20.19.0', '21.7.3', '22.11.0', '22.12.0', '26.1.0'])(
    '%s is refused in one line, or taken, as package.json says',
    version => {
      const { status, lines } = startUnder(version)
      expect(status).toBe(1)
      const refused = [`The site needs Node ${RANGE}; this is ${version}.`]
      if (satisfies(version, RANGE)) expect(lines[0]).toBe('Installing what package-lock.json names …')
      else expect(lines).toEqual(refused)
    },
  )

  it('is named alike in package.json, .nvmrc and the README', () => {
    const forDevelopers = readFileSync('.nvmrc', 'utf8').trim()
    expect(subset(forDevelopers, RANGE)).toBe(true)
    const [, sentence = ''] = /You need Node ([^\n]*)/.exec(readFileSync('README.md', 'utf8')) ?? []
    const named = RANGE.split('||').map(part => part.replace(/[^\d.]/g, '').replace(/(\.0)+$/, ''))
    expect(sentence.match(/\d+(\.\d+)*/g)).toEqual(named)
  })
})

import { existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { requireFolder, writeWhole } from '../../../tools/capture/files.ts'
import { siteToFilm } from '../../../tools/capture/site.ts'
import { testFolder } from '../../support/folder.ts'

const folder = testFolder()

it('a film that could not be written at its end is refused before it is begun, in one line', () => {
  mkdirSync(join(folder, 'old.mp4'))
  expect(() => requireFolder(join(folder, 'old.mp4'))).toThrow(/^--out \S+ is a folder, not a file$/)
  expect(() => requireFolder(join(folder, 'none', 'x.mp4'))).toThrow(/^--out \S+: there is no folder [^\n]+$/)
  expect(() => requireFolder(join(folder, 'x.mp4'))).not.toThrow()
})

it('a file that cannot be put in its place leaves nothing of itself', () => {
  expect(() => writeWhole(join(folder, 'old.mp4'), 'half')).toThrow()
  expect(readdirSync(folder)).toEqual(['old.mp4'])
})

const builds = vi.hoisted(() => [] as unknown[])
vi.mock('../../../tools/build/build-site.ts', () => ({
  async buildSite(env: unknown) {
    builds.push(env)
    mkdirSync('built/dist', { recursive: true })
    writeFileSync('built/dist/index.html', JSON.stringify(env))
    return { folder: 'built', output: '' }
  },
}))

it('the site is built for a film only where its settings or sources have changed, and each film has one of its own', async () => {
  const before = process.cwd()
  process.chdir(mkdtempSync(join(folder, 'sources-')))
  mkdirSync('.cache')
  for (const name of ['public', 'shaders', 'src', 'tools']) mkdirSync(name)
  for (const name of ['index.html', 'package-lock.json', 'vite.config.ts']) writeFileSync(name, '')
  const film = (seed: string) => siteToFilm({ VITE_SAMPLE_SEASON: seed }, new AbortController().signal)
  const folders = [await film('1'), await film('1'), await film('2')]
  writeFileSync('src/main.tsx', 'changed')
  folders.push(await film('2'))
  expect(folders.every(each => existsSync(join(each, 'index.html')))).toBe(true)
  process.chdir(before)
  expect([new Set(folders).size, builds.length]).toEqual([4, 3])
})

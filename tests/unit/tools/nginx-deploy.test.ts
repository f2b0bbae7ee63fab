import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { testFolder } from '../../support/folder.ts'
import { nginxSteps } from '../../support/nginx-steps.ts'

/** The steps that a later deploy repeats. */
const DEPLOY = nginxSteps().filter(step => step.includes('/var/www/fourfold') && !step.startsWith('mkdir'))

const root = testFolder()

/** Writes a build: a page that names its one script. */
function build(version: number): void {
  rmSync(join(root, 'dist'), { recursive: true, force: true })
  mkdirSync(join(root, 'dist/assets'), { recursive: true })
  writeFileSync(join(root, `dist/assets/main-${version}.js`), `version ${version}`)
  writeFileSync(join(root, 'dist/index.html'), `main-${version}.js`)
}

const page = (): string => readFileSync(join(root, 'live/index.html'), 'utf8')
const assets = (): readonly string[] => readdirSync(join(root, 'live/assets'))

/** Runs the steps of a deploy; returns what visitors get after each of them. */
const deploy = () =>
  DEPLOY.map(step => {
    execFileSync('sh', ['-ec', step.replaceAll('/var/www/fourfold', join(root, 'live'))], { cwd: root })
    return existsSync(join(root, 'live/index.html')) ? { page: page(), assets: assets() } : undefined
  })

it('a deploy by the steps of nginx/site.conf brings assets first and pages last, each as a whole', () => {
  mkdirSync(join(root, 'live'))
  build(1)
  deploy()
  expect(page()).toBe('main-1.js')
  const before = statSync(join(root, 'live/index.html')).ino

  build(2)
  const seen = deploy()
  for (const each of seen) expect(each?.assets).toContain(each?.page)
  // There is a moment when the new script is there and the page still the old one.
  expect(seen).toContainEqual({ page: 'main-1.js', assets: ['main-1.js', 'main-2.js'] })
  expect(page()).toBe('main-2.js')
  // Not written into while somebody reads it.
  expect(statSync(join(root, 'live/index.html')).ino).not.toBe(before)
  // Tabs that are still open find their scripts, and nothing else is left.
  expect(assets()).toEqual(['main-1.js', 'main-2.js'])
  expect(readdirSync(root).sort()).toEqual(['dist', 'live'])
})

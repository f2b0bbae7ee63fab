import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deployFaults } from '../../../tools/build/deploy-faults.ts'

let dist = ''
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'))
  mkdirSync(join(dist, 'assets'))
})
afterEach(() => rmSync(dist, { recursive: true }))

interface Site {
  readonly site?: string
  readonly game?: string
  readonly script?: string
}

function faultsOf({
  site = 'https://www.site.in',
  game = 'https://play.site.in',
  script = '{}',
}: Site): readonly string[] {
  const page = `<link rel="canonical" href="${site}/docs"><a class="play" href="${game}/">PLAY NOW</a>`
  for (const name of ['index', 'docs', '404']) writeFileSync(join(dist, `${name}.html`), page)
  writeFileSync(join(dist, 'assets/source.js'), script)
  return deployFaults(dist)
}

describe('a deploy is stopped', () => {
  it.each<[string, Site, string]>([
    ['an emulator', { script: 'a={emulator:{host:`127.0.0.1`,port:8080}}' }, 'emulator on 127.0.0.1:8080'],
    ['the example game', { game: 'https://play.example.com' }, 'leads to https://play.example.com'],
    ['a game on this machine', { game: 'http://localhost:5000' }, 'leads to http://localhost:5000'],
    ['the example site', { site: 'https://www.example.com' }, 'the address https://www.example.com'],
    ['a site on this machine', { site: 'http://127.0.0.1:3000' }, 'the address http://127.0.0.1:3000'],
  ])('by %s in the build', (_, site, fault) => {
    expect(faultsOf(site)).toEqual([expect.stringContaining(fault)])
  })

  it('where nothing has been built', () => {
    expect(deployFaults(dist)).toEqual([expect.stringContaining('run npm run build')])
  })

  it('by Firebase’s own program, which asks first', () => {
    expect(JSON.parse(readFileSync('firebase.json', 'utf8')).hosting.predeploy).toEqual([
      'npm run --silent check-build',
    ])
    expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts['check-build']).toBe(
      'node tools/check-build.mjs',
    )
  })
})

it('a build with addresses of its own may be deployed', () => {
  expect(faultsOf({})).toEqual([])
})

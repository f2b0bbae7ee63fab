import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BRAND } from '../../../src/content/brand.ts'
import { BUILT_WITH_FILE } from '../../../tools/build/built-with.ts'
import { deployFaults } from '../../../tools/build/deploy-faults.ts'
import { testFolder } from '../../support/folder.ts'

const dist = testFolder()

const GOOD = { siteUrl: 'https://www.site.in', gameHost: 'https://play.site.in/', backend: {} }

function faultsOf(settings: Partial<typeof GOOD>, name: string = BRAND.name): readonly string[] {
  writeFileSync(join(dist, 'site.webmanifest'), JSON.stringify({ name }))
  for (const name of ['index.html', '404.html']) writeFileSync(join(dist, name), '')
  writeFileSync(join(dist, BUILT_WITH_FILE), JSON.stringify({ ...GOOD, ...settings }))
  return deployFaults(dist)
}

describe('a deploy is stopped', () => {
  it.each<[string, Partial<typeof GOOD>, string]>([
    ['an emulator', { backend: { emulator: {} } }, 'reads its data from an emulator'],
    ['the example game', { gameHost: 'https://play.example.com' }, 'leads to https://play.example.com'],
    ['a game on this machine', { gameHost: 'http://localhost:5000' }, 'leads to http://localhost:5000'],
    ['the example site', { siteUrl: 'https://www.example.com' }, 'the address https://www.example.com'],
    ['a site on this machine', { siteUrl: 'http://127.0.0.1:3000' }, 'the address http://127.0.0.1:3000'],
  ])('by %s in the build', (_, site, fault) => {
    expect(faultsOf(site)).toEqual([expect.stringContaining(fault)])
  })

  it('where nothing has been built, or the product is renamed and its pictures are not; else not at all', () => {
    expect(deployFaults(join(dist, 'none'))).toEqual([expect.stringContaining('run npm run build')])
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({}, 'Other')).toEqual([expect.stringContaining('run npm run pictures')])
  })

  it('by Firebase’s own program, which asks first', () => {
    expect(JSON.parse(readFileSync('firebase.json', 'utf8')).hosting.predeploy).toEqual([
      'npm run --silent check-build',
    ])
    expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts['check-build']).toBe(
      'node tools/run.mjs check-build',
    )
  })
})

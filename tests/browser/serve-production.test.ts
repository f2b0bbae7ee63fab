import { join } from 'node:path'
import type { Browser } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EMULATOR_FILE } from '../../src/live/emulator.ts'
import { readBuiltWith } from '../../tools/build/built-with.ts'
import { loadSite, serveSite } from '../../tools/serve.ts'
import { collectErrors, launch } from '../support/browser.ts'
import { allScripts, containing } from '../support/chunks.ts'
import { cloneRepository, startProgram } from '../support/clone.ts'
import { openLanding } from '../support/site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let clone: ReturnType<typeof cloneRepository>
let dist = ''

beforeAll(() => {
  clone = cloneRepository()
  dist = join(clone.folder, 'dist')
})
afterAll(() => clone.remove())

/** What an operator's own settings must not change here. */
const UNSET = {
  VITE_FIREBASE_PROJECT_ID: '',
  VITE_FIRESTORE_EMULATOR_HOST: '',
  VITE_FIRESTORE_EMULATOR_PORT: '',
}

async function build(settings: Record<string, string>): Promise<void> {
  const program = startProgram(clone.folder, ['--import', 'tsx', 'tools/build.ts'], { ...UNSET, ...settings })
  expect([await program.ended(), program.output()]).toEqual([0, expect.any(String)])
}

describe('a build for a real project', () => {
  beforeAll(() => build({ VITE_FIREBASE_PROJECT_ID: 'site-prod', VITE_GAME_HOST: 'https://play.site.in/' }))

  it('reads from that project and holds nothing that could find an emulator', () => {
    expect(containing(dist, allScripts(dist), 'site-prod')).not.toEqual([])
    expect(readBuiltWith(dist)).toMatchObject({ emulator: false, backend: { projectId: 'site-prod' } })
    for (const sign of ['127.0.0.1', EMULATOR_FILE, 'connectFirestoreEmulator'])
      expect(containing(dist, allScripts(dist), sign)).toEqual([])
  })

  it('leads to its own game from every PLAY NOW', async () => {
    const site = await loadSite(dist)
    for (const [path, file] of site) {
      if (!file.type.startsWith('text/html') || path === '/404.html') continue
      expect([path, String(file.bodies.identity)]).toEqual([
        path,
        expect.stringContaining('href="https://play.site.in/"'),
      ])
    }
  })
})

describe('a build without a backend', () => {
  let browser: Browser
  beforeAll(async () => {
    await build({})
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('is complete, asks nobody for data and loads no code for it', async () => {
    const server = await serveSite(await loadSite(dist))
    const requested: string[] = []
    let errors: readonly string[] = ['not collected']
    const page = await openLanding(browser, server, {
      prepare: page => {
        errors = collectErrors(page)
        page.on('request', request => requested.push(request.url()))
      },
    })
    await page.waitForNetworkIdle()
    const scripts = containing(dist, allScripts(dist), 'google.firestore.v1').map(
      name => `${server.url}assets/${name}`,
    )
    expect(requested.filter(url => !url.startsWith(server.url) || scripts.includes(url))).toEqual([])
    expect(await page.$('#data-sheet, #odd-even')).toBeNull()
    expect(await page.$('#sessions')).not.toBeNull()
    expect(errors).toEqual([])
    await server.close()
  })
})

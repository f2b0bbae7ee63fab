import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveSite } from '../../tools/serve.ts'
import { collectErrors, freshProfile } from '../support/browser.ts'
import { allScripts, containing } from '../support/chunks.ts'
import { cloneRepository, startProgram } from '../support/clone.ts'
import { openLanding } from '../support/site.ts'

let clone: ReturnType<typeof cloneRepository>

beforeAll(() => {
  clone = cloneRepository()
})
afterAll(() => clone.remove())

it('a build without a backend is complete, asks nobody for data and loads no code for it', async () => {
  const program = startProgram(clone.folder, ['--import', 'tsx', 'tools/build.ts'], {
    VITE_FIREBASE_PROJECT_ID: '',
    VITE_FIRESTORE_EMULATOR_HOST: '',
    VITE_FIRESTORE_EMULATOR_PORT: '',
  })
  expect([await program.ended(), program.output()]).toEqual([0, expect.any(String)])
  const dist = join(clone.folder, 'dist')
  const browser = await freshProfile()
  const server = await serveSite(dist)
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
  await browser.close()
})

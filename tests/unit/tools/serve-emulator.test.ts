import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { EMULATOR_FILE } from '../../../src/live/emulator.ts'
import { type ServeOptions, serveSite } from '../../../tools/serve.ts'
import { testFolder } from '../../support/folder.ts'

const folder = testFolder()
writeFileSync(join(folder, 'index.html'), '<h1>One build</h1>')

/** What a server of that one build says of its emulator, and where its pages may read from. */
async function askServer(options: ServeOptions) {
  const server = await serveSite(folder, options)
  const answer = await fetch(server.url.replace(/\/$/, EMULATOR_FILE))
  const [, origins] =
    /connect-src ([^;]*)/.exec((await fetch(server.url)).headers.get('content-security-policy') ?? '') ?? []
  const told = answer.ok ? await answer.json() : answer.status
  await server.close()
  return { told, origins }
}

it('one build is served beside any emulator, whose address its server tells and allows', async () => {
  for (const port of [4001, 4002])
    expect(await askServer({ emulator: { host: '127.0.0.1', port } })).toEqual({
      told: { host: '127.0.0.1', port },
      origins: `'self' http://127.0.0.1:${port}`,
    })
})

it('a server without one tells of none and lets pages read from Firestore alone', async () => {
  expect(await askServer({})).toEqual({ told: 404, origins: "'self' https://firestore.googleapis.com" })
})

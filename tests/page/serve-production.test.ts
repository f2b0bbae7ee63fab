import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { textPages } from '../../tools/build/budgets.ts'
import { readBuiltWith } from '../../tools/build/built-with.ts'
import { allScripts, containing } from '../support/chunks.ts'
import { cloneRepository, startProgram } from '../support/clone.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

let clone: ReturnType<typeof cloneRepository>
let dist = ''

describe('a build for a real project', () => {
  beforeAll(async () => {
    clone = cloneRepository()
    dist = join(clone.folder, 'dist')
    const program = startProgram(clone.folder, ['--import', 'tsx', 'tools/build.ts'], {
      VITE_FIREBASE_PROJECT_ID: 'site-prod',
      VITE_GAME_HOST: 'https://play.site.in/',
      // What an operator's own settings must not change here.
      VITE_FIRESTORE_EMULATOR_HOST: '',
      VITE_FIRESTORE_EMULATOR_PORT: '',
    })
    expect([await program.ended(), program.output()]).toEqual([0, expect.any(String)])
  })
  afterAll(() => clone.remove())

  it('reads from that project and holds nothing that could find an emulator', () => {
    expect(containing(dist, allScripts(dist), 'site-prod')).not.toEqual([])
    expect(readBuiltWith(dist)?.backend).toEqual({ projectId: 'site-prod', updates: 'listen' })
    const policy = `"connect-src 'self' https://firestore.googleapis.com;`
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain(policy)
    for (const sign of ['127.0.0.1', 'connectFirestoreEmulator'])
      expect(containing(dist, allScripts(dist), sign)).toEqual([])
  })

  it('leads to its own game from every PLAY NOW', () => {
    for (const page of ['index.html', ...textPages(dist)])
      expect(readFileSync(join(dist, page), 'utf8'), page).toContain('href="https://play.site.in/"')
  })
})

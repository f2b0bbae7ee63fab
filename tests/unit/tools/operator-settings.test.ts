import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operatorSettings } from '../../../tools/operator-settings.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'settings-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

it('the first setting of a file is not lost when an editor has put a byte order mark before it', () => {
  writeFileSync(
    join(folder, '.env'),
    '\uFEFFVITE_GAME_HOST=https://play.site.in/\nVITE_SITE_URL=https://site.in\n',
  )
  expect(operatorSettings()).toMatchObject({
    VITE_GAME_HOST: 'https://play.site.in/',
    VITE_SITE_URL: 'https://site.in',
  })
})

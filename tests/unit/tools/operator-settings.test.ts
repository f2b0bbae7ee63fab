import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { operatorSettings } from '../../../tools/operator-settings.ts'
import { testFolder } from '../../support/folder.ts'

const folder = testFolder()
afterEach(() => vi.restoreAllMocks())

it('the first setting of a file is not lost when an editor has put a byte order mark before it', () => {
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
  writeFileSync(
    join(folder, '.env'),
    '\uFEFFVITE_GAME_HOST=https://play.site.in/\nVITE_SITE_URL=https://site.in\n',
  )
  expect(operatorSettings()).toMatchObject({
    VITE_GAME_HOST: 'https://play.site.in/',
    VITE_SITE_URL: 'https://site.in',
  })
})

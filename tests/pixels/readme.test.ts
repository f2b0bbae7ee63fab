import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findBrowser } from '../../tools/browser.ts'
import { startProgram } from '../support/clone.ts'
import { testFolder } from '../support/folder.ts'
import { landingTests } from '../support/landing.ts'
import { decode } from './picture.ts'

const landing = landingTests()
const folder = testFolder()

it('the README’s example of visual regression takes a picture of every stage, as it is copied', async () => {
  const [, example = ''] = /```js\n(import puppeteer.*?)```/s.exec(readFileSync('README.md', 'utf8')) ?? []
  writeFileSync(join(folder, 'shots.mjs'), example)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  const program = startProgram(folder, ['shots.mjs', landing.site.url], { CHROMIUM_PATH: findBrowser() })
  expect([await program.ended(), program.output()]).toEqual([0, ''])
  const pictures = new Set<string>()
  for (const id of ['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer']) {
    const { width, height, data } = await decode(readFileSync(join(folder, `${id}.png`)))
    expect([width, height]).toEqual([1440, 900])
    pictures.add(data.toString('base64'))
  }
  expect(pictures.size).toBe(6)
})

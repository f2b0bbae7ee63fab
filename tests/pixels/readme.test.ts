import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { findBrowser } from '../../tools/browser.ts'
import { startProgram } from '../support/clone.ts'
import { testFolder } from '../support/folder.ts'
import { landingTests } from '../support/landing.ts'
import { decode } from './picture.ts'

const landing = landingTests()
const root = testFolder()
const readme = readFileSync('README.md', 'utf8')
const [, example = ''] = /```js\n(import puppeteer.*?)```/s.exec(readme) ?? []
const [, begins = '', call = ''] = /With Playwright it begins `(.*?)`.*?is `(\w+)`/.exec(readme) ?? []

const EXAMPLES = [
  { driver: 'puppeteer', program: example },
  { driver: 'Playwright', program: example.replace(/^import.*/, begins).replace('setViewport', call) },
]
/** The pictures of the driver before: other browsers give the same. */
let expected: string[] | undefined

it.each(EXAMPLES)(
  'the README’s example of visual regression takes a picture of every stage, with $driver',
  async ({ driver, program }) => {
    const folder = join(root, driver)
    mkdirSync(folder)
    writeFileSync(join(folder, 'shots.mjs'), program)
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
    const run = startProgram(folder, ['shots.mjs', landing.site.url], { CHROMIUM_PATH: findBrowser() })
    expect([await run.ended(), run.output()]).toEqual([0, ''])
    const pictures: string[] = []
    for (const id of ['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer']) {
      const { width, height, data } = await decode(readFileSync(join(folder, `${id}.png`)))
      expect([width, height]).toEqual([1440, 900])
      pictures.push(data.toString('base64'))
    }
    expect(new Set(pictures).size).toBe(6)
    expected ??= pictures
    expect(pictures.map((picture, i) => picture === expected?.[i])).toEqual(pictures.map(() => true))
  },
)

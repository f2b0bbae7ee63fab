import type { Page } from 'puppeteer'
import { beforeAll, expect, it } from 'vitest'
import { landingTests, PATH, settled } from '../support/landing.ts'
import { publishLast } from '../support/publish-last.ts'

const landing = landingTests()
const warnings: string[] = []
let page: Page

beforeAll(async () => {
  page = await landing.open({
    width: 360,
    height: 640,
    reducedMotion: true,
    prepare: each =>
      void each.on('console', message => message.type() === 'warn' && warnings.push(message.text())),
  })
})

const nest = (depth: number): unknown => (depth === 0 ? 'end' : { inner: nest(depth - 1) })
const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

it.each<[string, unknown]>([
  ['an entry of nearly 1 MiB', { a: { base_pattern: 'x'.repeat(1_000_000), odd: [], even: [] } }],
  ['values that are nested deeply', { a: nest(15) }],
  [
    'prototype keys',
    { constructor: { base_pattern: '0123' }, toString: 'x', prototype: [1], valueOf: { odd: [] } },
  ],
  ['markup', { a: { base_pattern: markup, odd: [markup], even: markup } }],
  [
    'right-to-left and control characters',
    { a: { base_pattern: '\u202E3210\u0007\u0000', odd: '\u2066', even: [] } },
  ],
  ['numbers that are none', { a: { base_pattern: '0123', odd: [Number.NaN, 1, 1, 1], even: [-1, 0, 0, 0] } }],
  ['20,000 entries', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`e${i}`, i]))],
])('a hostile document changes nothing but adds a warning: %s', async (_name, sheet) => {
  const read = () => page.$eval('#root', root => root.innerHTML)
  await settled(page)
  const before = await read()
  const title = await page.title()
  const known = warnings.length
  landing.site.dataSource.set(PATH, { sheet })
  await expect.poll(() => warnings.length).toBe(known + 1)
  expect(warnings.at(-1)?.length).toBeLessThan(10_000)
  expect(warnings.at(-1)).not.toMatch(/[^\P{C}\n]/u)
  await settled(page)
  expect(await read()).toBe(before)
  expect(await page.title()).toBe(title)
})

it('the next good document is shown all the same', async () => {
  await publishLast(page, landing)
  expect(landing.errors.flat()).toEqual([])
})

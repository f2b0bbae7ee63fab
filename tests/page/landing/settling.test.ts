import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, goTo, landingTests, settled, topOf } from '../../support/landing.ts'

const landing = landingTests()
let page: Page
beforeAll(async () => {
  page = await landing.open()
})
afterAll(() => page.close())

const listPx = (): Promise<number> =>
  page.$eval('#data-sheet [data-list]', list => new DOMMatrix(getComputedStyle(list).transform).f)

/** How far the list is from having a row in its place, in rows. */
async function offRows(first: number, second: number): Promise<number> {
  const rows = ((await listPx()) - first) / (second - first)
  return Math.abs(rows - Math.round(rows))
}

it('a page that stops between two entries shows the one whose section it is in, at rest, and stays where it is', async () => {
  const top = await topOf(page, 'data-sheet')
  await goTo(page, top + 450)
  const second = await listPx()
  await goTo(page, top + 150)
  const first = await listPx()
  await goTo(page, top + 290)
  expect(await offRows(first, second)).toBeLessThan(0.01)
  expect((await dataOf(page, 'data-sheet')).index).toBe('0')
  await page.evaluate(() => window.scrollBy(0, 20))
  expect(await settled(page)).toBe(top + 310)
  expect((await dataOf(page, 'data-sheet')).index).toBe('1')
  expect(await offRows(first, second)).toBeLessThan(0.01)
})

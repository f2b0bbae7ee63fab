import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goTo, landingTests } from '../../support/landing.ts'

const landing = landingTests()
let page: Page
beforeAll(async () => {
  page = await landing.open()
})
afterAll(() => page.close())

/** More sheets than the text and its pictures fill are blank ones. */
const MOST_SHEETS = 7
/** Goes to where letters, names and numbers are under their pieces, on the way out of the hero. */
const goToRiding = async () => {
  const pinPx = await page.$eval('#hero', hero => (hero as HTMLElement).offsetHeight - window.innerHeight)
  await goTo(page, Math.round(0.7 * pinPx))
}

const wordsOnTheirWay = () =>
  [...document.querySelectorAll<HTMLElement>('[data-legend] [data-slot]')].filter(
    ({ style }) => style.transform !== '',
  ).length

it('is printed on few sheets, and is as it was on the screen afterwards', async () => {
  await goToRiding()
  const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1')
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(2)
  expect(sheets).toBeLessThanOrEqual(MOST_SHEETS)
  await page.waitForSelector('html[data-layout=pinned]')
})

it('every word stands in its place before the sheets are laid out', async () => {
  await goToRiding()
  expect(await page.evaluate(wordsOnTheirWay)).toBeGreaterThan(0)
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  expect(await page.evaluate(wordsOnTheirWay)).toBe(0)
  const heights = await page.$$eval('#hero, #representation, #sessions, #data-sheet, #odd-even', sections =>
    sections.map(section => section.getBoundingClientRect().height),
  )
  for (const height of heights) expect(height).toBeGreaterThan(100)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
})

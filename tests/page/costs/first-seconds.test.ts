import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { withImports } from '../../../tools/build/record.ts'
import { landingTests } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { builtSite } from '../../support/site.ts'

const landing = landingTests()

/** Scripts that a page has asked for before it was painted. */
const scriptsBeforePaint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    return files.filter(({ startTime }) => startTime < (paint?.startTime ?? 0)).map(({ name }) => name)
  })

it.each(['', 'terms'])('asks for no script before /%s is painted but the one that starts it', async path => {
  const page = await landing.browser.newPage()
  await withoutDrawing(page)
  await page.goto(landing.site.url + path)
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('first-contentful-paint').length > 0 &&
      performance.getEntriesByType('resource').length > 20,
    { polling: 50 },
  )
  const { chunks } = builtSite().record
  const entry = Object.keys(chunks).filter(file => chunks[file]?.isEntry)
  const starting = [...withImports(builtSite().record, entry)].map(file => landing.site.url + file)
  const asked = await scriptsBeforePaint(page)
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter(name => !starting.includes(name))).toEqual([])
})

// Budgets: cumulative layout shift of at most .01, until the scene has taken over from the still picture.
it.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a short phone', { width: 360, height: 640, dpr: 2, isMobile: true }],
] as const)('nothing on %s shifts as the page loads and the scene takes over', async (_, options) => {
  const page = await landing.open(options)
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
  })
  await page.close()
  expect(shift).toBeLessThanOrEqual(0.01)
})

it('lays out no stage far from the window before its fonts are there, and every one afterwards', async () => {
  const page = await landing.browser.newPage()
  await withoutDrawing(page)
  await page.setRequestInterception(true)
  let release = (): void => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  page.on('request', async request => {
    if (request.url().includes('fonts-later')) await released
    await request.continue()
  })
  await page.goto(landing.site.url)
  await page.waitForSelector('html[data-layout=pinned][data-scene=ready]')
  const isLaidOut = () =>
    page.$eval('#sessions h2', heading => heading.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isLaidOut()).toBe(false)
  release()
  await expect.poll(isLaidOut).toBe(true)
  await page.waitForFunction(() => !document.querySelector('[data-stage]:not([data-laid])'), { polling: 50 })
  await page.close()
})

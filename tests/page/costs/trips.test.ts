import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { addProbe, readCounts } from '../../bench/probe.ts'
import { landingTests, ready } from '../../support/landing.ts'

const landing = landingTests()

/** Follows a link of the page inside the app: a click that no overlay can catch, and no handle that keeps elements alive. */
const follow = (page: Page, href: string) =>
  page.evaluate(to => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(), href)

/** Goes from the landing page to the docs and back, inside the app. Returns what there is of the scene meanwhile and then. */
async function roundTrip(page: Page) {
  await follow(page, '/docs')
  await page.waitForSelector('html[data-scene=off]')
  const away = await readCounts(page)
  await follow(page, '/')
  await page.waitForSelector('html:not([data-scene=off])')
  await ready(page)
  return { away, back: await readCounts(page) }
}

it('no context, program or geometry is left after trips to the docs and back', async () => {
  const page = await landing.open({ prepare: addProbe })
  const first = await roundTrip(page)
  expect([first.away.contexts, first.back.contexts]).toEqual([0, 1])
  await roundTrip(page)
  const last = await roundTrip(page)
  expect([last.away.contexts, last.back.contexts]).toEqual([0, 1])
  expect(last.back.programs).toBeLessThanOrEqual(first.back.programs)
  expect(last.back.buffers).toBeLessThanOrEqual(first.back.buffers)
})

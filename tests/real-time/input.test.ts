import type { Page } from 'puppeteer'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { landingTests, SMALL, scrollOf, topOf } from '../support/landing.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import { holds, stands } from '../support/real.ts'
import { openLanding } from '../support/site.ts'

const WHEEL_PX = 1400
const landing = landingTests()
let page: Page

const open = (size: object) =>
  openLanding(landing.browser, landing.site, { ...size, prepare: withoutDrawing })

beforeAll(async () => {
  page = await open(SMALL)
  await holds(
    page,
    `document.querySelector('#odd-even[data-current]') && document.querySelector('html.lenis')`,
  )
})
beforeEach(async () => {
  await page.evaluate(() => {
    const focused = document.activeElement
    if (focused instanceof HTMLElement) focused.blur()
    window.scrollTo(0, 3000)
  })
  await stands(page)
  await page.mouse.move(360, 240)
})

/** Turns the wheel and returns in the middle of the glide that follows. */
async function glide(): Promise<void> {
  await page.mouse.wheel({ deltaY: WHEEL_PX })
  await page.waitForFunction(() => Math.abs(window.scrollY - 3000) > 30, { polling: 'raf' })
}

it('the wheel moves the page as far as it was turned, in a glide', async () => {
  await glide()
  expect(await scrollOf(page)).toBeLessThan(3000 + WHEEL_PX)
  expect(await stands(page)).toBeCloseTo(3000 + WHEEL_PX, -1)
})

it('keys go where they lead in the middle of a glide', async () => {
  await glide()
  await page.keyboard.press('End')
  const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  expect(await stands(page)).toBe(end)
  await page.mouse.wheel({ deltaY: -WHEEL_PX })
  await page.keyboard.press('Home')
  expect(await stands(page)).toBe(0)
})

it('focus and what is found in the page win over a glide', async () => {
  await glide()
  await page.focus('#footer a[href="/terms"]')
  await stands(page)
  const { top, bottom } = await page.$eval('#footer a[href="/terms"]', link =>
    link.getBoundingClientRect().toJSON(),
  )
  expect(top >= 0 && bottom <= SMALL.height).toBe(true)
  await glide()
  const there = await page.evaluate(() => {
    document.querySelector('#representation h2')?.scrollIntoView({ block: 'center' })
    return window.scrollY
  })
  expect(await stands(page)).toBe(there)
})

it('a finger moves the page as on any other', async () => {
  const phone = await open({ width: 390, height: 844, isMobile: true })
  await holds(phone, `document.querySelector('#odd-even[data-current]')`)
  await phone.bringToFront()
  const top = await topOf(phone, 'data-sheet')
  await phone.evaluate(px => window.scrollTo(0, px), top + 40)
  const from = await stands(phone)
  const finger = await phone.touchscreen.touchStart(195, 700)
  for (let y = 680; y >= 300; y -= 20) await finger.move(195, y)
  // Held still before it is lifted: no fling.
  await stands(phone)
  await finger.end()
  const to = await stands(phone)
  expect(to - from).toBeGreaterThan(350)
  expect(to - from).toBeLessThan(410)
  await holds(
    phone,
    `document.querySelector('#data-sheet').dataset.index === '${Math.floor((to - top) / 300)}'`,
  )
  await phone.close()
})

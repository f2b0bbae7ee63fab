import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ENTRIES, goTo, landingTests, PATH, settled } from '../../support/landing.ts'

declare global {
  interface Window {
    /** What the page has asked of the browser since the last look, by name. */
    busy: Record<string, number>
  }
}

const landing = landingTests({})
let page: Page

/** Counts frames, timers and WebGL calls of the page itself; the tests' own are not made through these. */
function instrument(): void {
  window.busy = {}
  const count = (name: string) => {
    window.busy[name] = (window.busy[name] ?? 0) + 1
  }
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback'] as const) {
    const original = window[name] as (...args: unknown[]) => number
    const counted = (...args: unknown[]): number => {
      count(name)
      return original(...args)
    }
    Object.assign(window, { [name]: counted, [`plain${name}`]: original })
  }
  const context = WebGL2RenderingContext.prototype
  for (const name of Object.getOwnPropertyNames(context)) {
    const { value } = Object.getOwnPropertyDescriptor(context, name) ?? {}
    if (typeof value !== 'function' || name === 'constructor') continue
    Object.defineProperty(context, name, {
      value(this: unknown, ...args: unknown[]) {
        count('WebGL')
        return value.apply(this, args)
      },
    })
  }
}

/** What the page does in a second that begins two seconds after now. */
async function doneAtRest(): Promise<Record<string, number>> {
  await new Promise(resolve => setTimeout(resolve, 2000))
  await page.evaluate(() => {
    window.busy = {}
  })
  await new Promise(resolve => setTimeout(resolve, 1000))
  return page.evaluate(() => window.busy)
}

beforeAll(async () => {
  page = await landing.open({ prepare: each => void each.evaluateOnNewDocument(instrument) })
})
afterAll(() => page.close())

it('counts what it says it counts', async () => {
  const busy = await page.evaluate(() => window.busy)
  expect(busy.requestAnimationFrame).toBeGreaterThan(3)
  expect(busy.WebGL).toBeGreaterThan(50)
})

it('does nothing once it has loaded', async () => {
  await expect.poll(() => landing.site.dataSource.counts().targets).toBe(1)
  // The entrance of the hero is over when two frames in a row have asked for nothing.
  await settled(page)
  expect(await doneAtRest()).toEqual({})
})

it('does nothing after the wheel', async () => {
  await page.mouse.move(300, 300)
  await page.mouse.wheel({ deltaY: 700 })
  await settled(page)
  expect(await doneAtRest()).toEqual({})
})

it('does nothing after a jump into the data sheet', async () => {
  await goTo(page, await page.$eval('#data-sheet', section => (section as HTMLElement).offsetTop + 4000))
  expect(await doneAtRest()).toEqual({})
})

it('does nothing after an update of the data', async () => {
  landing.site.dataSource.set(PATH, { sheet: { ...ENTRIES.slice(0, 9) } })
  await page.waitForFunction(() => document.querySelectorAll('[data-pattern-section]').length === 9)
  expect(await doneAtRest()).toEqual({})
})

it('does nothing after the pointer has moved over the hero', async () => {
  await goTo(page, 0)
  await page.mouse.move(100, 100)
  await page.mouse.move(500, 300, { steps: 4 })
  expect(await doneAtRest()).toEqual({})
})

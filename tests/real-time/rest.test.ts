import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshProfile } from '../support/browser.ts'
import { SMALL } from '../support/landing.ts'
import { holds } from '../support/real.ts'
import { openLanding, type ServedSite, serveDist } from '../support/site.ts'

declare global {
  interface Window {
    /** What the page has asked of the browser so far, by name. */
    asked: Record<string, number>
  }
}

/** Counts frames, timers and WebGL calls of the page itself; the tests' own are not made through these. */
function instrument(): void {
  window.asked = {}
  const count = (name: string) => {
    window.asked[name] = (window.asked[name] ?? 0) + 1
  }
  const plainFrame = window.requestAnimationFrame.bind(window)
  Object.assign(window, { plainFrame })
  for (const name of ['requestAnimationFrame', 'setTimeout', 'setInterval', 'requestIdleCallback'] as const) {
    const original = window[name].bind(window) as (...args: unknown[]) => number
    Object.assign(window, {
      [name]: (...args: unknown[]) => {
        count(name)
        return original(...args)
      },
    })
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

let browser: BrowserContext
let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await serveDist()
  browser = await freshProfile()
  page = await openLanding(browser, site, {
    ...SMALL,
    prepare: each => void each.evaluateOnNewDocument(instrument),
  })
  await holds(page, `document.querySelector('#odd-even[data-current]')`)
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Resolves when the page has asked for nothing through two hundred frames of the display. */
const comesToRest = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const { plainFrame } = window as unknown as { plainFrame: typeof requestAnimationFrame }
        let before = ''
        let frames = 0
        const look = () => {
          const now = JSON.stringify(window.asked)
          frames = now === before ? frames + 1 : 0
          before = now
          if (frames > 200) resolve()
          else plainFrame(look)
        }
        look()
      }),
  )

it('comes to rest once it has loaded, after the wheel, a jump, an update and a move of the pointer', async () => {
  await comesToRest()
  const loaded = await page.evaluate(() => window.asked)
  expect(loaded.requestAnimationFrame).toBeGreaterThan(3)
  expect(loaded.WebGL).toBeGreaterThan(50)
  await page.mouse.move(300, 300)
  await page.mouse.wheel({ deltaY: 700 })
  await holds(page, 'window.scrollY > 600')
  await comesToRest()
  await page.evaluate(() =>
    window.scrollTo(0, (document.getElementById('data-sheet')?.offsetTop ?? 0) + 4000),
  )
  await comesToRest()
  site.dataSource.set('config/data_sheet', {
    sheet: { a: { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] } },
  })
  await holds(page, `document.querySelectorAll('[data-pattern-section]').length === 1`)
  await comesToRest()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.move(500, 300, { steps: 4 })
  await comesToRest()
})

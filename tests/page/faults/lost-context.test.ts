import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { collectErrors } from '../../support/browser.ts'
import { landingTests, topOf } from '../../support/landing.ts'
import { goReal, openReal } from '../../support/real.ts'
import { hurry, loseContext, restoreContext } from '../scene/context.ts'

const landing = landingTests()

const ready = (page: Page) => page.waitForSelector('html[data-layout=pinned][data-scene=ready] #scene canvas')
const stills = (page: Page) => page.waitForSelector('html[data-layout=still][data-scene=fallback]')
/** How much of a section has been scrolled past, of its height less what a window shows of it. */
const shareOf = (page: Page, id: string): Promise<number> =>
  page.$eval(`#${id}`, section => {
    const { top, height } = section.getBoundingClientRect()
    const pin = section.querySelector<HTMLElement>('[data-pin]')?.offsetHeight ?? 0
    return -top / (height - pin || height)
  })

let errors: readonly string[]

const open = (): Promise<Page> =>
  openReal(landing, {
    prepare(page) {
      errors = collectErrors(page)
      return hurry(page)
    },
  })

describe('a context that is away for longer than a moment', () => {
  it('brings the scene back when it is back, where the visitor is', async () => {
    const page = await open()
    await goReal(page, (await topOf(page, 'odd-even')) + 900)
    const before = await shareOf(page, 'odd-even')
    await loseContext(page)
    await stills(page)
    await restoreContext(page)
    await ready(page)
    expect(await page.$$('#scene canvas')).toHaveLength(1)
    expect(Math.abs((await shareOf(page, 'odd-even')) - before)).toBeLessThan(0.01)
    expect(errors).toEqual([])
    await page.close()
  })

  it('does not bring it back while the visitor moves the page', async () => {
    const page = await open()
    await loseContext(page)
    await stills(page)
    // As a wheel that does not stop.
    await page.evaluate(() => {
      const spin = () => window.dispatchEvent(new WheelEvent('wheel'))
      Object.assign(window, { spinning: setInterval(spin, 20) })
    })
    await restoreContext(page)
    await page.evaluate(
      () =>
        new Promise<void>(resolve => window.setTimeout(() => requestAnimationFrame(() => resolve()), 1000)),
    )
    expect(await page.$eval('html', ({ dataset }) => dataset.scene)).toBe('fallback')
    await page.evaluate(() => clearInterval((window as Window & { spinning?: number }).spinning))
    await ready(page)
    await page.close()
  })

  it('keeps the still pictures when it is taken away again and again', async () => {
    const page = await open()
    for (let loss = 1; loss <= 4; loss++) {
      await loseContext(page)
      await stills(page)
      if (loss > 3) break
      await restoreContext(page)
      await ready(page)
    }
    await restoreContext(page)
    await page.evaluate(
      () => new Promise<void>(resolve => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
    )
    expect(await page.$eval('html', ({ dataset }) => dataset.scene)).toBe('fallback')
    expect(errors).toEqual([])
    await page.close()
  })
})

it('a context lost again right after it was restored leaves no error', async () => {
  const page = await open()
  await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('#scene canvas')
    const lost = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
    let losses = 0
    canvas?.addEventListener('webglcontextlost', () =>
      setTimeout(() => {
        lost?.restoreContext()
        if (++losses < 3) lost?.loseContext()
        else Object.assign(window, { isOver: true })
      }),
    )
    lost?.loseContext()
  })
  await page.waitForFunction('window.isOver')
  await ready(page)
  expect(errors).toEqual([])
  await page.close()
})

import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, goTo, landingTests, resizeTo, SMALL, topOf, until } from '../../support/landing.ts'

const landing = landingTests()
let page: Page

beforeAll(async () => {
  page = await landing.open()
})
afterAll(() => page.close())

it('is as fine as the screen, up to twice: no blur after zooming to 200 %', async () => {
  const { width, height } = SMALL
  const fineness = () =>
    page.$eval('#scene canvas', canvas => (canvas as HTMLCanvasElement).width / canvas.clientWidth)
  expect(await fineness()).toBe(1)
  // Zoomed, a window is smaller in px.
  for (const [zoom, deviceScaleFactor, drawn] of [
    [2, 2, 2],
    [1, 3, 2],
    [2, 1, 1],
  ] as const) {
    await resizeTo(page, { width: width * zoom, height: height * zoom, deviceScaleFactor })
    await until(page, async () => (await fineness()) === drawn)
  }
})

it('a URL bar that comes and goes changes nothing of the pattern, the column or the occurrence', async () => {
  const phone = { width: 390, isMobile: true, hasTouch: true } as const
  page = await landing.open({ width: 390, height: 784, isMobile: true })
  const places = [
    ['data-sheet', 300 * 7 + 160],
    ['odd-even', 700],
  ] as const
  for (const [id, offsetPx] of places) {
    await goTo(page, (await topOf(page, id)) + offsetPx)
    const before = await dataOf(page, id)
    for (const height of [844, 724, 784]) {
      await resizeTo(page, { ...phone, height })
      const { current, index, column, occurrence, parity } = await dataOf(page, id)
      expect(before).toMatchObject(
        id === 'data-sheet' ? { current, index, column } : { current, occurrence, parity },
      )
    }
  }
})

it('a preference for less motion takes the wheel from the glide, and gives it back', async () => {
  const isTaken = () =>
    page.evaluate(() => {
      const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
      document.getElementById('main')?.dispatchEvent(wheel)
      return wheel.defaultPrevented
    })
  const prefer = (value: string) => page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }])
  await until(page, isTaken)
  await prefer('reduce')
  await until(page, async () => !(await isTaken()))
  await prefer('no-preference')
  await until(page, isTaken)
  expect(landing.errors.flat()).toEqual([])
})

import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goTo, landingTests } from '../../support/landing.ts'

const landing = landingTests()
/** More sheets than the text and its pictures fill are blank ones. */
const MOST_SHEETS = 7
let page: Page

/** What a visitor has before and after printing: the place, the turned piece, the plate, and the very same scene. */
const state = () =>
  page.evaluate(() => ({
    scrollPx: Math.round(scrollY),
    layout: document.documentElement.dataset.layout,
    scene: document.documentElement.dataset.scene,
    canvas: document.querySelector<HTMLElement>('#scene canvas')?.dataset.own,
    turned: [...document.querySelectorAll('[data-grab^=turn]')].map(piece =>
      piece.getAttribute('aria-pressed'),
    ),
  }))

beforeAll(async () => {
  page = await landing.open()
  await page.waitForSelector('html[data-scene=ready]')
  await page.$eval('#scene canvas', canvas => {
    ;(canvas as HTMLElement).dataset.own = 'as it was'
  })
  await goTo(page, 40)
  await page.$eval('#hero [data-grab="turn 1"]', piece => (piece as HTMLElement).click())
  await page.waitForSelector('#hero [data-grab="turn 1"][aria-pressed=true]')
})
afterAll(() => page.close())

it.each<[string, () => Promise<unknown>]>([
  [
    'by the browser',
    async () => {
      const pdf = Buffer.from(await page.pdf({ format: 'A4' })).toString('latin1')
      const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
      expect(sheets).toBeGreaterThan(2)
      expect(sheets).toBeLessThanOrEqual(MOST_SHEETS)
    },
  ],
  [
    'as its events say',
    async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
      await page.waitForSelector('html[data-layout=flow]')
      await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    },
  ],
  [
    'as its medium says',
    async () => {
      await page.emulateMediaType('print')
      await page.waitForSelector('html[data-layout=flow]')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await page.emulateMediaType('screen')
    },
  ],
])(
  'a page that has been printed %s is as it was: scene, place and what a hand has changed',
  async (_, print) => {
    const before = await state()
    expect(before).toMatchObject({ layout: 'pinned', scene: 'ready', canvas: 'as it was' })
    expect(before.turned).toContain('true')
    await print()
    await page.waitForSelector('html[data-layout=pinned]')
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await state()).toEqual(before)
  },
)

it('a page that is printed from its end is at its end afterwards', async () => {
  await goTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
  const before = await state()
  await page.pdf({ format: 'A4' })
  await page.waitForSelector('html[data-layout=pinned]')
  await expect.poll(state).toEqual(before)
})

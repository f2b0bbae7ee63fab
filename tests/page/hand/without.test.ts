import type { HTTPRequest, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { dataOf, goTo, landingTests, scrollOf, settled } from '../../support/landing.ts'
import { withoutDrawing, withoutWebgl } from '../../support/no-gl.ts'
import { holds, stands } from '../../support/real.ts'
import { goToPlace } from '../access/places.ts'
import { boxOf } from '../scene/picture.ts'

const landing = landingTests()
let page: Page

beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900, prepare: withoutWebgl })
  expect(await page.$eval('html', html => html.dataset.scene)).toBe('fallback')
})
afterAll(() => expect(landing.errors.flat()).toEqual([]))

const click = async (selector: string) => {
  await page.$eval(selector, button => (button as HTMLElement).click())
  await settled(page)
}

it('how a session was drawn opens under its row, and stays while it is read', async () => {
  await goToPlace(page, { stage: 'sessions', progress: 0 })
  await click('#sessions [data-row]:nth-child(4) button')
  const opened = () =>
    page.$$eval('#sessions [data-draw]', all =>
      all.filter(each => each.checkVisibility()).map(each => each.textContent),
    )
  expect((await opened())[0]).toContain('so the session reads 32010.')
  const isBelow = await page.$eval('#sessions [data-open]', open => {
    const line = open.previousElementSibling?.getBoundingClientRect()
    return line !== undefined && open.getBoundingClientRect().top >= line.bottom - 1
  })
  expect(isBelow).toBe(true)
  await goTo(page, (await scrollOf(page)) + 300)
  expect(await opened()).toHaveLength(1)
})

it('printed pieces change places by a press, the printed ring stays on its column; drawing changes nothing', async () => {
  await page.$eval('[data-slot=base-0]', button => button.scrollIntoView({ block: 'center' }))
  await settled(page)
  const { x, y } = await boxOf(page, '[data-slot=base-0]')
  await page.mouse.move(x + 10, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 410, y + 10, { steps: 5 })
  await page.mouse.up()
  expect((await dataOf(page, 'representation')).pattern).toBe('2031')
  await click('[data-slot=base-2]')
  expect((await dataOf(page, 'representation')).pattern).toBe('2013')
  const printed = await page.$$eval('[data-slot^=base]', slots =>
    slots.map(slot => [slot.children.length, slot.querySelector('rect') !== null]),
  )
  expect(printed).toEqual([
    [1, true],
    [1, false],
    [2, false],
    [1, false],
  ])
})

it('a piece that was turned before the scene, the first sheet or another window came stays so', async () => {
  const held: HTTPRequest[] = []
  page = await newPage(landing.browser, { width: 1440, height: 900 })
  await withoutDrawing(page)
  await page.setRequestInterception(true)
  page.on('request', request => {
    if (/\/(root|sheet-island)-.*js$/.test(request.url())) held.push(request)
    else void request.continue()
  })
  await page.goto(landing.site.url, { waitUntil: 'domcontentloaded' })
  const piece = await page.waitForSelector('#hero [data-grab="turn 1"]:enabled')
  await piece?.click()
  await expect.poll(() => held.length).toBe(2)
  const said = () => page.$$eval('#hero [data-grab^=turn]', all => all.map(each => each.ariaLabel))
  const turned = ['Circle', 'Triangle, number 1', 'Square', 'Pentagon']
  await expect.poll(said).toEqual(turned)
  for (const request of held) await request.continue()
  await page.waitForSelector('html[data-layout=pinned][data-scene=ready]')
  await page.waitForSelector('#odd-even[data-current]')
  await page.setViewport({ width: 1300, height: 860 })
  await holds(page, `document.documentElement.style.cssText.includes('860px')`)
  await stands(page)
  expect(await said()).toEqual(turned)
  await page.close()
})

import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, ENTRIES, goTo, landingTests, publish, scrollOf, settled } from '../../support/landing.ts'
import { withoutWebgl } from '../../support/no-gl.ts'
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

it('a printed piece that is turned over shows its number', async () => {
  const number = () =>
    page.$eval('#hero [data-grab="turn 3"] text', text => ({
      seen: getComputedStyle(text).visibility,
      text: text.textContent,
    }))
  expect(await number()).toEqual({ seen: 'hidden', text: '3' })
  await click('#hero [data-grab="turn 3"]')
  expect(await number()).toEqual({ seen: 'visible', text: '3' })
})

it('bars are as high as their values, zero has none, and the ring lies on the marked shape', async () => {
  await publish(
    page,
    ENTRIES.map(entry => ({ ...entry, odd: [0, 20, 40, 60] })),
  )
  await goToPlace(page, { stage: 'data-sheet', progress: 0.005 })
  const heights = await page.$$eval('[data-tower=odd]', bars =>
    bars.map(bar => bar.getBoundingClientRect().height).sort((a, b) => a - b),
  )
  expect(heights[0]).toBe(0)
  const unit = (heights[3] ?? 0) / 60
  expect(unit).toBeGreaterThan(2)
  for (const [i, height] of heights.entries()) expect(height).toBeCloseTo(20 * i * unit, 1)
  const { column } = await dataOf(page, 'data-sheet')
  const marked = `#data-sheet [aria-current] svg:nth-child(${Number(column) + 1})`
  const [ring, shape] = await Promise.all([boxOf(page, '[data-ring] svg'), boxOf(page, marked)])
  expect(Math.abs(ring.x + ring.width / 2 - shape.x - shape.width / 2)).toBeLessThan(1)
})

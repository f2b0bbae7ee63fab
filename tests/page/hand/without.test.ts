import type { Page } from 'puppeteer'
import { afterEach, expect, it } from 'vitest'
import { dataOf, ENTRIES, goTo, landingTests, publish, scrollOf } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { boxOf } from '../scene/picture.ts'

const landing = landingTests({ args: ['--disable-3d-apis'] })
let page: Page

afterEach(async () => {
  await page.close()
  expect(landing.errors.flat()).toEqual([])
})

const click = (selector: string) => page.$eval(selector, button => (button as HTMLElement).click())

it('how a session was drawn opens under its row, and stays while it is read', async () => {
  page = await landing.open({ width: 1440, height: 900 })
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

it('printed pieces change places, the printed ring stays on its column', async () => {
  page = await landing.open()
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
  page = await landing.open()
  const number = () =>
    page.$eval('#hero [data-grab="turn 3"] text', text => ({
      seen: getComputedStyle(text).visibility,
      text: text.textContent,
    }))
  expect(await number()).toEqual({ seen: 'hidden', text: '3' })
  await click('#hero [data-grab="turn 3"]')
  expect(await number()).toEqual({ seen: 'visible', text: '3' })
})

it('a mouse that draws changes nothing: there is nothing to draw', async () => {
  page = await landing.open({ width: 1440, height: 900 })
  await goToPlace(page, { stage: 'representation', progress: 1 })
  await page.$eval('[data-slot=base-0]', button => button.scrollIntoView({ block: 'center' }))
  const box = await page.$eval('[data-slot=base-0]', button => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
  await page.mouse.move(box.x, box.y)
  await page.mouse.down()
  await page.mouse.move(box.x + 400, box.y, { steps: 5 })
  await page.mouse.up()
  expect((await dataOf(page, 'representation')).pattern).toBe('2031')
})

it('bars are as high as their values, zero has none, and the ring lies on the marked shape', async () => {
  page = await landing.open({ width: 1440, height: 900 })
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

import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { isBasePattern } from '../../src/rules/patterns.ts'
import { type RandomSource, randomInteger, seededRandom } from '../../src/rules/random.ts'
import { goToPlace } from '../page/access/places.ts'
import { differing, takePicture } from '../page/scene/picture.ts'
import { dataOf, frame, goTo, landingTests, SMALL, topOf } from '../support/landing.ts'

const GESTURES = 1000
const landing = landingTests({ draws: true })

const KEYS = ['ArrowLeft', 'ArrowRight', 'Enter', 'Escape'] as const

/** One thing that a visitor might do, where the page stands. */
async function doSomething(page: Page, random: RandomSource): Promise<void> {
  const within = (limit: number) => randomInteger(limit, random)
  const point = () => [within(SMALL.width), 40 + within(SMALL.height - 50)] as const
  const scrollBy = (px: number) => page.evaluate(by => window.scrollBy(0, by), px)
  const boxes = await page.$$eval('[data-grab][data-shown], [data-index-choice][data-shown]', all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
  const box = random() < 0.8 ? boxes[within(boxes.length)] : undefined
  const [x, y] = box ? [box.x + box.width * random(), box.y + box.height * random()] : point()
  await page.mouse.move(x, y)
  switch (within(8)) {
    case 0:
      return page.mouse.click(x, y)
    case 1:
      return page.keyboard.press(KEYS[within(KEYS.length)] ?? 'Enter')
    case 2:
      return page.mouse.wheel({ deltaY: within(400) - 200 })
    case 3:
      return scrollBy(within(240) - 120)
  }
  await page.mouse.down()
  const [toX, toY] = point()
  await page.mouse.move(toX, toY, { steps: 1 + within(3) })
  await frame(page)
  if (random() < 0.3) await scrollBy(within(120) - 60)
  if (random() < 0.1) await page.evaluate(() => window.dispatchEvent(new Event('blur')))
  await page.mouse.up()
}

/** Brings the page to the base pattern, with nothing left of what a hand has done. */
async function restAtBasePattern(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    // What was drawn beside the pieces has selected text.
    getSelection()?.removeAllRanges()
  })
  await goTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
  await goTo(page, 0)
  await goToPlace(page, { stage: 'representation', progress: 0.95 })
}

/** Does so many things at random places of a page; after each of them the order is a legal one. */
async function doAnything(page: Page, gestures: number, random: RandomSource): Promise<void> {
  // Links lead away: they are not what is tried here.
  await page.evaluate(() => {
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    document.addEventListener('click', stay, { capture: true })
  })
  const last = await topOf(page, 'data-sheet')
  for (let i = 0; i < gestures; i++) {
    if (i % 25 === 0) await goTo(page, randomInteger(last, random))
    await doSomething(page, random)
    await frame(page)
    const { pattern, index } = await dataOf(page, 'representation')
    expect(isBasePattern(pattern), `after gesture ${i}: ${pattern}`).toBe(true)
    expect(index).toMatch(/^[0-3]$/)
  }
}

it(`${GESTURES} random gestures between random scrolls leave no pixel changed`, async () => {
  const page = await landing.open()
  await restAtBasePattern(page)
  const before = await takePicture(page)
  await doAnything(page, GESTURES, seededRandom(12))
  await restAtBasePattern(page)
  expect(differing(before, await takePicture(page))).toBe(0)
  expect(landing.errors.flat()).toEqual([])
})

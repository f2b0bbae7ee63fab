import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { isBasePattern } from '../../../src/rules/patterns.ts'
import { type RandomSource, randomInteger, seededRandom } from '../../../src/rules/random.ts'
import { dataOf, frame, goTo, landingTests, scrollOf, topOf } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { differing, takePicture } from '../scene/picture.ts'
import { comesToRest } from './input.ts'

const GESTURES = 1000
const SEED = 12

const landing = landingTests()

/** One thing that a visitor might do, where the page stands. */
async function doSomething(page: Page, random: RandomSource): Promise<void> {
  const within = (limit: number) => randomInteger(limit, random)
  const point = () => [within(720), 40 + within(430)] as const
  const boxes = await page.$$eval('[data-grab][data-shown], [data-index-choice][data-shown]', all =>
    all.map(each => {
      const { x, y, width, height } = each.getBoundingClientRect()
      return { x, y, width, height }
    }),
  )
  const box = random() < 0.8 ? boxes[within(boxes.length)] : undefined
  const [x, y] = box ? [box.x + box.width * random(), box.y + box.height * random()] : point()
  // A gesture's events are sent one behind the other; to wait for each of them would be to wait for a frame each time.
  const sent: Promise<unknown>[] = [page.mouse.move(x, y)]
  switch (within(8)) {
    case 0:
      sent.push(page.mouse.down(), page.mouse.up())
      break
    case 1:
      sent.push(
        page.keyboard.press((['ArrowLeft', 'ArrowRight', 'Enter', 'Escape'] as const)[within(4)] ?? 'Enter'),
      )
      break
    case 2:
      sent.push(page.mouse.wheel({ deltaY: within(400) - 200 }))
      break
    case 3:
      sent.push(page.evaluate(by => window.scrollBy(0, by), within(240) - 120))
      break
    default: {
      sent.push(page.mouse.down())
      const [toX, toY] = point()
      const steps = 1 + within(3)
      for (let i = 1; i <= steps; i++)
        sent.push(page.mouse.move(x + ((toX - x) * i) / steps, y + ((toY - y) * i) / steps))
      // What happens in the middle of a drag waits for it.
      const [scrolls, blurs] = [random() < 0.3, random() < 0.1]
      if (scrolls || blurs) await Promise.all(sent)
      if (scrolls) await page.evaluate(by => window.scrollBy(0, by), within(120) - 60)
      if (blurs) await page.evaluate(() => window.dispatchEvent(new Event('blur')))
      sent.push(page.mouse.up())
    }
  }
  await Promise.all(sent)
}

it(`${GESTURES} random gestures between random scrolls leave a legal order, and no trace`, async () => {
  const random = seededRandom(SEED)
  const page = await landing.open()
  const lines: string[] = []
  page.on('console', message => lines.push(message.text()))
  // Links lead away: they are not what is tried here.
  await page.evaluate(() => {
    const stay = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
    }
    document.addEventListener('click', stay, { capture: true })
  })
  const last = await topOf(page, 'data-sheet')
  const restAt = async () => {
    await goTo(page, 0)
    await comesToRest(page)
    await page.mouse.move(1, 1)
    await goToPlace(page, { stage: 'representation', progress: 0.95 })
    await comesToRest(page)
  }
  await restAt()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const before = await takePicture(page)
  // Pictures are compared before and after; between them nobody looks.
  for (let i = 0; i < GESTURES; i++) {
    if (i % 25 === 0) await page.evaluate(y => window.scrollTo(0, y), randomInteger(last, random))
    await doSomething(page, random)
    if (i % 5 > 0) continue
    const { pattern, index } = await dataOf(page, 'representation')
    expect(isBasePattern(pattern), `after gesture ${i}: ${pattern}`).toBe(true)
    expect(index).toMatch(/^[0-3]$/)
  }
  await frame(page)
  await page.evaluate(() => {
    ;(document.activeElement as HTMLElement | null)?.blur()
    // What was drawn beside the pieces has selected text.
    getSelection()?.removeAllRanges()
  })
  await goTo(page, (await scrollOf(page)) + 2000)
  await restAt()
  expect(await dataOf(page, 'representation')).toMatchObject({ pattern: '2031', index: '2' })
  expect(differing(before, await takePicture(page))).toBe(0)
  expect([...landing.errors.flat(), ...lines]).toEqual([])
  await page.close()
}, 600_000)

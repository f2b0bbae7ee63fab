import type { Page } from 'puppeteer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goToPlace } from '../access/places.ts'
import { ENTRIES, frame, goTo, landingTests, SIZES, topOf } from './landing.ts'

const landing = landingTests()

describe.each(SIZES)('from the sessions to the sheet on a $name', ({ name: _, ...size }) => {
  let page: Page
  beforeAll(async () => {
    page = await landing.open(size)
  })
  afterAll(() => page.close())

  const printOf = () =>
    page.$eval('#data-sheet', section => {
      const print = section.querySelector<HTMLElement>('[data-printed]')
      return { is: (section as HTMLElement).dataset.print, transform: print?.style.transform ?? '' }
    })

  it('the sheet lies on the paper, becomes the page, and goes back the same way', async () => {
    const ways: string[][] = []
    for (const places of [
      [0.09, 0.2, 0.5, 0.72, 0.88],
      [0.88, 0.72, 0.5, 0.2, 0.09],
    ]) {
      const way: string[] = []
      for (const progress of places) {
        await goToPlace(page, { stage: 'sessions', progress })
        const { is, transform } = await printOf()
        way.push(`${is} ${transform}`)
      }
      ways.push(way)
    }
    const [there = [], back = []] = ways
    expect(back.toReversed()).toEqual(there)
    expect(there.map(each => each.split(' ')[0])).toEqual(['undefined', 'laid', 'laid', 'laid', 'page'])
    expect(there.slice(1, 4).every(each => each.includes('matrix3d'))).toBe(true)
    expect(there[4]).toBe('page ')
    await goToPlace(page, { stage: 'data-sheet', progress: 0.01 })
    expect(await printOf()).toEqual({ is: undefined, transform: '' })
  })

  it('the title of its table fades with its ink, and not after it', async () => {
    const top = await topOf(page, 'sessions')
    const range = (await topOf(page, 'data-sheet')) - top
    await goToPlace(page, { stage: 'sessions', progress: 0.9 })
    const inks: number[] = []
    for (let progress = 0.84; progress > 0.76; progress -= 0.003) {
      await goTo(page, Math.round(top + progress * range))
      await frame(page)
      const [ink = '', seen] = await page.$eval('#data-sheet caption', caption => [
        caption.style.opacity,
        getComputedStyle(caption).opacity,
      ])
      expect(Number(seen)).toBeCloseTo(Number(ink || 1), 2)
      inks.push(Number(ink || 1))
    }
    expect(Math.min(...inks)).toBeLessThan(0.95)
  })

  it('its words can be seen on it and are not in the way of a pointer', async () => {
    await goToPlace(page, { stage: 'sessions', progress: 0.8 })
    const look = async () =>
      sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer()
    const shown = await look()
    await page.$eval('#data-sheet', section =>
      (section as HTMLElement).style.setProperty('visibility', 'hidden'),
    )
    await frame(page)
    const without = await look()
    await page.$eval('#data-sheet', section => (section as HTMLElement).style.removeProperty('visibility'))
    let differs = 0
    for (let i = 0; i < shown.length; i += 3)
      differs += Math.abs((shown[i] ?? 0) - (without[i] ?? 0)) > 90 ? 1 : 0
    expect(differs / (shown.length / 3)).toBeGreaterThan(0.005)
    const isInTheWay = await page.$$eval('#data-sheet :is(button, table)', all =>
      all.some(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    expect(isInTheWay).toBe(false)
  })
})

it('the sheet brings a table with its numbers once, wherever the page stands', async () => {
  const page = await landing.open({ width: 1440, height: 900 })
  await goToPlace(page, { stage: 'sessions', progress: 0.5 })
  expect(await page.$$eval('#data-sheet-heading', all => all.map(each => each.textContent))).toEqual([
    `${ENTRIES.length} PATTERNS`,
  ])
  await page.close()
})

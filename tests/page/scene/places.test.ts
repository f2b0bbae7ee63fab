import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landingSessions } from '../../../src/rules/showcase.ts'
import { dataOf, frame, goTo, landingTests, topOf } from '../../support/landing.ts'
import {
  type Box,
  boxOf,
  type Colour,
  colourAt,
  designColour,
  difference,
  type Picture,
  showCanvasOnly,
  takePicture,
} from './picture.ts'

const landing = landingTests()
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const
const SHAPES = ['circle', 'triangle', 'square', 'pentagon'] as const
const START = { width: 1000, height: 700, deviceScaleFactor: 2 } as const

let page: Page
let veneer: Colour

/** Goes to a part of a stage, by its share of the stage's pin. */
async function go(stage: string, progress: number): Promise<void> {
  const lengthPx = await page.$eval(
    `#${stage}`,
    section => (section as HTMLElement).offsetHeight - window.innerHeight,
  )
  await goTo(page, Math.round((await topOf(page, stage)) + progress * lengthPx))
}

/** How far the token's inlay is from a point in a direction, px. */
function inlayFrom(picture: Picture, x: number, y: number, dx: number, dy: number, reachPx: number): number {
  const step = 1 / picture.dpr
  for (let way = 0; way < reachPx; way += step)
    if (difference(colourAt(picture, x + dx * way, y + dy * way), veneer) < 50) return way
  return Number.NaN
}

/** How far the token's face is off the middle of a slot: across, and down where the shape is as high above as below. */
function offset(picture: Picture, slot: Box, shape: (typeof SHAPES)[number]): number[] {
  const x = slot.x + slot.width / 2
  const y = slot.y + slot.height / 2
  const from = (dx: number, dy: number) => inlayFrom(picture, x, y, dx, dy, slot.width)
  const across = (from(1, 0) - from(-1, 0)) / 2
  const isEven = shape === 'circle' || shape === 'square'
  return isEven ? [across, (from(0, 1) - from(0, -1)) / 2] : [across]
}

/** What is wrong with the tokens of four slots. */
async function misplaced(
  name: string,
  shapes: readonly (typeof SHAPES)[number][],
  only = 2,
): Promise<string[]> {
  const picture = await takePicture(page)
  const wrong: string[] = []
  for (const [i, shape] of shapes.entries()) {
    const slot = await boxOf(page, `[data-slot=${name}-${i}]`)
    const middle = colourAt(picture, slot.x + slot.width / 2, slot.y + slot.height / 2)
    const off = offset(picture, slot, shape).slice(0, only)
    const isThere = difference(middle, await designColour(page, shape)) < 40
    if (!isThere || !off.every(px => Math.abs(px) <= 1)) wrong.push(`${name}-${i}: ${shape} ${off} ${middle}`)
  }
  return wrong
}

/** Shapes of a pattern from left to right. */
const shapesOf = (pattern: string | undefined): readonly (typeof SHAPES)[number][] =>
  [...(pattern ?? '')].map(digit => SHAPES[Number(digit)] ?? 'circle')

beforeAll(async () => {
  page = await landing.open({
    width: START.width,
    height: START.height,
    dpr: START.deviceScaleFactor,
    passing: true,
  })
  veneer = await designColour(page, 'veneer')
  await showCanvasOnly(page)
})
afterAll(() => page.close())

describe.each(WINDOWS)('resized to $width × $height at two device pixels', ({ width, height }) => {
  beforeAll(async () => {
    await page.setViewport({ width, height, deviceScaleFactor: 2 })
    await page.waitForFunction(px => window.innerWidth === px, {}, width)
    await frame(page)
  })

  it('draws the legend where the page has its slots', async () => {
    await go('representation', 0.002)
    expect(await misplaced('legend', SHAPES)).toEqual([])
  })

  it('draws the base pattern where the page has its slots', async () => {
    // All of them are in light, and lie again.
    await go('representation', 0.98)
    const [live] = landingSessions()
    expect(await misplaced('base', shapesOf(live?.basePattern))).toEqual([])
  })

  it('draws odd & even where the page has its slots, on the border', async () => {
    await go('odd-even', 0.15)
    const { current } = await dataOf(page, 'odd-even')
    expect(await misplaced('parity', shapesOf(current), 1)).toEqual([])
  })
})

describe('a URL bar that comes and goes', () => {
  const PHONE = { width: 390, height: 784, isMobile: true, hasTouch: true } as const
  const resize = async (height: number): Promise<void> => {
    await page.setViewport({ ...PHONE, height })
    await page.waitForFunction(px => window.innerHeight === px, {}, height)
    await frame(page)
  }

  beforeAll(async () => {
    await page.close()
    page = await landing.open(PHONE)
  })

  it('changes nothing of the pattern, the column or the progress', async () => {
    await goTo(page, (await topOf(page, 'data-sheet')) + 300 * 7 + 160)
    const before = await dataOf(page, 'data-sheet')
    expect(before).toMatchObject({ index: '7', column: '2' })
    for (const height of [844, 784, 724, 784]) {
      await resize(height)
      expect([height, await dataOf(page, 'data-sheet')]).toEqual([height, before])
    }
  })

  it('leaves the running occurrence as it is', async () => {
    await go('odd-even', 0.5)
    const { occurrence, parity } = await dataOf(page, 'odd-even')
    for (const height of [844, 724]) {
      await resize(height)
      expect(await dataOf(page, 'odd-even')).toMatchObject({ occurrence, parity })
    }
  })
})

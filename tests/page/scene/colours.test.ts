import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WITH_MOUSE } from '../../support/browser.ts'
import { goTo, landingTests, topOf } from '../../support/landing.ts'
import {
  boxOf,
  type Colour,
  colourAt,
  designColour,
  difference,
  type Picture,
  showCanvasOnly,
  takePicture,
} from './picture.ts'

const landing = landingTests({ args: WITH_MOUSE })
let page: Page

/** Goes to a part of a stage, by its share of the stage's pin, and takes a picture. */
async function at(stage: string, progress: number): Promise<Picture> {
  const lengthPx = await page.$eval(
    `#${stage}`,
    section => (section as HTMLElement).offsetHeight - window.innerHeight,
  )
  await goTo(page, Math.round((await topOf(page, stage)) + progress * lengthPx))
  return takePicture(page)
}

const expectColour = async (seen: Colour, name: string, within = 1): Promise<void> => {
  const wanted = await designColour(page, name)
  expect({ name, seen, off: difference(seen, wanted) <= within }).toEqual({ name, seen, off: true })
}

/** The middle of every token of the legend has the design's colour, before one of them is named. */
async function expectTokens(within: number): Promise<void> {
  const legend = await at('representation', 0.01)
  for (const [i, name] of ['circle', 'triangle', 'square', 'pentagon'].entries()) {
    const { x, y, width, height } = await boxOf(page, `[data-slot=legend-${i}]`)
    await expectColour(colourAt(legend, x + width / 2, y + height / 2), name, within)
  }
}

describe('colours on screen are the design’s within 1 of 255', () => {
  beforeAll(async () => {
    page = await landing.open({ width: 1440, height: 900 })
    await showCanvasOnly(page)
  })
  afterAll(() => page.close())

  it('the grounds: ink, paper, and ink below the border of the halves', async () => {
    await expectColour(colourAt(await at('sessions', 0.5), 20, 880), 'ink')
    await expectColour(colourAt(await at('data-sheet', 0.5), 1400, 60), 'paper')
    const halves = await at('odd-even', 0.5)
    await expectColour(colourAt(halves, 20, 80), 'paper')
    await expectColour(colourAt(halves, 20, 880), 'ink')
  })

  it('the middle of every token that faces the viewer', () => expectTokens(1))

  it('the field of the sun', async () => {
    const sun = await at('footer', 1)
    for (const [x, y] of [
      [720, 600],
      [300, 800],
      [1200, 850],
    ] as const)
      await expectColour(colourAt(sun, x, y), 'circle')
  })

  it('the ring', async () => {
    // It rests over a column that it visits, before anything is read out.
    const picture = await at('representation', 0.62)
    const { x, y, width, height } = await boxOf(page, '[data-slot=base-2]')
    const ivory = await designColour(page, 'ivory')
    const along = Array.from({ length: Math.round(width) }, (_, px) =>
      colourAt(picture, x + width / 2 + 0.5 * width + px, y + height / 2),
    )
    const lit = along.filter(colour => difference(colour, ivory) < 60)
    // Of its edge and its bevel the light takes or gives something; between them it is as designed.
    expect(lit.length).toBeGreaterThan(5)
    expect(lit.filter(colour => difference(colour, ivory) <= 1).length).toBeGreaterThan(2)
  })
})

describe('in the tier full they are the design’s within 2 of 255', () => {
  beforeAll(async () => {
    page = await landing.open({ width: 720, height: 450, path: '?quality=full' })
    await showCanvasOnly(page)
  })
  afterAll(() => page.close())

  it('the middle of every token that faces the viewer', () => expectTokens(2))

  it('also where the pointer has led the lamps into a corner', async () => {
    await page.mouse.move(715, 445)
    // They glide there in less than a second.
    await sleep(1000)
    await expectTokens(2)
  }, 180_000)
})

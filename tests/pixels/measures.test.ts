import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goToPlace } from '../page/access/places.ts'
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
} from '../page/scene/picture.ts'
import { ENTRIES, goTo, landingTests, topOf } from '../support/landing.ts'

const landing = landingTests({ draws: true })
const ENTRY = 6
/** Column 0 of the entry's section: list and marker are at rest. */
const SCROLL_PX = 300 * ENTRY + 37
const SHAPES = ['circle', 'triangle', 'square', 'pentagon'] as const
let page: Page
let picture: Picture
let window_: Box
let paper: Colour
let tray: Colour

const distance = (a: Colour, b: Colour): number => Math.hypot(...a.map((value, i) => value - (b[i] ?? 0)))

interface Extent {
  readonly size: number
  readonly middle: number
}

/**
 * From where to where a thing covers a line of cells; a cell counts as far as its colour has left the background.
 * @param cover share of a thing's colour in each px of the line
 */
function extentOf(cover: readonly number[]): Extent {
  const size = cover.reduce((sum, share) => sum + share, 0)
  const first = cover.findIndex(share => share > 0)
  const last = cover.findLastIndex(share => share > 0)
  const from = first + 1 - (cover[first] ?? 0)
  const to = last + (cover[last] ?? 0)
  return { size: Math.max(to - from, size), middle: (from + to) / 2 }
}

/** Width and height of what stands out from the background round a centre, and where its middle is. */
function measure(x: number, y: number, background: Colour, edge: Colour, reach = 28) {
  const share = (dx: number, dy: number): number => {
    const off = distance(colourAt(picture, x + dx, y + dy), background) / (0.8 * distance(edge, background))
    return off < 0.06 ? 0 : Math.min(1, off)
  }
  const span = Array.from({ length: 2 * reach + 1 }, (_, i) => i - reach)
  const across = extentOf(span.map(dx => Math.max(...span.map(dy => share(dx, dy)))))
  const down = extentOf(span.map(dy => Math.max(...span.map(dx => share(dx, dy)))))
  return {
    width: across.size,
    height: down.size,
    x: Math.floor(x) - reach + across.middle,
    y: Math.floor(y) - reach + down.middle,
  }
}

beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900 })
  await goTo(page, (await topOf(page, 'data-sheet')) + SCROLL_PX)
  window_ = await boxOf(page, '[data-place=window]')
  paper = await designColour(page, 'paper')
  tray = await designColour(page, 'ink')
  await showCanvasOnly(page)
  picture = await takePicture(page)
})
afterAll(() => page.close())

const within = (value: number, wanted: number, by = 1): void => {
  expect(value).toBeGreaterThanOrEqual(wanted - by)
  expect(value).toBeLessThanOrEqual(wanted + by)
}

it('keeps a window of 300 px with rows of 60 px in the page', async () => {
  expect([window_.width, window_.height]).toEqual([300, 300])
  const rows = await page.$$eval('#data-sheet [data-row]', all =>
    all.map(row => row.getBoundingClientRect().height),
  )
  expect(new Set(rows)).toEqual(new Set([60]))
})

it('draws a marker of 43 px round the shape of the first column', async () => {
  const ivory = await designColour(page, 'ivory')
  const { width, height, x, y } = measure(window_.x + 60, window_.y + 150, tray, ivory)
  within(width, 43)
  within(height, 43)
  within(x, window_.x + 60)
  within(y, window_.y + 150)
})

it('draws a circle of 29 px in each row, 60 px above the one below', async () => {
  const edge = await designColour(page, 'circle-edge')
  for (const row of [-2, -1, 1, 2]) {
    const column = ENTRIES[ENTRY + row]?.base_pattern.indexOf('0') ?? -1
    const wanted = { x: window_.x + 150 + (column - 1.5) * 60, y: window_.y + 150 - row * 60 }
    const { width, height, x, y } = measure(wanted.x, wanted.y, paper, edge)
    within(width, 29)
    within(height, 29)
    within(x, wanted.x)
    within(y, wanted.y)
  }
})

/** Goes to a part of a stage, by its share of the stage's pin, and takes a picture. */
async function at(stage: string, progress: number): Promise<Picture> {
  await goToPlace(page, { stage, progress })
  return takePicture(page)
}

const expectColour = async (seen: Colour, name: string): Promise<void> => {
  const wanted = await designColour(page, name)
  expect({ name, seen, off: difference(seen, wanted) <= 1 }).toEqual({ name, seen, off: true })
}

describe('colours on screen are the design’s within 1 of 255', () => {
  it('the grounds: ink, paper, and ink below the border of the halves', async () => {
    await expectColour(colourAt(await at('sessions', 0.5), 20, 880), 'ink')
    await expectColour(colourAt(await at('data-sheet', 0.5), 1400, 60), 'paper')
    const halves = await at('odd-even', 0.5)
    await expectColour(colourAt(halves, 20, 80), 'paper')
    await expectColour(colourAt(halves, 20, 880), 'ink')
  })

  it('the middle of every token of the legend, which lies where the page has its slot', async () => {
    const legend = await at('representation', 0.01)
    for (const [i, name] of SHAPES.entries()) {
      const { x, y, width, height } = await boxOf(page, `[data-place=legend-${i}]`)
      await expectColour(colourAt(legend, x + width / 2, y + height / 2), name)
    }
  })

  it('the field of the sun', async () => {
    const sun = await at('footer', 1)
    for (const [x, y] of [
      [720, 600],
      [1200, 850],
    ] as const)
      await expectColour(colourAt(sun, x, y), 'circle')
  })
})

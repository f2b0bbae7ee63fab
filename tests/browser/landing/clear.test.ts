import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { compile } from '../../../src/film/compile.ts'
import { sampleTrack } from '../../../src/film/sample.ts'
import { channelsOf } from '../../../src/film/score.ts'
import { FOOTER } from '../../../src/stages/footer/score.ts'
import { designPx, isPortrait } from '../../../src/timeline/layout.ts'
import { goToPlace } from '../access/places.ts'
import { goTo, landingTests, topOf } from './landing.ts'

const landing = landingTests({ unseen: true })
/** From the sun's outline to the inner edge of the groove in its field, over the width of its rim (shaders/sun.frag). */
const GROOVE = 2.4
/** Share of a piece's box that its outline leaves free on either side. */
const FREE = 0.03
let page: Page
afterEach(() => page.close())

describe.each([
  [1440, 900],
  [1280, 720],
  [1100, 800],
  [1024, 768],
])('%d × %d', (width, height) => {
  it('the hero’s heading keeps clear of the pentagon', async () => {
    page = await landing.open({ width, height })
    const { lines, piece } = await page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
      const pentagon = document.querySelector('#hero [data-grab="turn 3"]')
      return {
        lines: [...document.querySelectorAll('h1 span')].map(boxOf),
        piece: pentagon ? boxOf(pentagon) : null,
      }
    })
    if (!piece) throw new Error('the pentagon is missing')
    const beside = lines.filter(
      ({ top, bottom }) => bottom > piece.top + 0.2 * piece.height && top < piece.top + 0.6 * piece.height,
    )
    expect(beside.length).toBeGreaterThan(0)
    for (const { right } of beside) expect(right).toBeLessThan(piece.left + FREE * piece.width)
  })

  it('the text of SESSIONS ends before the first plate begins, and its large label before the window ends', async () => {
    page = await landing.open({ width, height })
    await goTo(page, (await topOf(page, 'sessions')) + 0.295 * 3.6 * height)
    const [text = 0, heading = 0, plate = 0, word = 0] = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      const letters = document.createRange()
      letters.selectNodeContents(document.querySelector('#sessions h2') as Node)
      return [
        boxOf('#sessions p')?.right,
        letters.getBoundingClientRect().right,
        boxOf('#sessions [data-plate]')?.left,
        boxOf('#sessions [data-word]')?.right,
      ]
    })
    expect(text).toBeLessThan(plate)
    // As it rests while it is told of, its round is as far from the heading as the corner of this, or farther.
    expect(plate - heading).toBeGreaterThan(33)
    expect(word).toBeLessThan(width - 8)
  })
})

describe.each([
  [1440, 900],
  [1024, 768],
  [844, 390],
  [768, 1024],
  [390, 844],
  [360, 640],
])('%d × %d', (width, height) => {
  it('what is to be pressed on the sun keeps clear of the groove in it', async () => {
    page = await landing.open({ width, height })
    await goToPlace(page, { stage: 'footer', progress: 1 })
    const corners = await page.$$eval('#footer [data-slot="know"], #footer a[href^="http"]', links =>
      links.slice(0, 2).flatMap(link => {
        const { left, right, top } = link.getBoundingClientRect()
        return [
          [left, top],
          [right, top],
        ]
      }),
    )
    expect(corners).toHaveLength(4)
    // On a tall tablet the words are as wide as the page's text.
    if (width === 768) expect((corners[1]?.[0] ?? 0) - (corners[0]?.[0] ?? 0)).toBeGreaterThan(690)
    const portrait = isPortrait(width, height)
    const window = { portrait, widthPx: width, heightPx: height, u: designPx(width, height) }
    const { at, count } = channelsOf(FOOTER)
    const values = new Float64Array(count)
    sampleTrack(compile(FOOTER, window), 1, values)
    const [top = 0, radius = 0, rim = 0] = [at.sun.top, at.sun.radius, at.sun.rim].map(i => values[i])
    for (const [x = 0, y = 0] of corners) {
      const fromMiddlePx = Math.hypot(x - width / 2, height / 2 - y - (top - radius))
      expect(fromMiddlePx).toBeLessThan(radius - GROOVE * rim)
    }
  })
})

it.each([
  [390, 844],
  [360, 640],
  [320, 700],
])(
  'the large number of SESSIONS stands under the last plate and its label, at %i × %i',
  async (width, height) => {
    page = await landing.open({ width, height })
    await goToPlace(page, { stage: 'sessions', progress: 0.62 })
    const { plate, label, digits, line } = await page.$eval('#sessions', stage => {
      const boxOf = (selector: string) => stage.querySelector(selector)?.getBoundingClientRect() as DOMRect
      const last = 'li[data-row]:nth-child(6)'
      const { x, y } = boxOf(`${last} [data-plate]`)
      const outline = stage.querySelector<HTMLElement>(`${last} [data-plate]`)?.style.clipPath ?? ''
      const at = [...outline.matchAll(/[\d.]+(?=px)/g)].map(([px], i) => Number(px) + (i % 2 ? y : x))
      return {
        plate: at,
        label: boxOf(`${last} [data-grab]`).bottom,
        digits: boxOf('p:has(> :nth-child(5) [data-reel="4"])').toJSON() as DOMRect,
        line: boxOf('p:has([data-number-line])').toJSON() as DOMRect,
      }
    })
    // Its front edge, from the right to the left.
    const [rightX = 0, rightY = 0, leftX = 0, leftY = 0] = plate.slice(4)
    const edge = leftY + ((rightY - leftY) * (digits.right - leftX)) / (rightX - leftX)
    expect(digits.width).toBeGreaterThan(0.28 * width)
    expect(digits.top).toBeGreaterThan(edge - 2)
    expect(line.top).toBeGreaterThan(label)
    expect(line.right).toBeLessThanOrEqual(width - 19)
    expect(line.bottom).toBeLessThan(height)
  },
)

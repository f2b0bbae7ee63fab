import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from '../landing/landing.ts'
import { boxOf, colourAt, type Picture, showCanvasOnly, takePicture } from './picture.ts'

const landing = landingTests()
let page: Page

beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900, path: '?quality=lean' })
  await showCanvasOnly(page)
})
afterAll(() => page.close())

/** Place of the design's first line about a circle, px beyond it, and how far about that place it is looked for. */
const PITCH_PX = 30
const SEARCHED_PX = 8
/** Directions in which the line is looked for, degrees to either side of straight up, and their distance. */
const REACH = 30
const EVERY = 1

/** Brightness of a place between pixels. */
function lightAt(picture: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, down] = [x - 0.5 - left, y - 0.5 - top]
  const green = (dx: number, dy: number) => colourAt(picture, left + dx, top + dy)[1]
  const above = green(0, 0) * (1 - right) + green(1, 0) * right
  const below = green(0, 1) * (1 - right) + green(1, 1) * right
  return above * (1 - down) + below * down
}

/** How far from a centre the line is in a direction, px: the middle of the light along it. */
function radiusOf(picture: Picture, x: number, y: number, aboutPx: number, degrees: number): number {
  const angle = (degrees * Math.PI) / 180
  const at = (r: number) => lightAt(picture, x + r * Math.sin(angle), y - r * Math.cos(angle))
  const ground = Math.min(at(aboutPx - SEARCHED_PX), at(aboutPx + SEARCHED_PX))
  let [light, moment] = [0, 0]
  for (let r = aboutPx - SEARCHED_PX; r <= aboutPx + SEARCHED_PX; r += 0.25) {
    const seen = Math.max(0, at(r) - ground)
    light += seen
    moment += seen * r
  }
  return moment / light
}

it('draws a contour line as a curve: none of its places is off the one that its neighbours lead to', async () => {
  await goTo(page, Math.round((await topOf(page, 'representation')) + 20))
  const picture = await takePicture(page)
  const { x, y, width, height } = await boxOf(page, '[data-slot=legend-0]')
  const radii: number[] = []
  for (let degrees = -REACH; degrees <= REACH; degrees += EVERY)
    radii.push(
      radiusOf(picture, x + width / 2, y + height / 2, Math.min(width, height) / 2 + PITCH_PX, degrees),
    )
  // A kink is a place where the line is not between its neighbours on either side.
  const kinks = radii.slice(4, -4).map((radius, i) => {
    const [before = 0, after = 0] = [radii[i], radii[i + 8]]
    return Math.abs(radius - (before + after) / 2)
  })
  expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(SEARCHED_PX)
  expect(Math.max(...kinks)).toBeLessThan(0.2)
})

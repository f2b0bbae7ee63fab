import { expect, it } from 'vitest'
import { ringColumn } from '../../../src/timeline/representation.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { goTo, landingTests, topOf } from '../landing/landing.ts'
import { colourAt, type Picture, showCanvasOnly, takePicture } from './picture.ts'

const landing = landingTests()

const INDEX = 2
/** Where the ring is as it rolls from the first column to the second, seen from its edge at the middle. */
const PLACES = [0.54, 0.56, 0.57, 0.58, 0.59, 0.61]
/** Between those columns, and the ring's own height, px of the window. */
const BOX = { left: 330, right: 440, top: 300, bottom: 590 } as const
/** Pixels with so much light stand out from what is beside them. */
const SPECK = 45

/** Progress at which the ring is on its way between its first two columns. */
function progressAt(column: number): number {
  const { from, stop } = REPRESENTATION.visits
  let progress = from + stop
  while (ringColumn(progress, INDEX) < column) progress += 1e-5
  return progress
}

/** Pixels of light by themselves: brighter than all that is beside, over and under them. */
function specks(picture: Picture): number {
  const light = (x: number, y: number) => colourAt(picture, x, y)[1]
  let count = 0
  for (let y = BOX.top; y < BOX.bottom; y++)
    for (let x = BOX.left; x < BOX.right; x++) {
      const about = [light(x - 1, y), light(x + 1, y), light(x, y - 1), light(x, y + 1)]
      if (light(x, y) > Math.max(...about) + SPECK) count++
    }
  return count
}

/** Brightest pixel of the box. */
function brightest(picture: Picture): number {
  let most = 0
  for (let y = BOX.top; y < BOX.bottom; y++)
    for (let x = BOX.left; x < BOX.right; x++) most = Math.max(most, colourAt(picture, x, y)[1])
  return most
}

it('has a ring that is whole as it rolls over its edge: no specks of light', async () => {
  const page = await landing.open({ width: 1440, height: 900, passing: true, path: '?quality=lean' })
  const top = await topOf(page, 'representation')
  await showCanvasOnly(page)
  for (const column of PLACES) {
    await goTo(page, top + (progressAt(column) * svhOf('representation') * 900) / 100)
    const picture = await takePicture(page)
    expect(brightest(picture), `the ring at ${column}`).toBeGreaterThan(150)
    expect(specks(picture), `at ${column}`).toBe(0)
  }
})

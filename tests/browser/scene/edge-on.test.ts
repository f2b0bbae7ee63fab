import { expect, it } from 'vitest'
import { progressOf, turnedOverAt } from '../../../src/timeline/parity.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { goTo, landingTests, topOf } from '../landing/landing.ts'
import { type Colour, colourAt, showCanvasOnly, takePicture } from './picture.ts'

const landing = landingTests()

/** Progress of ODD & EVEN about which the last column's piece, the circle of the last pattern, is seen from its edge. */
const [FIRST, SECOND] = [progressOf(1), progressOf(2)]
const turned = (progress: number) => turnedOverAt(progress, 3) - turnedOverAt(FIRST, 3)
const STEP = 0.0004
let edgeOn = FIRST
// From one row to the other a piece turns by 204 degrees, half of it before it stands on edge.
while (edgeOn < SECOND && Math.abs(turned(edgeOn)) < 102) edgeOn += STEP
const STEPS = 5
/** Height of a piece that is seen from its edge, with a pixel of its face or less, px. */
const WALL_PX = 31

const isLacquer = ([red, green, blue]: Colour): boolean => red > 130 && green < 200 && blue < 110
const isVeneer = ([red, green, blue]: Colour): boolean => red > 200 && green > 170 && blue > 130

/** Ends of the runs of a colour in a column of a picture. */
const runs = (column: readonly Colour[], is: (colour: Colour) => boolean): number =>
  column.filter((colour, y) => is(colour) && !is(column[y + 1] ?? [0, 0, 0])).length

it('a piece that turns over shows its veneer between two layers of lacquer, edge-on as well', async () => {
  const page = await landing.open({ width: 1440, height: 900, passing: true })
  const top = await topOf(page, 'odd-even')
  const x = await page.$eval('#odd-even [data-slot="odd-3"]', slot => {
    const { left, width } = slot.getBoundingClientRect()
    return left + width / 2
  })
  await showCanvasOnly(page)
  const heights: number[] = []
  const torn: string[] = []
  for (let i = -STEPS; i <= STEPS; i++) {
    const progress = edgeOn + i * STEP
    await goTo(page, top + (progress * svhOf('odd-even') * 900) / 100)
    const picture = await takePicture(page)
    const columnAt = (dx: number) => Array.from({ length: 800 }, (_, y) => colourAt(picture, x + dx, 100 + y))
    const column = columnAt(0)
    const first = column.findIndex(isLacquer)
    const last = column.findLastIndex(isLacquer)
    heights.push(last - first)
    expect(column.slice(first, last).some(isVeneer), `at ${progress}`).toBe(true)
    if (last - first >= WALL_PX) continue
    // A face that is thinner than a pixel leaves no specks of its line along the rim.
    for (let dx = -80; dx <= 80; dx += 2) {
      const whole = columnAt(dx)
      const lacquer = whole.slice(whole.findIndex(isLacquer), whole.findLastIndex(isLacquer))
      if (runs(lacquer, isVeneer) > 1) torn.push(`${progress} at ${dx}`)
    }
  }
  expect(torn).toEqual([])
  // It has been seen from its edge.
  expect(Math.min(...heights)).toBeLessThan(WALL_PX)
})

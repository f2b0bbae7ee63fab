import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { goToPlace } from '../page/access/places.ts'
import {
  boxOf,
  colourAt,
  designColour,
  difference,
  showCanvasOnly,
  takePicture,
} from '../page/scene/picture.ts'
import { landingTests, settled } from '../support/landing.ts'

const landing = landingTests({ draws: true })

/** Whether the digit's veneer is seen in the middle of a piece. */
async function hasDigit(page: Page, selector: string): Promise<boolean> {
  const { x, y, width, height } = await boxOf(page, selector)
  const picture = await takePicture(page)
  const veneer = await designColour(page, 'veneer')
  return Array.from({ length: 21 }, (_, i) => x + width * (0.4 + 0.01 * i)).some(
    across => difference(colourAt(picture, across, y + height / 2), veneer) < 40,
  )
}

it('a piece that has been turned over shows its number', async () => {
  const page = await landing.open({ width: 1440, height: 900, reducedMotion: true })
  await goToPlace(page, { stage: 'representation', progress: 0.01 })
  await page.click('#representation [data-grab="turn 3"]')
  await settled(page)
  await showCanvasOnly(page)
  expect(await hasDigit(page, '[data-slot=legend-3]')).toBe(true)
  expect(await hasDigit(page, '[data-slot=legend-1]')).toBe(false)
  await page.close()
})

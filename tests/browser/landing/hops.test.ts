import { expect, it } from 'vitest'
import { addProbe, during } from '../../bench/probe.ts'
import { settle } from '../../bench/scroll.ts'
import { goToPlace } from '../access/places.ts'
import { differing, takePicture } from '../scene/picture.ts'
import { landingTests } from './landing.ts'

const landing = landingTests()
/** The middle of the square in its column on the sun, and the field under it. */
const SQUARE = [513, 236] as const
const BESIDE = [150, 640] as const

it('a piece on the sun hops under the pointer and comes down where it stood', async () => {
  const page = await landing.open({ width: 1440, height: 900, prepare: each => addProbe(each) })
  await page.mouse.move(...BESIDE)
  await goToPlace(page, { stage: 'footer', progress: 1 })
  await settle(page)
  const before = await takePicture(page)
  const drawn = await during(page, async () => {
    await page.mouse.move(...SQUARE)
    await settle(page)
  })
  expect(drawn.draws).toBeGreaterThan(2)
  expect(differing(before, await takePicture(page))).toBe(0)
  const again = await during(page, async () => {
    await page.mouse.move(SQUARE[0] + 5, SQUARE[1])
    await settle(page)
  })
  expect(again.draws).toBe(0)
  await page.close()
})

it('stands still in reduced motion', async () => {
  const page = await landing.open({
    width: 1440,
    height: 900,
    reducedMotion: true,
    prepare: each => addProbe(each),
  })
  await page.mouse.move(...BESIDE)
  await goToPlace(page, { stage: 'footer', progress: 1 })
  await settle(page)
  const drawn = await during(page, async () => {
    await page.mouse.move(...SQUARE)
    await settle(page)
  })
  expect(drawn.draws).toBe(0)
  await page.close()
})

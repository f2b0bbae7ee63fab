import { expect, it } from 'vitest'
import { landingTests } from '../support/landing.ts'
import { growthBy } from '../support/many-updates.ts'

const UPDATES = 10_000
const landing = landingTests()

it(`${UPDATES} updates in a row leave memory and document as they were, and the last one on screen`, async () => {
  const page = await landing.open({ width: 360, height: 640, reducedMotion: true })
  const { heapBytes, nodes, told } = await growthBy(page, landing, UPDATES)
  expect(told).toBe(UPDATES + 1)
  // An update that left a single node behind would bring ten times as many.
  expect(nodes).toBeLessThan(UPDATES / 10)
  // What is compiled meanwhile is held too; a sheet that was kept each time would be two kilobytes an update.
  expect(heapBytes).toBeLessThan(1_500_000 + 200 * UPDATES)
  expect(landing.errors.flat()).toEqual([])
})

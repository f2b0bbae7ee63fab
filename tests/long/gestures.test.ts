import { expect, it } from 'vitest'
import { seededRandom } from '../../src/rules/random.ts'
import { doAnything, restAtBasePattern } from '../page/hand/gestures.ts'
import { differing, takePicture } from '../page/scene/picture.ts'
import { landingTests } from '../support/landing.ts'

const GESTURES = 1000

const landing = landingTests({ draws: true })

it(`${GESTURES} random gestures between random scrolls leave no pixel changed`, async () => {
  const page = await landing.open()
  await restAtBasePattern(page)
  const before = await takePicture(page)
  await doAnything(page, GESTURES, seededRandom(12))
  await restAtBasePattern(page)
  expect(differing(before, await takePicture(page))).toBe(0)
  expect(landing.errors.flat()).toEqual([])
})

import { expect, it } from 'vitest'
import { landingTests, publish, until } from '../../support/landing.ts'
import { holdWaits, saidChapter, tourOf, untilTour } from './tours.ts'

const landing = landingTests({ documents: {} })

it('takes in a sheet that comes in the middle, and leaves its chapters out until then', async () => {
  const page = await landing.open({ path: '?tour', sheet: false, prepare: holdWaits })
  await untilTour(page, 'playing hero')
  expect(await saidChapter(page)).toMatch(/^1\/5 /)
  await page.keyboard.press('ArrowRight')
  await untilTour(page, 'playing legend')
  await publish(page, [{ base_pattern: '2031', odd: [1, 2, 3, 4], even: [4, 3, 2, 1] }])
  await until(page, async () => (await saidChapter(page)).startsWith('2/7 '))
  expect(await tourOf(page)).toBe('playing legend')
})

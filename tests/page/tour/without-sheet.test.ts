import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { landingTests, publish } from '../../support/landing.ts'
import { CONTROL, saidChapter, waitForTour } from './tours.ts'

const landing = landingTests({ documents: {} })
const STATUS = `${CONTROL} [role=status]`
const counted = async (page: Page) => (await saidChapter(page))?.split(' ')[0]
const waitFor = (page: Page, chapter: string) => waitForTour(page, 'playing', chapter)

it('takes in a sheet that comes in the middle, and leaves its chapters out until then', async () => {
  const page = await landing.open({ path: '?tour', sheet: false })
  await waitFor(page, 'hero')
  expect(await counted(page)).toBe('1/5')
  await page.keyboard.press('ArrowRight')
  await waitFor(page, 'legend')
  await publish(page, [{ base_pattern: '2031', odd: [1, 2, 3, 4], even: [4, 3, 2, 1] }])
  await page.waitForFunction(
    selector => document.querySelector(selector)?.textContent?.startsWith('2/7'),
    {},
    STATUS,
  )
  await waitFor(page, 'legend')
})

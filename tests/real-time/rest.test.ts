import type { Page } from 'puppeteer'
import { beforeAll, expect, it } from 'vitest'
import { landingTests, SMALL } from '../support/landing.ts'
import { addProbe } from '../support/probe.ts'
import { holds } from '../support/real.ts'
import { openLanding } from '../support/site.ts'

const landing = landingTests()
let page: Page

beforeAll(async () => {
  page = await openLanding(landing.browser, landing.site, {
    ...SMALL,
    prepare: addProbe,
  })
  await holds(page, `document.querySelector('#odd-even[data-current]')`)
})
/** Resolves when the page has asked for nothing through two hundred frames of the display. */
const comesToRest = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let last = window.probe.counts()
        let calm = 0
        const look = () => {
          const now = window.probe.counts()
          // One of the frames is that of this test.
          const rest = { ...last, animationFrames: last.animationFrames + 1 }
          calm = JSON.stringify(now) === JSON.stringify(rest) ? calm + 1 : 0
          last = now
          if (calm > 200) resolve()
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

it('comes to rest once it has loaded, after the wheel, a jump, an update and a move of the pointer', async () => {
  await comesToRest()
  expect((await page.evaluate(() => window.probe.counts())).calls).toBeGreaterThan(50)
  await page.mouse.move(300, 300)
  await page.mouse.wheel({ deltaY: 700 })
  await holds(page, 'window.scrollY > 600')
  await comesToRest()
  await page.evaluate(() =>
    window.scrollTo(0, (document.getElementById('data-sheet')?.offsetTop ?? 0) + 4000),
  )
  await comesToRest()
  landing.site.dataSource.set('config/data_sheet', {
    sheet: { a: { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] } },
  })
  await holds(page, `document.querySelectorAll('[data-pattern-section]').length === 1`)
  await comesToRest()
  await page.evaluate(() => window.scrollTo(0, 0))
  await page.mouse.move(500, 300, { steps: 4 })
  await comesToRest()
})

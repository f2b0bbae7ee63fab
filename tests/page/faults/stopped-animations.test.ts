import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { landingTests } from '../../support/landing.ts'
import { goReal, holds, openReal } from '../../support/real.ts'
import { stageRange } from '../../support/stage-range.ts'
import { PLACES } from '../access/places.ts'

const landing = landingTests()

async function stopClock(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
}

async function pause(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation-play-state: paused !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

it.each(Object.entries({ stopClock, pause }))(
  'what is to be read needs no animation: %s',
  async (_, prepare) => {
    const page = await openReal(landing, { prepare })
    for (const { stage, progress } of PLACES) {
      const { topPx, lengthPx } = await stageRange(page, stage)
      await goReal(page, topPx + progress * lengthPx)
      const first = `document.querySelector('#${stage}[data-active] :is(h1, h2, a)').closest('h1, [data-cue]')`
      const header = `${stage === 'hero'} || document.querySelector('header').getBoundingClientRect().top === 0`
      await holds(page, `getComputedStyle(${first}).opacity === '1' && (${header})`)
    }
    expect(await page.$eval('#hero [href^=https]', link => getComputedStyle(link).opacity)).toBe('1')
    // Where its sheet is in the cache, the browser fades to the next page.
    await Promise.all([page.waitForNavigation(), page.evaluate(() => location.assign('/docs'))])
    await holds(page, 'document.getAnimations().length === 0')
    await page.close()
  },
)

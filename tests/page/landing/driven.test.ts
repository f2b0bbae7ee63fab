import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { goTo, landingTests, topOf } from '../../support/landing.ts'

const landing = landingTests({})
/** How far before and behind the beginning of a stage it is looked at, and in which steps, px. */
const PASSAGE = { from: -200, until: 300, step: 50 } as const

/** What a style sheet is moving although a script writes its place in every frame: it comes late, over what is there by then. */
const lateOnes = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(animation => {
      const target = (animation.effect as KeyframeEffect | null)?.target
      if ((animation as CSSTransition).transitionProperty !== 'transform') return []
      return target instanceof HTMLElement && target.style.transform !== '' ? [target.className] : []
    }),
  )

it.each([
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, isMobile: true },
])('on a $name what the scroll moves between two stages is where the scroll puts it, at once', async size => {
  const page = await landing.open({ ...size, passing: true })
  const late = new Map<string, number>()
  for (const id of STAGE_IDS.slice(1)) {
    const top = await topOf(page, id)
    for (let px = PASSAGE.from; px <= PASSAGE.until; px += PASSAGE.step) {
      await goTo(page, top + px)
      for (const one of await lateOnes(page)) if (!late.has(one)) late.set(one, top + px)
    }
  }
  expect([...late]).toEqual([])
  await page.close()
})

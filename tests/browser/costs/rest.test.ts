import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { openProbed } from '../../bench/open.ts'
import { during } from '../../bench/probe.ts'
import { jump, stageRanges } from '../../bench/scroll.ts'
import { launch } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

const REST_MS = 3000
/** Lenis notes the end of a native scroll 400 ms after it, once; then the page is at rest. */
const SCROLL_END_MS = 500

let browser: Browser
let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await serveDist({ documents: {} })
  browser = await launch()
  page = await openProbed(browser, site)
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it.each(STAGE_IDS)('at rest in %s nothing is drawn, called or timed', async stage => {
  const range = (await stageRanges(page)).find(({ id }) => id === stage)
  if (!range) throw new Error(`the page has no stage ${stage}`)
  await jump(page, Math.round(range.topPx + range.lengthPx / 2))
  await sleep(SCROLL_END_MS)
  const { draws, calls, animationFrames, timers, commits } = await during(page, async () => {
    await sleep(REST_MS)
  })
  expect({ draws, calls, animationFrames, timers, commits }).toEqual({
    draws: 0,
    calls: 0,
    animationFrames: 0,
    timers: 0,
    commits: 0,
  })
})

it('is woken by the wheel after a rest', async () => {
  const { draws } = await during(page, async () => {
    await jump(page, 0)
  })
  expect(draws).toBeGreaterThan(0)
})

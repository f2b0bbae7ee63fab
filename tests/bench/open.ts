import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { sampleSheet, toWire } from '../../src/rules/season.ts'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { chunkOf } from '../../tools/build/record.ts'
import { builtSite, openLanding, type ServedSite } from '../support/site.ts'
import { addProbe } from './probe.ts'
import { settle } from './scroll.ts'

/** Longer than the hero's entrance, which runs once and draws by itself. */
const ENTRANCE_MS = 1500

/** Gives the landing page the sample season by its public event and waits until the two sections stand. */
async function feedSheet(page: Page): Promise<void> {
  await page.evaluate(
    detail => void window.dispatchEvent(new CustomEvent('set-data-sheet', { detail })),
    toWire(sampleSheet(SAMPLE_SHEET_SEED)),
  )
  // No handle to an element: it would keep the page's old elements alive.
  await page.waitForFunction(`document.querySelector('#data-sheet [data-pattern-section]') !== null`)
}

const SOURCE = 'src/live/source.ts'
const NO_SOURCE = 'export const startLiveSource = () => () => undefined'

/** Keeps the live source out: what its client does in the background is its own, and the data come by event. */
async function replaceLiveSource(page: Page): Promise<void> {
  const session = await page.createCDPSession()
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'Content-Type', value: 'text/javascript' }]
    const body = Buffer.from(NO_SOURCE).toString('base64')
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body })
  })
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: `*/${chunkOf(builtSite().record, SOURCE)}` }],
  })
}

/** The landing page with its scene drawn, its data shown and nothing in motion; its draws are counted. */
export async function openProbed(
  browser: Pick<Browser, 'newPage'>,
  site: Pick<ServedSite, 'url'>,
): Promise<Page> {
  const page = await openLanding(browser, site, {
    prepare: async each => {
      await addProbe(each, 'light')
      await replaceLiveSource(each)
    },
  })
  await feedSheet(page)
  await sleep(ENTRANCE_MS)
  await settle(page)
  return page
}

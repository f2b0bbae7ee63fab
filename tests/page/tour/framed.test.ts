import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SiteServer, serveSite } from '../../../tools/serve.ts'
import { newPage } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { DIST } from '../../support/site.ts'
import { CONTROL } from './tours.ts'

const landing = landingTests()
let stand: Server
let standUrl: string
let framed = ''
let site: SiteServer

beforeAll(async () => {
  stand = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(
      `<!doctype html><title>Stand</title><iframe src="${framed}" width="720" height="480"></iframe>`,
    )
  })
  await new Promise<void>(resolve => stand.listen(0, '127.0.0.1', resolve))
  // Another host name, so that the browser takes it for a stranger.
  standUrl = `http://localhost:${(stand.address() as AddressInfo).port}/`
  site = await serveSite(DIST, { frameOrigins: [new URL(standUrl).origin] })
})
afterAll(async () => {
  stand.closeAllConnections()
  await new Promise(resolve => stand.close(resolve))
  await site.close()
})

/** Opens a page of the stand's with a page of the site in its frame. */
async function openStand(url: string): Promise<Page> {
  framed = `${url}?tour=loop&film`
  const page = await newPage(landing.browser, { width: 800, height: 600 })
  await withoutDrawing(page)
  await page.goto(standUrl)
  return page
}

const frameOf = (page: Page): Frame => {
  const [, frame] = page.frames()
  if (!frame) throw new Error('the stand has no frame')
  return frame
}

describe('in a frame of another site', () => {
  it('that VITE_FRAME_ORIGINS names the tour plays, and is led from there', async () => {
    const page = await openStand(site.url)
    const frame = frameOf(page)
    /** Lets time go by in the frame until the tour is at a chapter. */
    const untilChapter = (chapter: string) =>
      frame.waitForFunction(
        async name => {
          await window.film?.step(100, { draw: false })
          return document.querySelector(`html[data-tour=playing] #scene[data-chapter=${name}]`) !== null
        },
        { polling: 20 },
        chapter,
      )
    await untilChapter('hero')
    await frame.$eval(`${CONTROL} [aria-label="Next chapter"]`, button => (button as HTMLElement).click())
    await untilChapter('legend')
    await frame.evaluate(async () => void (await window.film?.step(1000)))
    expect(await frame.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    // The stand's own page stays where it is.
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await page.close()
  })

  it('that is not named nothing of the page is shown', async () => {
    const page = await openStand(landing.site.url)
    expect(frameOf(page).url()).toBe('chrome-error://chromewebdata/')
    await page.close()
  })
})

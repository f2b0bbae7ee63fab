import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type SiteServer, serveSite } from '../../../tools/serve.ts'
import { newPage } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { copyOf } from '../../support/site.ts'

const landing = landingTests()
let stand: Server
let standUrl: string
let framed = ''
let site: SiteServer
let folder = ''

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
  const named = `"frameOrigins":["${new URL(standUrl).origin}"]`
  folder = copyOf(text => text.replace('"frameOrigins":[]', named))
  site = await serveSite(folder)
})
afterAll(async () => {
  stand.closeAllConnections()
  await new Promise(resolve => stand.close(resolve))
  await site.close()
  rmSync(folder, { recursive: true })
})

/** Opens a page of the stand's with a page of the site in its frame. */
async function openStand(url: string): Promise<Page> {
  framed = `${url}?tour=loop&film=held`
  const page = await newPage(landing.browser, { width: 800, height: 600 })
  await withoutDrawing(page)
  // The frame is waited for by itself.
  await page.goto(standUrl, { waitUntil: 'domcontentloaded' })
  return page
}

it('in a frame of another site the tour plays where VITE_FRAME_ORIGINS names that site, and nothing of the page is shown elsewhere', async () => {
  const page = await openStand(site.url)
  const frame = await page.waitForFrame(each => each.url().startsWith(site.url), { timeout: 0 })
  await frame.waitForFunction(
    async () => {
      await window.film?.step(100, { draw: false })
      return document.querySelector('html[data-tour=playing] #scene[data-chapter=hero]') !== null
    },
    { polling: 20, timeout: 0 },
  )
  await page.close()
  const refused = await openStand(landing.site.url)
  await expect.poll(() => refused.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  await refused.close()
})

import type { Page } from 'puppeteer'
import { settle } from './scroll.ts'

/** Follows a link of the page inside the app: a click that no overlay can catch. */
async function follow(page: Page, href: string): Promise<void> {
  await page.waitForSelector(`a[href="${href}"]`)
  await page.$eval(`a[href="${href}"]`, link => (link as HTMLAnchorElement).click())
}

/** Goes from the landing page to the docs and back, inside the app, until the scene has drawn and rests. */
export async function roundTrip(
  page: Page,
  onDocs: () => Promise<void> = async () => undefined,
): Promise<void> {
  await follow(page, '/docs')
  await page.waitForFunction(`location.pathname === '/docs' && document.querySelector('main h1')`)
  await page.waitForSelector('html[data-scene=off]')
  await onDocs()
  await follow(page, '/')
  await page.waitForSelector('html[data-scene=ready]')
  await settle(page)
}

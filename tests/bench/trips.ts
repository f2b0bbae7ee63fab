import type { Page } from 'puppeteer'
import { settle } from './scroll.ts'

/** Waits for an element without a handle to it: a handle would keep the page's old elements alive. */
async function waitFor(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(each => document.querySelector(each) !== null, {}, selector)
}

/** Follows a link of the page inside the app: a click that no overlay can catch. */
async function follow(page: Page, href: string): Promise<void> {
  const selector = `a[href="${href}"]`
  await waitFor(page, selector)
  await page.evaluate(each => document.querySelector<HTMLAnchorElement>(each)?.click(), selector)
}

/** Goes from the landing page to the docs and back, inside the app, until the scene has drawn and rests. */
export async function roundTrip(
  page: Page,
  onDocs: () => Promise<void> = async () => undefined,
): Promise<void> {
  await follow(page, '/docs')
  await page.waitForFunction(`location.pathname === '/docs' && document.querySelector('main h1') !== null`)
  await waitFor(page, 'html[data-scene=off]')
  await onDocs()
  await follow(page, '/')
  await waitFor(page, 'html[data-scene=ready]')
  await settle(page)
}

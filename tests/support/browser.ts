import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer'
import { inject } from 'vitest'

export { launch, newPage, type PageOptions } from '../../tools/browser.ts'

let connection: Promise<Browser> | undefined

/** Returns a fresh profile in the browser that all test files share; whoever asked for it closes it. */
export async function freshProfile(): Promise<BrowserContext> {
  connection ??= puppeteer.connect({ browserWSEndpoint: inject('browserEndpoint'), defaultViewport: null })
  return (await connection).createBrowserContext()
}

/**
 * Collects from now on what goes wrong on the page: uncaught errors and console errors, one line each, in a list
 * that grows. `ignoreNetwork` leaves out the lines that the browser itself writes for failed requests.
 */
export function collectErrors(page: Page, { ignoreNetwork = false } = {}): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`page error: ${error instanceof Error ? error.message : error}`))
  page.on('console', message => {
    if (message.type() !== 'error') return
    const text = message.text()
    // A request that was refused has this text; no script can keep the browser from writing it.
    if (ignoreNetwork && /Failed to load resource|blocked by CORS policy/.test(text)) return
    errors.push(`console error: ${text} (${message.location().url ?? 'no address'})`)
  })
  return errors
}

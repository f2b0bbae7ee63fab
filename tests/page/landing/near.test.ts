import type { Page } from 'puppeteer'
import { afterAll, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from '../../support/landing.ts'

declare global {
  interface Window {
    /** Stages that the browser lays out, or has passed over, by their ids. */
    passedOver: Map<string, boolean>
  }
}

const landing = landingTests({})
const pages: Page[] = []
afterAll(() => Promise.all(pages.map(page => page.close())))

function watchStages(): void {
  window.passedOver = new Map()
  document.addEventListener(
    'contentvisibilityautostatechange',
    event => {
      const { skipped, target } = event as Event & { readonly skipped: boolean }
      const stage = (target as Element).closest('[data-stage]')
      if (stage) window.passedOver.set(stage.id, skipped)
    },
    { capture: true },
  )
}

async function opened(): Promise<Page> {
  const page = await landing.open({
    prepare: each => each.evaluateOnNewDocument(watchStages).then(() => undefined),
  })
  pages.push(page)
  return page
}

const isLaidOut = (page: Page, id: string): Promise<boolean> =>
  page.evaluate(stage => window.passedOver.get(stage) === false, id)

it('lays a stage out when the window comes near it, and not before', async () => {
  const page = await opened()
  expect(await isLaidOut(page, 'footer')).toBe(false)
  await goTo(page, await topOf(page, 'footer'))
  await page.waitForFunction(() => window.passedOver.get('footer') === false)
})

it('finds words of a stage that is not laid out, and leads to them', async () => {
  const page = await opened()
  expect(await isLaidOut(page, 'footer')).toBe(false)
  // What a browser's own search does; no standard has it, and every browser does.
  const found = await page.evaluate(() =>
    (window as unknown as { find(text: string): boolean }).find('KNOW MORE'),
  )
  expect(found).toBe(true)
  await page.waitForFunction(() => window.passedOver.get('footer') === false)
})

it('gives all words of the page to assistive technology', async () => {
  const page = await opened()
  expect(await isLaidOut(page, 'footer')).toBe(false)
  const tree = JSON.stringify(await page.accessibility.snapshot({ interestingOnly: false }))
  for (const words of ['SESSIONS', 'PATTERNS', 'KNOW MORE', 'All sheet values']) expect(tree).toContain(words)
})

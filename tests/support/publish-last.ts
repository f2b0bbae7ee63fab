import type { Page } from 'puppeteer'
import { type Landing, PATH, settled } from './landing.ts'

/** An entry that can be told from those of every sample season. */
const LAST = { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] }

/** Publishes a season of that entry alone from the data source, and waits until the page shows it. */
export async function publishLast(page: Page, { site }: Landing): Promise<void> {
  site.dataSource.set(PATH, { sheet: { only: LAST } })
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-pattern-section]').length === 1 &&
      document.querySelector('#data-sheet[data-current="3210"]') !== null,
    { polling: 50, timeout: 0 },
  )
  await settled(page)
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'puppeteer'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

export interface AxeOptions {
  /** A selector of the part to look at; the whole document unless given. */
  readonly within?: string
  /**
   * False where axe cannot see the colours: of a ground that the canvas draws, and of text whose colour is forced.
   * Contrast is then measured on pixels.
   */
  readonly contrast?: boolean
}

/** Whether any of an element is on screen: not scrolled or clipped away. */
function isOnScreen(selector: string): boolean {
  const element = document.querySelector(selector)
  if (!element) return false
  let { left, top, right, bottom } = element.getBoundingClientRect()
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (getComputedStyle(at).overflow === 'visible') continue
    const box =
      at === document.body ? document.documentElement.getBoundingClientRect() : at.getBoundingClientRect()
    left = Math.max(left, box.left)
    top = Math.max(top, box.top)
    right = Math.min(right, box.right)
    bottom = Math.min(bottom, box.bottom)
  }
  return left < right && top < bottom
}

/**
 * What axe finds on the page as it stands: one line for each element that breaks a rule of WCAG 2.2 A and AA or
 * of best practice. Contrast counts for text on screen only: axe guesses the ground of text that is clipped away.
 */
export async function violationsOn(
  page: Page,
  { within, contrast = true }: AxeOptions = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const context = within ? JSON.stringify([within]) : 'document'
  const options = {
    runOnly: TAGS,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: contrast } },
  }
  const { violations } = (await page.evaluate(
    `axe.run(${context}, ${JSON.stringify(options)})`,
  )) as AxeResults
  const found: string[] = []
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      const selector = target.join(' ')
      if (id !== 'color-contrast' || (await page.evaluate(isOnScreen, selector)))
        found.push(`${id}: ${selector}`)
    }
  return found
}

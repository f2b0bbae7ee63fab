import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'puppeteer'

const ENGINE = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace-window.js'),
  'utf8',
)

/**
 * What is wrong for certain, of what the engine answers: its answer holds the elements themselves, which stay there.
 * Contrast is measured on pixels (contrast.test.ts): the engine does not see the ground that the canvas draws.
 */
const LOOK = `new window.ace.Checker().check(document, ['IBM_Accessibility']).then(({ results }) =>
  results
    .filter(({ value: [level, answer] }) => level === 'VIOLATION' && answer === 'FAIL')
    .filter(({ ruleId }) => ruleId !== 'text_contrast_sufficient')
    .map(({ ruleId, message, path }) => ruleId + ': ' + message + ' (' + path.dom + ')'))`

/** What IBM's Equal Access engine finds for certain on the page as it stands: one line for each rule and element. */
export async function definiteFindings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(ENGINE)
  return [...new Set((await page.evaluate(LOOK)) as string[])]
}

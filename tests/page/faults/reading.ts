import type { Page } from 'puppeteer'
import { BRAND } from '../../../src/content/brand.ts'
import { MINIMUM_AGE, RISK_SENTENCE } from '../../../src/content/facts.ts'
import { FOOTER_LINKS } from '../../../src/content/routes.ts'
import { SHAPES } from '../../../src/rules/constants.ts'
import { landingSessions } from '../../../src/rules/showcase.ts'
import { goToPlace, PLACES } from '../access/places.ts'

const sessions = landingSessions()

/** What a visitor reads whatever has failed. */
const ALWAYS: readonly string[] = [
  BRAND.tagline,
  'Bet on one of four columns',
  'REPRESENTATION',
  ...SHAPES.map(({ name }) => name),
  'Each of the four shapes keeps one letter and one number.',
  'base pattern',
  'selection index',
  'session pattern',
  'SESSIONS',
  'The fifth digit is the selection index',
  ...sessions.map(({ basePattern, selectionIndex }) => `${basePattern}${selectionIndex}`),
  'KNOW MORE',
  'PLAY NOW',
  ...FOOTER_LINKS.map(({ label }) => label),
  `${MINIMUM_AGE}+`,
  RISK_SENTENCE,
]

/** What he reads beside it where the data sheet is there. */
const WITH_SHEET: readonly string[] = [
  '24 PATTERNS',
  'PROBABILITY DISTRIBUTION',
  'Sheet values are not the final odds',
  'NEW SEASON STARTED',
  'sheet values',
  // Of whichever occurrence the page stands at.
  'now:',
  'even times',
]

/** All text that shows, without white space. In the pinned layout only what is on screen counts. */
function textOnScreen(): string {
  const isPinned = document.documentElement.dataset.layout === 'pinned'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let text = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const isThere =
      left < window.innerWidth && right > 0 && (!isPinned || (top < window.innerHeight && bottom > 0))
    if (isThere && opacity > 0.99) text += node.textContent
  }
  return text.replaceAll(/\s+/g, '')
}

/** The sentences that a visitor who reads the whole page does not find; none where it reads completely. */
export async function missing(page: Page, hasSheet: boolean): Promise<readonly string[]> {
  const isPinned = await page.evaluate(() => document.documentElement.dataset.layout === 'pinned')
  let read = ''
  for (const place of isPinned ? PLACES : PLACES.slice(0, 1)) {
    if (!hasSheet && (place.stage === 'data-sheet' || place.stage === 'odd-even')) continue
    if (isPinned) await goToPlace(page, place)
    read += `${await page.evaluate(textOnScreen)} `
  }
  const needed = hasSheet ? [...ALWAYS, ...WITH_SHEET] : ALWAYS
  const lost = needed.filter(sentence => !read.includes(sentence.replaceAll(/\s+/g, '')))
  const unwanted = WITH_SHEET.filter(sentence => !hasSheet && read.includes(sentence.replaceAll(/\s+/g, '')))
  return [...lost, ...unwanted.map(sentence => `${sentence} (without a sheet)`)]
}

/** The numbers of the two tables of the sheet: four columns of the current pattern, and one row for each pattern. */
export const tableSizes = (page: Page): Promise<readonly (readonly [number, number])[]> =>
  page.$$eval('table', tables =>
    tables.map(({ rows }): [number, number] => [
      rows.length,
      [...rows]
        .flatMap(row => [...row.cells])
        .filter(cell => cell.tagName === 'TD' && /\d/.test(cell.textContent)).length,
    ]),
  )

import type { Page } from 'puppeteer'
import { progressOf } from '../../../src/story/odd-even/play.ts'
import type { FilmPlace } from '../../../src/tour/film/place.ts'
import type {} from '../../../src/tour/film/port.ts'

/** A place of the landing page: a stage, and the part of its pin that has been scrolled. */
export interface Place {
  readonly stage: string
  readonly progress: number
}

/** Places at which, together, every text of the landing page shows. */
export const PLACES: readonly Place[] = [
  { stage: 'hero', progress: 0 },
  { stage: 'representation', progress: 0.01 },
  { stage: 'representation', progress: 0.9 },
  { stage: 'sessions', progress: 0.665 },
  { stage: 'data-sheet', progress: 0.505 },
  { stage: 'odd-even', progress: progressOf(2) },
  { stage: 'odd-even', progress: progressOf(3) },
  { stage: 'footer', progress: 1 },
]

/** Lets time go by until nothing on the page is in a transition any more. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let calm = 0
    for (let i = 0; calm < 2 && i < 100; i++)
      calm = (await window.film?.step(100, { draw: false })) ? 0 : calm + 1
  })

/** Brings the page to a place, as its layout is now, and lets it come to rest there. */
export const goToPlace = (page: Page, place: Place): Promise<void> =>
  page.evaluate(at => window.film?.seek(at), place as FilmPlace)

/** The spacing that a reader may set for himself (WCAG 2.2, 1.4.12). */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`)
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Gives the page the colours of the system, as a high-contrast mode does: dark text on light, or the reverse. */
export async function forceColours(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: 'active' },
      { name: 'prefers-color-scheme', value: scheme },
    ],
  })
}

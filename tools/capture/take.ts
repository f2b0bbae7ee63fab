import type { Browser, Page } from 'puppeteer'
import type { WireEntry } from '../../src/rules/season.ts'
import { launch } from '../browser.ts'
import type { CaptureOptions } from './options.ts'
import { chaptersOf, partOf, timeText } from './plan.ts'
import { shoot, shootStills } from './shoot.ts'
import { openStudio, type Studio } from './studio.ts'

/** A page that is not in front works as fast as one that is; and what has changed is painted whole. */
const FLAGS = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

/** Prints the chapters with their times. */
function list({ stops }: Studio): void {
  for (const { id, fromMs, untilMs } of chaptersOf(stops))
    console.log(`${id.padEnd(14)} ${timeText(fromMs)} to ${timeText(untilMs)}`)
}

/** Opens a page of the site that draws nothing of its own: its codecs write the film. */
async function openDesk(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${url}docs?film=held`)
  await page.waitForFunction(() => window.film !== undefined, { polling: 50 })
  return page
}

/**
 * Films the tour, takes stills of it or lists its chapters, in a browser of its own.
 * @param url where a build of the site is served that can be filmed
 * @param season what is shown in place of the sheet that the build carries
 */
export async function take(
  url: string,
  options: CaptureOptions,
  { season, signal }: { readonly season?: WireEntry[] | undefined; readonly signal: AbortSignal },
): Promise<void> {
  // Puppeteer's own way with Ctrl-C would end the program before it has cleared up.
  const browser = await launch({
    args: FLAGS,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  // Whatever is under way in the browser ends with it.
  signal.addEventListener('abort', () => void browser.close())
  try {
    const desk = await openDesk(browser, url)
    const isFilm = options.format === 'mp4' || options.format === 'webm'
    // Opened last, the page that is filmed is the one in front: a tab behind another draws nothing.
    const studio = await openStudio(browser, url, options, { season, signal })
    const chapters = partOf(chaptersOf(studio.stops), options.from, options.to)
    if (options.list) list(studio)
    else if (isFilm || options.isAnimated) await shoot(desk, { studio, chapters, options, signal })
    else await shootStills({ studio, chapters, options })
  } finally {
    await browser.close()
  }
}

import type { Browser, Page } from 'puppeteer'
import { launch } from '../browser.ts'
import { BuildError } from '../build/build-site.ts'
import { runProgram } from '../terminal.ts'
import { readSeason, serveFilmSite } from './film-site.ts'
import { OptionError, readOptions } from './options.ts'
import { chaptersOf, partOf, timeText } from './plan.ts'
import { shoot } from './shoot.ts'
import { shootStills } from './stills.ts'
import { openStudio, type Studio } from './studio.ts'

/** Prints the chapters with their times. */
function list({ stops }: Studio): void {
  for (const { id, fromMs, untilMs } of chaptersOf(stops))
    console.log(`${id.padEnd(14)} ${timeText(fromMs)} to ${timeText(untilMs)}`)
}

/** A page that is not in front works as fast as one that is; and what has changed is painted whole. */
const FLAGS = [
  '--disable-checker-imaging',
  '--disable-partial-raster',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
]

/** Opens a page of the site that draws nothing of its own: its codecs write the film. */
async function openDesk(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${url}docs`)
  await page.waitForFunction(() => window.film !== undefined, { polling: 50 })
  return page
}

/** Films the tour, or takes stills of it (README). */
async function capture(signal: AbortSignal): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  const season = options.sheet === undefined ? undefined : readSeason(options.sheet)
  console.log('Building the site …')
  const server = await serveFilmSite(season === undefined, signal)
  const browser = await launch({ args: FLAGS })
  // Whatever is under way in the browser ends with it.
  signal.addEventListener('abort', () => void browser.close())
  try {
    const desk = await openDesk(browser, server.url)
    // Opened last, the page that is filmed is the one in front: a tab behind another draws nothing.
    const studio = await openStudio(browser, server.url, options, { season, signal })
    const chapters = partOf(chaptersOf(studio.stops), options.from, options.to)
    if (options.list) list(studio)
    else if (options.format === 'png' || (options.format === 'webp' && !options.isAnimated))
      await shootStills(studio, chapters, options)
    else await shoot(desk, { studio, chapters, options, signal })
  } finally {
    await browser.close()
    await server.close()
  }
}

await runProgram(capture, error => {
  if (error instanceof BuildError) return `The build failed:\n${error.message}`
  return error instanceof OptionError ? error.message : `Not captured: ${error.message}`
})

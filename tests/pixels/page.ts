import type { Browser, Page } from 'puppeteer'
import sharp from 'sharp'
import type {} from '../../src/tour/film/port.ts'
import { coloursOf, rendererOf, takePicture } from '../page/scene/picture.ts'
import { newPage } from '../support/browser.ts'
import { inCharge } from '../support/site.ts'
import type { Place, Shot, Visit } from './shots.ts'

const RENDERER = 'SwiftShader'
/** Colours that make a canvas a picture: grounds alone are two. */
const COLOURS = 100

/** What the page is asked for: puppeteer's own calls for the medium and for preferences undo each other. */
async function prefer(page: Page, { media, scheme = 'light' }: Visit): Promise<void> {
  const session = await page.createCDPSession()
  const features = [{ name: 'prefers-color-scheme', value: scheme }]
  await session.send('Emulation.setEmulatedMedia', { media: media ?? '', features })
}

/** Opens a page as the visit says. Throws where the wrong renderer, or none, draws it, or where it draws nothing. */
export async function openVisit(browser: Pick<Browser, 'newPage'>, url: string, visit: Visit): Promise<Page> {
  const { view, path, scene, media } = visit
  const page = await newPage(browser, view)
  await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}film`)
  await page.waitForSelector('html[data-film=ready]', { timeout: 120_000 })
  if (scene === 'off') await inCharge(page)
  const renderer = scene === 'scene' ? await rendererOf(page) : 'none'
  const isRight = scene === 'scene' ? renderer.includes(RENDERER) : (await page.$('canvas')) === null
  if (!isRight) throw new Error(`the page is drawn by ${renderer}`)
  if (scene === 'scene') await requireColours(page)
  if (media ?? visit.scheme) await prefer(page, visit)
  return page
}

/** Throws where the canvas is blank behind the overlays. */
async function requireColours(page: Page): Promise<void> {
  await page.$eval('#main', main => main.setAttribute('style', 'visibility: hidden'))
  const colours = coloursOf(await takePicture(page))
  await page.$eval('#main', main => main.removeAttribute('style'))
  if (colours < COLOURS) throw new Error(`the canvas is blank: it has ${colours} colours`)
}

/** Waits until the pictures on screen have been decoded. */
const arrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    const seen = [...document.images].filter(image => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && image.currentSrc !== ''
    })
    await Promise.all(seen.map(image => image.decode()))
  })

/** Brings the page to rest at a place. */
const goTo = (page: Page, place: Place): Promise<void> =>
  page.evaluate(async at => {
    if ('stage' in at) return window.film?.seek(at)
    if ('anchor' in at) document.getElementById(at.anchor)?.scrollIntoView({ behavior: 'instant' })
    const lengthPx = document.documentElement.scrollHeight - window.innerHeight
    await window.film?.seek({ px: 'share' in at ? Math.round(at.share * lengthPx) : window.scrollY })
  }, place)

async function assertHolds(page: Page, { id, data }: NonNullable<Shot['holds']>): Promise<void> {
  const dataset = await page.$eval(`#${id}`, section => ({ ...(section as HTMLElement).dataset }))
  for (const [name, value] of Object.entries(data)) {
    if (dataset[name] !== value) throw new Error(`#${id} has data-${name} ${dataset[name]}, not ${value}`)
  }
}

const photograph = (page: Page): Promise<Uint8Array> =>
  page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true })

/** Takes one picture of an open page, as PNG at the size that is kept. Throws where the page is not what it is to show. */
export async function take(page: Page, visit: Visit, shot: Shot): Promise<Uint8Array> {
  const { width, keeps } = visit.view
  await goTo(page, shot.place)
  await arrived(page)
  if (shot.holds) await assertHolds(page, shot.holds)
  const png = await photograph(page)
  return keeps === 1
    ? png
    : sharp(png)
        .resize({ width: Math.round(width * keeps) })
        .png()
        .toBuffer()
}

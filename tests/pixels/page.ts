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
  if (scene === 'off') {
    await page.goto(url + path, { waitUntil: 'networkidle0' })
    await inCharge(page)
    await prefer(page, visit)
    return page
  }
  await page.goto(`${url}${path}${path ? '&' : '?'}film`)
  await page.waitForSelector('html[data-film=ready]', { timeout: 120_000 })
  const renderer = scene === 'scene' ? await rendererOf(page) : 'none'
  const isRight = scene === 'scene' ? renderer.includes(RENDERER) : (await page.$('canvas')) === null
  if (!isRight) throw new Error(`the page is drawn by ${renderer}`)
  if (scene === 'scene') await requireColours(page)
  if (media) await prefer(page, visit)
  return page
}

/** Throws where the canvas is blank behind the overlays. */
async function requireColours(page: Page): Promise<void> {
  await page.$eval('#main', main => main.setAttribute('style', 'visibility: hidden'))
  const colours = coloursOf(await takePicture(page))
  await page.$eval('#main', main => main.removeAttribute('style'))
  if (colours < COLOURS) throw new Error(`the canvas is blank: it has ${colours} colours`)
}

/** Waits until two frames of the display have been worked off. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))),
      ),
  )

/** Waits until the pictures on screen have been decoded and nothing is in a transition. */
const arrived = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready
    if (!window.film)
      await Promise.all(document.getAnimations().map(each => each.finished.catch(() => undefined)))
    const seen = [...document.images].filter(image => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && image.currentSrc !== ''
    })
    await Promise.all(seen.map(image => image.decode()))
  })

/**
 * Has everything painted anew: text in a layer that has been scrolled keeps the fraction of a pixel that it was
 * first painted at, and with it other pixels than in a layer that is new.
 */
async function repaint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'))
  await frames(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'))
  await frames(page)
}

/** Brings the page to rest at a place. */
const goTo = (page: Page, place: Place, isPrinted: boolean): Promise<void> =>
  page.evaluate(
    async (at, onPaper) => {
      if ('stage' in at) return window.film?.seek(at)
      if ('anchor' in at) document.getElementById(at.anchor)?.scrollIntoView({ behavior: 'instant' })
      const lengthPx = document.documentElement.scrollHeight - window.innerHeight
      const px = 'share' in at ? Math.round(at.share * lengthPx) : window.scrollY
      if (window.film && !onPaper) await window.film.seek({ px })
      else window.scrollTo({ top: px, behavior: 'instant' })
    },
    place,
    isPrinted,
  )

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
  await goTo(page, shot.place, visit.media === 'print')
  await arrived(page)
  if (shot.holds) await assertHolds(page, shot.holds)
  await repaint(page)
  const png = await photograph(page)
  return keeps === 1
    ? png
    : sharp(png)
        .resize({ width: Math.round(width * keeps) })
        .png()
        .toBuffer()
}

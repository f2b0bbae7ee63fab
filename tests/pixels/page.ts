import type { Browser, Page } from 'puppeteer'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { sampleSeason } from '../../tools/season.ts'
import { newPage } from '../support/browser.ts'
import { inCharge } from '../support/site.ts'
import { decode } from './picture.ts'
import type { Place, Shot, Visit } from './shots.ts'

const ENTRIES = Object.values(sampleSeason(SAMPLE_SHEET_SEED))

const RENDERER = 'SwiftShader'
/** Colours that make a canvas a picture: grounds alone are two. */
const COLOURS = 100

/** The scene's states that each kind of visit waits for. */
const STATE = { scene: 'ready', fallback: 'fallback', off: 'off' } as const

/** Dispatches the public event until its sections are there: the page may not be listening yet. */
async function feed(page: Page): Promise<void> {
  await page.waitForFunction(
    detail => {
      window.dispatchEvent(new CustomEvent('set-data-sheet', { detail }))
      return document.querySelector('#odd-even[data-current]') !== null
    },
    { polling: 100 },
    ENTRIES,
  )
}

/** What draws WebGL 2 on this page; null without it. */
const rendererOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const gl = document.createElement('canvas').getContext('webgl2')
    const name = gl?.getExtension('WEBGL_debug_renderer_info')
    const renderer = gl && name ? String(gl.getParameter(name.UNMASKED_RENDERER_WEBGL)) : null
    gl?.getExtension('WEBGL_lose_context')?.loseContext()
    return renderer
  })

/** Opens a page as the visit says and feeds it. Throws where the wrong renderer, or none, draws it. */
export async function openVisit(browser: Browser, url: string, visit: Visit): Promise<Page> {
  const { view, path, reducedMotion, scene } = visit
  const page = await newPage(browser, { ...view, reducedMotion, colorScheme: 'light' })
  await page.goto(url + path, { waitUntil: scene === 'off' ? 'networkidle0' : 'load' })
  await page.waitForSelector(`html[data-scene=${STATE[scene]}]`)
  if (scene === 'off') await inCharge(page)
  else await fillScene(page, visit)
  return page
}

/** What the page is asked for: puppeteer's own calls for the medium and for preferences undo each other. */
async function prefer(
  page: Page,
  { media, reducedMotion }: Visit,
  { scheme = 'light' }: Shot,
): Promise<void> {
  const session = await page.createCDPSession()
  const features = [
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    { name: 'prefers-color-scheme', value: scheme },
  ]
  await session.send('Emulation.setEmulatedMedia', { media: media ?? '', features })
}

async function fillScene(page: Page, { scene }: Visit): Promise<void> {
  const renderer = await rendererOf(page)
  const isRight = scene === 'scene' ? renderer?.includes(RENDERER) : renderer === null
  if (!isRight) throw new Error(`the page is drawn by ${renderer}`)
  await feed(page)
}

/** Waits until two frames have been worked off. */
const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))),
      ),
  )

/** Waits until everything that is on screen has arrived and come to rest. */
async function settle(page: Page): Promise<void> {
  await frames(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    // An animation that has been replaced or taken out by now has nothing to wait for.
    await Promise.all(document.getAnimations().map(each => each.finished.catch(() => undefined)))
    const seen = [...document.images].filter(image => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < window.innerHeight && image.currentSrc !== ''
    })
    await Promise.all(seen.map(image => image.decode()))
  })
  await frames(page)
}

/**
 * Has everything painted anew: text in a layer that has been scrolled keeps the fraction of a pixel that it was
 * first painted at, and with it other pixels than in a layer that is new.
 */
async function repaint(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('visibility', 'hidden'))
  await frames(page)
  await page.evaluate(() => document.documentElement.style.removeProperty('visibility'))
}

/** Brings the page to a place, in one step. */
async function goTo(page: Page, place: Place): Promise<void> {
  await page.evaluate(at => {
    if ('share' in at) {
      const room = document.documentElement.scrollHeight - window.innerHeight
      return window.scrollTo({ top: Math.round(at.share * room), behavior: 'instant' })
    }
    const element = document.getElementById('anchor' in at ? at.anchor : at.stage)
    if (!element) throw new Error(`the page has no ${JSON.stringify(at)}`)
    if ('anchor' in at) return element.scrollIntoView({ behavior: 'instant' })
    const pinPx = element.offsetHeight - window.innerHeight
    const offsetPx = 'offsetPx' in at ? at.offsetPx : Math.round(at.progress * pinPx)
    window.scrollTo({ top: element.offsetTop + offsetPx, behavior: 'instant' })
  }, place)
}

/** Number of colours that the canvas shows behind the overlays. */
async function coloursOf(page: Page): Promise<number> {
  await page.$eval('#main', main => main.setAttribute('style', 'visibility: hidden'))
  const { data } = await decode(await photograph(page))
  await page.$eval('#main', main => main.removeAttribute('style'))
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.length / 4)).size
}

async function assertHolds(page: Page, { id, data }: NonNullable<Shot['holds']>): Promise<void> {
  const dataset = await page.$eval(`#${id}`, section => ({ ...(section as HTMLElement).dataset }))
  for (const [name, value] of Object.entries(data)) {
    if (dataset[name] !== value) throw new Error(`#${id} has data-${name} ${dataset[name]}, not ${value}`)
  }
}

const photograph = (page: Page): Promise<Uint8Array> =>
  page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true })

const TRIES = 40

/** Pictures until two in a row are the same: motion has come to rest. */
async function photographAtRest(page: Page): Promise<Uint8Array> {
  let last = await photograph(page)
  for (let i = 0; i < TRIES; i++) {
    const next = await photograph(page)
    if (Buffer.compare(last, next) === 0) return next
    last = next
  }
  throw new Error('the page does not come to rest')
}

/** Takes one picture of an open page, as PNG. Throws where the page is not what the picture is to show. */
export async function take(page: Page, visit: Visit, shot: Shot): Promise<Uint8Array> {
  await prefer(page, visit, shot)
  // A page that is to be printed is laid out anew, which keeps the reader's place.
  if (visit.media) await frames(page)
  await goTo(page, shot.place)
  await settle(page)
  if (visit.scene === 'scene' && !visit.media) {
    const colours = await coloursOf(page)
    if (colours < COLOURS) throw new Error(`the canvas is blank: it has ${colours} colours`)
  }
  await repaint(page)
  await settle(page)
  if (shot.holds) await assertHolds(page, shot.holds)
  return visit.reducedMotion ? photograph(page) : photographAtRest(page)
}

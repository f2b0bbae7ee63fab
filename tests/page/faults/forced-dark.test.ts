import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import type { ElementHandle, Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import { landingTests } from '../../support/landing.ts'
import { goToPlace, PLACES } from '../access/places.ts'

const landing = landingTests()

const STAGES = ['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer']
/** One place of each stage, at which its words stand. */
const AT = STAGES.flatMap(stage => PLACES.findLast(place => place.stage === stage) ?? [])
const TEXT_ROUTES = ROUTES.map(({ path }) => path).filter(path => path !== '/')

/** Has the browser darken pages that do not say how they are, as it does it for who prefers dark ones. */
async function forceDark(page: Page, enabled: boolean): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setAutoDarkModeOverride', { enabled })
}

async function prefer(page: Page, name: string, value: string): Promise<void> {
  const session = await page.createCDPSession()
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name, value },
  ]
  await session.send('Emulation.setEmulatedMedia', { features })
}

const pictureOf = async (seen: Page | ElementHandle | null) =>
  (await seen?.screenshot({ encoding: 'base64', optimizeForSpeed: true })) ?? ''

/** What is painted anew may come out one level lighter or darker, a turned edge another way: so much of the window at most. */
const REPAINTED = 0.02

/** Whether two pictures of the page differ by more than painting it anew does. */
function differ(...pictures: readonly [string, string]): boolean {
  const [one, other] = pictures.map(each => PNG.sync.read(Buffer.from(each, 'base64')))
  if (!one || !other) return true
  const { width, height } = one
  const count = pixelmatch(one.data, other.data, undefined, width, height, { threshold: 0.1 })
  return count / (width * height) > REPAINTED
}

describe.each(['dark', 'light'])('colours forced dark where %s ones are preferred', preferred => {
  it('change nothing on the landing page', async () => {
    const page = await landing.open({ reducedMotion: true })
    await prefer(page, 'prefers-color-scheme', preferred)
    const changed: string[] = []
    for (const place of AT) {
      await forceDark(page, false)
      await goToPlace(page, place)
      const before = await pictureOf(page)
      await forceDark(page, true)
      if (differ(before, await pictureOf(page))) changed.push(place.stage)
    }
    expect(changed).toEqual([])
    await page.close()
  })

  it('change nothing on it without scripts', async () => {
    const page = await landing.browser.newPage()
    await page.setJavaScriptEnabled(false)
    await prefer(page, 'prefers-color-scheme', preferred)
    for (const place of ['', '#sessions', '#footer']) {
      await forceDark(page, false)
      await page.goto(new URL(`/${place}`, landing.site.url).href, { waitUntil: 'networkidle0' })
      await page.evaluate(() =>
        Promise.all(document.getAnimations().map(({ finished }) => finished)).then(() => 0),
      )
      const before = await pictureOf(page)
      await forceDark(page, true)
      expect(differ(before, await pictureOf(page))).toBe(false)
    }
    await page.close()
  })

  it('leave a text page its own dark palette, and the footer its words', async () => {
    const page = await landing.browser.newPage()
    await prefer(page, 'prefers-color-scheme', preferred)
    await page.goto(new URL('/docs', landing.site.url).href)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const seen = preferred === 'dark' ? page : await page.waitForSelector('footer')
    const before = await pictureOf(seen)
    await forceDark(page, true)
    expect(differ(before, await pictureOf(seen))).toBe(false)
    await page.close()
  })
})

it.each(['/', '/no-such-page', ...TEXT_ROUTES])('%s says which colour schemes it has', async path => {
  const html = await (await fetch(new URL(path, landing.site.url))).text()
  const said = [...html.matchAll(/<meta name="(?:color-scheme|darkreader-lock)" content="([^"]*)">/g)]
  expect(said.map(([, content]) => content)).toEqual(path === '/' ? ['only light', ''] : ['light dark'])
})

it('for who prefers more contrast no text of the landing page is muted', async () => {
  const page = await landing.open({ reducedMotion: true })
  await prefer(page, 'prefers-contrast', 'more')
  const muted = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mute'),
  )
  expect(muted).toBe('#f7efdd')
  await page.close()
})

import type { Page } from 'puppeteer'
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

const pictureOf = (page: Page) => page.screenshot({ encoding: 'base64', optimizeForSpeed: true })

describe('colours that the browser forces dark', () => {
  it('change nothing on the landing page', async () => {
    const page = await landing.open({ reducedMotion: true })
    await prefer(page, 'prefers-color-scheme', 'dark')
    const changed: string[] = []
    for (const place of AT) {
      await forceDark(page, false)
      await goToPlace(page, place)
      const before = await pictureOf(page)
      await forceDark(page, true)
      if ((await pictureOf(page)) !== before) changed.push(place.stage)
    }
    expect(changed).toEqual([])
    await page.close()
  })

  it('leave a text page its own dark palette', async () => {
    const page = await landing.browser.newPage()
    await prefer(page, 'prefers-color-scheme', 'dark')
    await page.goto(new URL('/docs', landing.site.url).href)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await pictureOf(page)
    await forceDark(page, true)
    expect((await pictureOf(page)) === before).toBe(true)
    await page.close()
  })
})

it.each(['/', '/no-such-page', ...TEXT_ROUTES])('%s says which colour schemes it has', async path => {
  const html = await (await fetch(new URL(path, landing.site.url))).text()
  const schemes = [...html.matchAll(/<meta name="color-scheme" content="([^"]*)">/g)]
  expect(schemes.map(([, content]) => content)).toEqual([path === '/' ? 'only light' : 'light dark'])
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

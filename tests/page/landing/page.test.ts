import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { frame, landingTests, SIZES } from '../../support/landing.ts'

const HOST = 'https://play.example.com/'

const landing = landingTests()
let page: Page

beforeAll(async () => {
  page = await landing.open()
})
afterAll(() => page.close())

it('has its seven parts in order, the header after the hero', async () => {
  const ids = await page.$$eval('#main :is(header, [data-stage])', parts =>
    parts.map(part => part.id || part.tagName.toLowerCase()),
  )
  expect(ids).toEqual(['hero', 'header', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer'])
})

it('keeps --page-height at the height of the window', async () => {
  const height = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--page-height'))
  expect(await height()).toBe('480px')
  for (const { width, height: px } of SIZES) {
    await page.setViewport({ width, height: px })
    await page.waitForFunction(wanted => window.innerHeight === wanted, {}, px)
    await expect.poll(height).toBe(`${px}px`)
  }
  await page.setViewport({ width: 720, height: 480 })
  // What follows scrolls: not before the page has kept its place in the new window.
  await frame(page)
})

it('glides by the wheel, but leaves one that moves about in an enlarged page to the browser', async () => {
  await page.waitForSelector('html.lenis')
  const session = await page.createCDPSession()
  const takes = async (pageScaleFactor: number) => {
    await session.send('Emulation.setPageScaleFactor', { pageScaleFactor })
    const taken = page.evaluate(
      () =>
        new Promise(resolve =>
          window.addEventListener('wheel', event => resolve(event.defaultPrevented), { once: true }),
        ),
    )
    await page.mouse.wheel({ deltaX: 60, deltaY: 60 })
    return taken
  }
  expect([await takes(1), await takes(2)]).toEqual([true, false])
  await page.waitForFunction(() => {
    const { offsetLeft = 0, offsetTop = 0 } = window.visualViewport ?? {}
    return offsetLeft > 0 && offsetTop > 0
  })
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 })
})

it('fades PLAY NOW in for one second after one second; it can be focused all the while', async () => {
  const seen = await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLElement>('#hero a')].find(
      a => a.textContent === 'PLAY NOW',
    )
    if (!link) return null
    // Played from its beginning, and held at the times that are looked at.
    link.style.animation = 'none'
    link.getBoundingClientRect()
    link.style.animation = ''
    const [animation] = link.getAnimations()
    if (!animation) return null
    animation.pause()
    const opacityAt = (timeMs: number) => {
      animation.currentTime = timeMs
      return Number(getComputedStyle(link).opacity)
    }
    const opacity = [0, 990, 1500, 2000].map(opacityAt)
    opacityAt(0)
    link.focus({ preventScroll: true })
    const focused = document.activeElement === link
    animation.play()
    link.blur()
    return { opacity, focused }
  })
  expect(seen?.focused).toBe(true)
  const [start, atOneSecond, between, end] = seen?.opacity ?? []
  expect([start, atOneSecond, end]).toEqual([0, 0, 1])
  expect(between).toBeGreaterThan(0)
  expect(between).toBeLessThan(1)
})

it('leads to the game and to the docs by links', async () => {
  const links = await page.$$eval('a', all =>
    all.filter(a => a.textContent?.trim() === 'PLAY NOW').map(a => a.href),
  )
  expect(links.length).toBeGreaterThanOrEqual(2)
  expect(new Set(links)).toEqual(new Set([HOST]))
  const more = await page.$$eval('#footer a', all =>
    all.filter(a => a.textContent?.trim() === 'KNOW MORE').map(a => a.pathname),
  )
  expect(more).toEqual(['/docs'])
})

it('shows no scene on a text page', async () => {
  const docs = await landing.browser.newPage()
  await docs.goto(`${landing.site.url}docs`)
  expect(await docs.$eval('html', html => html.dataset.scene)).toBe('off')
  await docs.close()
})

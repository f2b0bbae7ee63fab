import type { KeyInput, Page } from 'puppeteer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf, frame, goTo, landingTests, scrollOf, settled, topOf } from '../../support/landing.ts'

declare global {
  interface Window {
    pressedPx: Promise<number>
  }
}

const landing = landingTests({})
const HEIGHT = 480
let page: Page
let endPx = 0

beforeAll(async () => {
  page = await landing.open()
  endPx = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
})
afterAll(() => page.close())
beforeEach(async () => {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await goTo(page, 3000)
  await page.mouse.move(360, 240)
})

const WHEEL_PX = 1400
/** Turns the wheel and returns in the middle of the glide that follows. */
async function glide(deltaY = WHEEL_PX): Promise<void> {
  const from = await scrollOf(page)
  await page.mouse.wheel({ deltaY })
  await page.waitForFunction(y => Math.abs(window.scrollY - y) > 30, { polling: 'raf' }, from)
}

/** Starts from rest, and from the middle of a glide. */
const STARTS = [
  ['at rest', async () => undefined],
  ['in the middle of a glide', glide],
] as const

it('the wheel moves the page as far as it was turned, in a glide', async () => {
  await glide()
  expect(await scrollOf(page)).toBeLessThan(3000 + WHEEL_PX)
  expect(await settled(page)).toBeCloseTo(3000 + WHEEL_PX, -1)
})

it('the wheel does not glide with reduced motion', async () => {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await frame(page)
  const glides = () => page.$eval('html', html => html.classList.contains('lenis'))
  await expect.poll(glides).toBe(false)
  await page.mouse.wheel({ deltaY: 400 })
  expect(await settled(page)).toBeCloseTo(3400, -1)
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  await expect.poll(glides).toBe(true)
})

describe.each(STARTS)('%s', (_, begin) => {
  const press = async (key: KeyInput, shift = false): Promise<{ from: number; to: number }> => {
    await begin()
    if (shift) await page.keyboard.down('Shift')
    // Where the page is when the key arrives: a glide goes on until then.
    await page.evaluate(() => {
      window.pressedPx = new Promise(tell =>
        window.addEventListener('keydown', () => tell(window.scrollY), { capture: true, once: true }),
      )
    })
    await page.keyboard.press(key)
    if (shift) await page.keyboard.up('Shift')
    return { from: await page.evaluate(() => window.pressedPx), to: await settled(page) }
  }

  it('End goes to the end', async () => {
    expect((await press('End')).to).toBe(endPx)
  })

  it('Home goes to the top', async () => {
    expect((await press('Home')).to).toBe(0)
  })

  it.each([
    ['PageDown', false, 1],
    ['PageUp', false, -1],
    ['Space', false, 1],
    ['Space', true, -1],
  ] as const)('%s (with Shift: %s) goes on by one window', async (key, shift, direction) => {
    const { from, to } = await press(key, shift)
    const way = (to - from) * direction
    expect(way).toBeGreaterThan(0.6 * HEIGHT)
    expect(way).toBeLessThan(1.6 * HEIGHT)
  })

  it.each([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
  ] as const)('%s goes on by a line', async (key, direction) => {
    const { from, to } = await press(key)
    expect(Math.abs(to - from - 40 * direction)).toBeLessThan(0.6 * HEIGHT)
    if (begin === STARTS[0][1]) expect(to - from).toBe(40 * direction)
  })

  it('a link that gets the focus far away is on screen', async () => {
    await begin()
    await page.focus('#footer a[href="/terms"]')
    await settled(page)
    expect(await onScreen()).toBe(true)
  })

  it('a hash link goes to its section', async () => {
    await begin()
    await page.$eval('header a[href="#odd-even"]', link => (link as HTMLElement).click())
    await settled(page)
    expect(await page.evaluate(() => location.hash)).toBe('#odd-even')
    expect(
      await page.$eval('#odd-even h2', heading => heading.checkVisibility({ opacityProperty: true })),
    ).toBe(true)
    expect(await page.evaluate(() => document.querySelector('[data-active]')?.id)).toBe('odd-even')
    await page.goBack()
  })

  it('text that is found in the page stays where it was brought', async () => {
    await begin()
    const there = await page.evaluate(() => {
      document.querySelector('#representation h2')?.scrollIntoView({ block: 'center' })
      return window.scrollY
    })
    expect(await settled(page)).toBe(there)
  })

  it('a script that scrolls to where the glide would have ended gets there at once', async () => {
    await begin()
    await page.evaluate(y => window.scrollTo(0, y), 3000 + WHEEL_PX)
    await frame(page)
    const places = new Set<number>()
    for (let i = 0; i < 5; i++) {
      await frame(page)
      places.add(await scrollOf(page))
    }
    expect([...places]).toEqual([3000 + WHEEL_PX])
  })

  it('a button that brings the page somewhere does so', async () => {
    await begin()
    await page.$eval('#odd-even button[aria-label^="Occurrence 5"]', button =>
      (button as HTMLElement).click(),
    )
    await settled(page)
    expect(await dataOf(page, 'odd-even')).toMatchObject({ occurrence: '5', parity: 'odd' })
  })
})

/** Whether what has the focus is in the window and nothing around it is transparent. */
const onScreen = (): Promise<boolean> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return false
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const inside = bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return inside && opacity > 0.9
  })

it('every stop of the Tab key is on screen when it has the focus', async () => {
  await goTo(page, 0)
  await page.focus('a.skip')
  const stops: string[] = []
  const hidden: string[] = []
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const element = document.activeElement
      return element && element !== document.body
        ? `${element.textContent || element.getAttribute('aria-label')}`
        : ''
    })
    if (name === '' || name === 'Skip to content') break
    stops.push(name)
    await expect
      .poll(onScreen, { timeout: 2500, interval: 60 })
      .toBe(true)
      .catch(() => hidden.push(name))
  }
  expect(stops).toEqual(expect.arrayContaining(['PLAY NOW', 'KNOW MORE', 'Terms']))
  expect(hidden).toEqual([])
})

it('a finger moves the page as on any other', async () => {
  const phone = await landing.open({ width: 390, height: 844, isMobile: true })
  await phone.bringToFront()
  const top = await topOf(phone, 'data-sheet')
  await goTo(phone, top + 40)
  const from = await scrollOf(phone)
  const finger = await phone.touchscreen.touchStart(195, 700)
  for (let y = 680; y >= 300; y -= 20) {
    await finger.move(195, y)
    await frame(phone)
  }
  // Held still before it is lifted: no fling.
  await settled(phone)
  await finger.end()
  const to = await settled(phone)
  expect(to - from).toBeGreaterThan(350)
  expect(to - from).toBeLessThan(410)
  expect((await dataOf(phone, 'data-sheet')).index).toBe(String(Math.floor((to - top) / 300)))
  await phone.close()
})

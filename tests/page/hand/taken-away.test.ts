import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { frame, settled, until } from '../../support/landing.ts'
import { loseContext, restoreContext } from '../scene/context.ts'
import { basePatternTests } from './base-pattern.ts'
import { Finger, mouseDraw } from './input.ts'
import { PHONE } from './opened.ts'

const { open, at, pitch, shown } = basePatternTests()

describe('a drag that is taken away gives back the order of the press', () => {
  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['a window that loses the focus', page => page.evaluate(() => dispatchEvent(new Event('blur')))],
    [
      'a browser that takes the pointer back',
      async page => {
        // The mouse is pointer 1; the page hears of it with the next move.
        await page.$eval('[data-slot=base-0]', slot => slot.releasePointerCapture(1))
        await page.mouse.move(5, 5)
        await frame(page)
      },
    ],
    ['a window that is resized', page => page.setViewport({ width: 800, height: 520 })],
  ])('by %s', async (_, takeAway) => {
    const page = await open()
    await mouseDraw(page, await at(0), await pitch())
    expect(await shown()).toBe('0231+2')
    await takeAway(page)
    await until(page, async () => (await shown()) === '2031+2')
    await page.mouse.up()
    expect(await shown()).toBe('2031+2')
  })

  it('by a second finger', async () => {
    const page = await open(PHONE)
    const finger = await Finger.on(page)
    const from = await at(0)
    await finger.draw(from, 1.2 * (await pitch()), 0)
    expect(await shown()).toBe('0231+2')
    await finger.second({ x: from.x + 100, y: from.y }, { x: 200, y: 700 })
    await frame(page)
    expect(await shown()).toBe('2031+2')
    await finger.lift()
  })

  it('by a context that is lost, and all can be moved once it is back', async () => {
    const page = await open()
    await mouseDraw(page, await at(0), await pitch())
    await loseContext(page)
    expect(await shown()).toBe('2031+2')
    // The hand that is still pressed holds nothing any more.
    await page.mouse.move(150, 150)
    await restoreContext(page)
    await until(page, () => page.$eval('html', html => html.dataset.scene === 'ready'))
    await settled(page)
    await page.mouse.up()
    expect(await shown()).toBe('2031+2')
    expect(await page.$eval('html', html => html.hasAttribute('data-held'))).toBe(false)
    await mouseDraw(page, await at(0), await pitch())
    await page.mouse.up()
    expect(await shown()).toBe('0231+2')
  })
})

import { describe, expect, it } from 'vitest'
import { ENTRIES, frame, publish, settled, until } from '../../support/landing.ts'
import { loseContext, restoreContext } from '../scene/context.ts'
import { basePatternTests } from './base-pattern.ts'
import { Finger, mouseDraw } from './input.ts'
import { PHONE } from './opened.ts'

const { open, at, pitch, shown } = basePatternTests()

/** Opens the page and draws a piece past its neighbour; the mouse stays pressed. */
async function openDrawn() {
  const page = await open()
  await mouseDraw(page, await at(0), await pitch())
  expect(await shown()).toBe('0231+2')
  return page
}

describe('a drag that is taken away gives back the order of the press', () => {
  it('by a window that loses the focus', async () => {
    const page = await openDrawn()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
    expect(await shown()).toBe('2031+2')
  })

  it('by new data', async () => {
    const page = await openDrawn()
    await publish(page, ENTRIES.slice(0, 7))
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
  })

  it('by a browser that takes the pointer back', async () => {
    const page = await openDrawn()
    // The mouse is pointer 1.
    await page.$eval('[data-slot=base-0]', slot => slot.releasePointerCapture(1))
    // The page hears of it with the next move.
    await page.mouse.move(5, 5)
    await frame(page)
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
    expect(await shown()).toBe('2031+2')
  })

  it('by a context that is lost, and all can be moved once it is back', async () => {
    const page = await openDrawn()
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

  it('by a window that is resized', async () => {
    const page = await openDrawn()
    await page.setViewport({ width: 800, height: 520 })
    await until(page, async () => (await shown()) === '2031+2')
    await page.mouse.up()
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
})

import { describe, expect, it } from 'vitest'
import { ENTRIES, frame, publish } from '../../support/landing.ts'
import { loseContext, restoreContext } from '../scene/context.ts'
import { basePatternTests } from './base-pattern.ts'
import { comesToRest, Finger, mouseDraw } from './input.ts'
import { PHONE } from './opened.ts'

const { open, at, pitch, band, shown } = basePatternTests()

describe('a drag that is taken away', () => {
  it('a second finger gives back the order of the press', async () => {
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

  it('a window that loses the focus gives back the order of the press', async () => {
    const page = await open()
    await mouseDraw(page, await at(0), await pitch())
    expect(await shown()).toBe('0231+2')
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
    expect(await shown()).toBe('2031+2')
  })

  it('new data in mid-drag leave the story', async () => {
    const page = await open()
    await mouseDraw(page, await at(0), await pitch())
    await publish(page, ENTRIES.slice(0, 7))
    await comesToRest(page)
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
  })

  it('a window that is resized in mid-drag leaves the story', async () => {
    const page = await open()
    await mouseDraw(page, await at(0), await pitch())
    await page.setViewport({ width: 800, height: 520 })
    await comesToRest(page)
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
  })

  it('a browser that takes the pointer back gives back the order of the press', async () => {
    const page = await open()
    await mouseDraw(page, await at(0), await pitch())
    await page.$eval('[data-slot=base-0]', slot => {
      // The mouse is pointer 1.
      slot.releasePointerCapture(1)
    })
    // The page hears of it with the next move.
    await page.mouse.move(5, 5)
    await frame(page)
    expect(await shown()).toBe('2031+2')
    await page.mouse.up()
    expect(await shown()).toBe('2031+2')
  })

  it.each(['piece', 'ring'])(
    'a context that is lost leaves the story, and the %s stays there',
    async thing => {
      const page = await open()
      const from = thing === 'piece' ? await at(0) : await band(2)
      await mouseDraw(page, from, -(thing === 'ring' ? 1 : -1) * (await pitch()))
      expect(await shown()).toBe(thing === 'piece' ? '0231+2' : '2031+1')
      await loseContext(page)
      expect(await shown()).toBe('2031+2')
      // The hand that is still pressed holds nothing any more.
      await page.mouse.move(from.x + 150, from.y)
      await restoreContext(page)
      await comesToRest(page)
      await page.mouse.up()
      expect(await shown()).toBe('2031+2')
      expect(await page.$eval('html', html => html.hasAttribute('data-held'))).toBe(false)
      expect(await page.$eval('html', html => html.dataset.scene)).toBe('ready')
      await mouseDraw(page, await at(0), await pitch())
      await page.mouse.up()
      expect(await shown()).toBe('0231+2')
    },
  )
})

import { describe, expect, it } from 'vitest'
import { kolamPath } from '../../../src/kolam/path.ts'
import { PATTERN_COUNT } from '../../../src/rules/constants.ts'
import { isBasePattern } from '../../../src/rules/patterns.ts'
import { randomInteger, seededRandom } from '../../../src/rules/random.ts'
import { dataOf, frame, goTo, scrollOf, settled } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { BASE_PATTERN, basePatternTests } from './base-pattern.ts'
import { Finger, mouseDraw, tap } from './input.ts'
import { PHONE } from './opened.ts'

const { open, at, pitch, band, shown, said } = basePatternTests()

describe('pieces change places', () => {
  it('by the mouse: drawn past one neighbour, letters, numbers, codes and what is said follow', async () => {
    const page = await open()
    expect(await shown()).toBe('2031+2')
    await mouseDraw(page, await at(0), 0.8 * (await pitch()))
    expect(await shown()).toBe('0231+2')
    await page.mouse.up()
    await settled(page)
    expect(await shown()).toBe('0231+2')
    const text = await page.$eval('#representation ol:last-of-type', list => list.textContent)
    expect(text.replaceAll(/index|\s/g, '')).toBe('0a01c22d33b1')
    const codes = await page.$$eval('[data-base], [data-base-digit]', all =>
      all.map(each => each.textContent),
    )
    expect(codes.join('')).toBe('02310231')
    expect(await said()).toBe('Base pattern 0231, session pattern 02312')
    expect(await page.$eval('[data-slot=base-1]', button => button.getAttribute('aria-label'))).toBe(
      'Square, column 1',
    )
  })

  it('and the one line of their order is drawn beside it', async () => {
    const page = await open()
    await page.focus('[data-slot=base-0]')
    await goToPlace(page, BASE_PATTERN)
    await page.keyboard.press('End')
    await settled(page)
    const own = await page.$eval('#representation [data-own]', each => ({
      isSeen: each.checkVisibility({ opacityProperty: true }),
      line: each.querySelector('path')?.getAttribute('d'),
    }))
    expect(own).toEqual({ isSeen: true, line: kolamPath('0312') })
  })

  it('by keys, the focus going with the piece', async () => {
    const page = await open()
    await page.focus('[data-slot=base-1]')
    await goToPlace(page, BASE_PATTERN)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'nothing')
    for (const [key, pattern, column] of [
      ['ArrowRight', '2301', 2],
      ['End', '2310', 3],
      ['ArrowLeft', '2301', 2],
      ['Home', '0231', 0],
    ] as const) {
      await page.keyboard.press(key)
      expect(await shown()).toBe(`${pattern}+2`)
      expect(await focused()).toBe(`Circle, column ${column}`)
      await settled(page)
    }
  })

  it('by a press, which needs no drawing and brings each of the 24 orders', async () => {
    const page = await open()
    const { x, y } = await at(0)
    await page.mouse.click(x, y)
    expect(await shown()).toBe('0231+2')
    const random = seededRandom(24)
    const columns = Array.from({ length: 400 }, () => randomInteger(4, random))
    const seen = await page.evaluate(
      (all, most) => {
        const found = new Set<string>()
        for (const column of all) {
          document.querySelector<HTMLElement>(`[data-slot=base-${column}]`)?.click()
          found.add(document.querySelector<HTMLElement>('#representation')?.dataset.pattern ?? '')
          if (found.size === most) break
        }
        return [...found]
      },
      columns,
      PATTERN_COUNT,
    )
    expect(seen).toHaveLength(PATTERN_COUNT)
    expect(seen.filter(pattern => !isBasePattern(pattern))).toEqual([])
  })
})

describe('scrolling', () => {
  it('keeps a held piece for 24 px, then lets go of it where it belongs, then gives back the order', async () => {
    const page = await open()
    const from = await scrollOf(page)
    await mouseDraw(page, await at(0), 0.7 * (await pitch()))
    const isHeld = () => page.$eval('html', html => html.hasAttribute('data-held'))
    await page.evaluate(() => window.scrollBy(0, -20))
    await frame(page)
    expect(await isHeld()).toBe(true)
    await page.evaluate(() => window.scrollBy(0, -40))
    await frame(page)
    expect(await isHeld()).toBe(false)
    expect(await shown()).toBe('0231+2')
    await page.mouse.up()
    await goTo(page, from - 280)
    expect(await shown()).toBe('2031+2')
  })

  it('into the sessions brings the pattern that they begin with, and the focus does not bring the page back', async () => {
    const page = await open()
    await page.focus('[data-slot=base-0]')
    await goToPlace(page, BASE_PATTERN)
    await page.keyboard.press('End')
    await settled(page)
    expect(await shown()).toBe('0312+2')
    const toPx = (await scrollOf(page)) + 300
    await goTo(page, toPx)
    expect(await shown()).toBe('2031+2')
    expect(await settled(page)).toBe(toPx)
    // Once it is gone, a way back does not bring it.
    await goToPlace(page, BASE_PATTERN)
    expect(await shown()).toBe('2031+2')
  })
})

describe('the ring', () => {
  it('by the mouse: drawn by its band to another column, the fifth digit follows', async () => {
    const page = await open()
    await mouseDraw(page, await band(2), -0.9 * (await pitch()))
    await page.mouse.up()
    await settled(page)
    expect(await shown()).toBe('2031+1')
    expect(await page.$$eval('[data-digit]', digits => digits.map(digit => digit.textContent))).toEqual([
      '1',
      '1',
    ])
    expect(await said()).toBe('Session pattern 20311')
  })

  it('by keys, as a group of four with one choice, which keeps its column when pieces change places', async () => {
    const page = await open()
    await page.focus('#representation input:checked')
    await goToPlace(page, BASE_PATTERN)
    await page.keyboard.press('ArrowLeft')
    expect(await shown()).toBe('2031+1')
    await page.keyboard.press('ArrowLeft')
    expect(await shown()).toBe('2031+0')
    expect(await page.$eval('#representation [role=radiogroup]', group => group.ariaLabel)).toBe(
      'selection index',
    )
    await page.focus('[data-slot=base-0]')
    await page.keyboard.press('End')
    expect(await shown()).toBe('0312+0')
  })
})

describe('a finger', () => {
  // Each on a page of its own: a tap right after a drag is none to the browser, and a fling goes on.
  it('chooses an index, and scrolls the page where it goes along it', async () => {
    const page = await open(PHONE)
    await tap(page, '#representation input[value="3"]')
    expect(await shown()).toBe('2031+3')
    const before = await scrollOf(page)
    const finger = await Finger.on(page)
    await finger.draw(await at(1), 10, 200)
    await finger.lift()
    await expect.poll(() => scrollOf(page)).toBeLessThan(before - 100)
    expect((await dataOf(page, 'representation')).pattern).toBe('2031')
  })

  it('draws pieces, and the page does not scroll', async () => {
    const page = await open({ ...PHONE, dpr: 2 })
    const before = await scrollOf(page)
    const finger = await Finger.on(page)
    await finger.draw(await at(3), -2.2 * (await pitch()), 6)
    await finger.lift()
    await settled(page)
    expect(await shown()).toBe('2103+2')
    expect(await scrollOf(page)).toBe(before)
  })
})

import { describe, expect, it } from 'vitest'
import { kolamPath } from '../../../src/kolam/path.ts'
import { PATTERN_COUNT } from '../../../src/rules/constants.ts'
import { isBasePattern } from '../../../src/rules/patterns.ts'
import { randomInteger, seededRandom } from '../../../src/rules/random.ts'
import { dataOf, goTo, scrollOf } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { BASE_PATTERN, basePatternTests } from './base-pattern.ts'
import { comesToRest, Finger, middleOf, mouseDraw } from './input.ts'
import { PHONE } from './opened.ts'

const { open, at, pitch, band, shown, said } = basePatternTests()
describe('pieces change places', () => {
  it('by the mouse: drawn past one neighbour, letters, numbers, codes and what is said follow', async () => {
    const page = await open()
    expect(await shown()).toBe('2031+2')
    await mouseDraw(page, await at(0), 0.8 * (await pitch()))
    expect(await shown()).toBe('0231+2')
    await page.mouse.up()
    await comesToRest(page)
    expect(await shown()).toBe('0231+2')
    const text = await page.$eval('#representation ol:last-of-type', list => list.textContent)
    expect(text.replaceAll(/index|\s/g, '')).toBe('0a01c22d33b1')
    expect(await page.$$eval('[data-base]', codes => codes.map(code => code.textContent))).toEqual([
      '0231',
      '0231',
    ])
    expect(await said()).toBe('Base pattern 0231, session pattern 02312')
    expect(await page.$eval('[data-slot=base-1]', button => button.getAttribute('aria-label'))).toBe(
      'Square, column 1',
    )
  })

  it('and the one line of their order is drawn beside it, which goes as the scroll gives back the order', async () => {
    const page = await open()
    const drawn = () =>
      page.$eval('#representation [data-own]', own => ({
        isSeen: own.checkVisibility({ opacityProperty: true }),
        line: own.querySelector('path')?.getAttribute('d'),
      }))
    expect(await drawn()).toEqual({ isSeen: false, line: '' })
    await page.focus('[data-slot=base-0]')
    await goToPlace(page, BASE_PATTERN)
    for (const [key, pattern] of [
      ['End', '0312'],
      ['Home', '2031'],
    ] as const) {
      await page.keyboard.press(key)
      await comesToRest(page)
      expect(await drawn()).toEqual({ isSeen: true, line: kolamPath(pattern) })
    }
    await page.keyboard.press('End')
    await comesToRest(page)
    await goTo(page, (await scrollOf(page)) - 300)
    await expect.poll(async () => (await drawn()).isSeen).toBe(false)
  })

  it('and the page ends with that order, whatever the sheet has, until it is the story’s own again', async () => {
    const page = await open()
    const end = async () => {
      await goTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
      return page.$eval('#footer', footer => ({
        said: footer.querySelector('[data-own-said]')?.textContent,
        line: footer.querySelector('[data-own-line]')?.getAttribute('d'),
      }))
    }
    const order = async (key: 'End' | 'Home') => {
      await goToPlace(page, BASE_PATTERN)
      await page.focus('[data-slot=base-0]')
      await page.keyboard.press(key)
      await comesToRest(page)
    }
    await order('End')
    expect(await end()).toEqual({ said: '0312 in one line: your own order', line: kolamPath('0312') })
    await order('End')
    await page.keyboard.press('Home')
    await comesToRest(page)
    expect((await end()).said).not.toContain('own order')
  })

  it('from a sum that is still coming together: all of it stands as a piece is taken', async () => {
    const page = await open()
    await goToPlace(page, { stage: 'representation', progress: 0.86 })
    const isApart = () => page.$eval('[data-result]', result => result.hasAttribute('data-apart'))
    expect(await isApart()).toBe(true)
    await mouseDraw(page, await at(0), 0.1 * (await pitch()))
    expect([await isApart(), await shown()]).toEqual([false, '2031+2'])
    await page.mouse.up()
  })

  it('by a finger, and the page does not scroll', async () => {
    const page = await open(PHONE)
    const before = await scrollOf(page)
    const finger = await Finger.on(page)
    await finger.draw(await at(3), -2.2 * (await pitch()), 6)
    await finger.lift()
    await comesToRest(page)
    expect(await shown()).toBe('2103+2')
    expect(await scrollOf(page)).toBe(before)
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
      await comesToRest(page)
    }
  })

  it('by a press, which needs no drawing', async () => {
    const page = await open()
    const { x, y } = await at(0)
    await page.mouse.click(x, y)
    expect(await shown()).toBe('0231+2')
  })

  it('a finger that goes along the page scrolls it and changes nothing', async () => {
    const page = await open(PHONE)
    const before = await scrollOf(page)
    const finger = await Finger.on(page)
    await finger.draw(await at(1), 10, 200)
    await finger.lift()
    await comesToRest(page)
    expect(await shown()).toBe('2031+2')
    expect(await scrollOf(page)).toBeLessThan(before - 100)
  })
})

describe('scrolling', () => {
  it('keeps a held piece for 24 px, then lets go of it where it belongs', async () => {
    const page = await open()
    const from = await scrollOf(page)
    await mouseDraw(page, await at(0), 0.7 * (await pitch()))
    const isHeld = () => page.$eval('html', html => html.hasAttribute('data-held'))
    await goTo(page, from - 20)
    expect(await isHeld()).toBe(true)
    await goTo(page, from - 80)
    expect(await isHeld()).toBe(false)
    expect(await shown()).toBe('0231+2')
    await page.mouse.up()
    await goTo(page, from - 280)
    expect(await shown()).toBe('2031+2')
  })

  it.each([1, -1])(
    'undoes everything in the %i direction, half-way the words follow the story',
    async sign => {
      const page = await open()
      await goToPlace(page, { ...BASE_PATTERN, progress: 0.9 })
      const from = await scrollOf(page)
      await page.focus('[data-slot=base-0]')
      await page.keyboard.press('End')
      await comesToRest(page)
      await goTo(page, from + sign * 90)
      expect(await shown()).toBe('0312+2')
      await goTo(page, from + sign * 110)
      expect(await shown()).toBe('2031+2')
      // A way back that is cut short does not bring it back once it is gone.
      await goTo(page, from + sign * 190)
      await goTo(page, from)
      expect(await shown()).toBe('2031+2')
    },
  )

  it('into the sessions brings the pattern that they begin with, and the focus does not bring the page back', async () => {
    const page = await open()
    await page.focus('[data-slot=base-0]')
    await goToPlace(page, BASE_PATTERN)
    await page.keyboard.press('End')
    await comesToRest(page)
    expect(await shown()).toBe('0312+2')
    const toPx = (await scrollOf(page)) + 300
    await goTo(page, toPx)
    await comesToRest(page)
    expect(await shown()).toBe('2031+2')
    expect(await scrollOf(page)).toBe(toPx)
  })
})

describe('the ring', () => {
  it('by the mouse: drawn by its band to another column, the fifth digit follows', async () => {
    const page = await open({ width: 1440, height: 900 })
    await mouseDraw(page, await band(2), -0.9 * (await pitch()))
    await page.mouse.up()
    await comesToRest(page)
    expect(await shown()).toBe('2031+1')
    expect(await page.$$eval('[data-digit]', digits => digits.map(digit => digit.textContent))).toEqual([
      '1',
      '1',
    ])
    expect(await said()).toBe('Session pattern 20311')
  })

  it('by a finger on a tablet: drawn by its band to another column, and the page does not scroll', async () => {
    const page = await open({ width: 1180, height: 820, isMobile: true })
    const before = await scrollOf(page)
    const finger = await Finger.on(page)
    await finger.draw(await band(2), -1.9 * (await pitch()), 5)
    await finger.lift()
    await comesToRest(page)
    expect(await shown()).toBe('2031+0')
    expect(await scrollOf(page)).toBe(before)
  })

  it('by a finger on an index', async () => {
    const page = await open(PHONE)
    await page.touchscreen.tap(
      ...(Object.values(await middleOf(page, '#representation input[value="3"]')) as [number, number]),
    )
    await comesToRest(page)
    expect(await shown()).toBe('2031+3')
  })

  it('by keys, as a group of four with one choice', async () => {
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
  })

  it('keeps its column when pieces change places: it names a column, not a shape', async () => {
    const page = await open()
    await page.click('#representation input[value="0"]')
    await page.focus('[data-slot=base-0]')
    await page.keyboard.press('End')
    expect(await shown()).toBe('0312+0')
  })
})

it('every one of the 24 orders can be reached by presses alone', async () => {
  const page = await open({ reducedMotion: true })
  const random = seededRandom(24)
  const seen = new Set<string>()
  for (let i = 0; seen.size < PATTERN_COUNT && i < 400; i++) {
    await page.$eval(`[data-slot=base-${randomInteger(4, random)}]`, slot => {
      ;(slot as HTMLElement).click()
    })
    const { pattern } = await dataOf(page, 'representation')
    expect(isBasePattern(pattern)).toBe(true)
    seen.add(pattern ?? '')
  }
  expect(seen.size).toBe(PATTERN_COUNT)
})

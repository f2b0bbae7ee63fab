import { describe, expect, it } from 'vitest'
import { dataOf, goTo, scrollOf, settled } from '../../support/landing.ts'
import { violationsOn } from '../access/axe.ts'
import { goToPlace } from '../access/places.ts'
import { middleOf, tap } from './input.ts'
import { openedAt, PHONE } from './opened.ts'

const PLACE = { stage: 'sessions', progress: 0.62 } as const
const opened = openedAt(PLACE)
const { open } = opened
/** High enough for the button that puts a plate back. */
const HIGH = { width: 1440, height: 900 } as const

const lifted = async () => (await dataOf(opened.page, 'sessions')).lifted
const label = (row: number) => `#sessions [data-row]:nth-child(${row + 1}) button`
const plate = (row: number) => `#sessions [data-row]:nth-child(${row + 1}) [data-plate]`
/** The texts that a reader can see, of how a session was drawn. */
const openTexts = async (): Promise<readonly string[]> => {
  await settled(opened.page)
  return opened.page.$$eval('#sessions [data-draw]', all =>
    all
      .filter(each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(each => each.textContent),
  )
}

/** Whether all of the text of a lifted plate is in the window: nothing on the page could scroll the rest of it in. */
const isWhole = () =>
  opened.page.$$eval('#sessions [data-draw][data-open]', all =>
    all.every(each => {
      const end = each.lastElementChild ?? each
      return each.getBoundingClientRect().top > 0 && end.getBoundingClientRect().bottom < window.innerHeight
    }),
  )

describe('a plate comes out of the stack', () => {
  it('by a click on it: how its column was drawn opens, by the rules, in a low window too', async () => {
    const page = await open({ width: 1280, height: 720 })
    expect(await openTexts()).toEqual([])
    const { x, y } = await middleOf(page, plate(3))
    await page.mouse.click(x, y)
    expect(await lifted()).toBe('3')
    const [text = '', ...others] = await openTexts()
    expect(others).toEqual([])
    for (const words of [
      'Its 7th time: sheet values of the odd row39 15 9 37 ',
      'less the last 6 times, in %33 17 33 17 ',
      'and 25 added, so that the smallest is 131 23 1 45 ',
      'Drawn from 0 to 99: 28. It falls in the part of column 0, whose chance was 31%, so the session reads 32010.',
    ])
      expect(text).toContain(words)
    expect(await isWhole()).toBe(true)
  })

  it('its button and a press on empty ground put it back', async () => {
    const page = await open(HIGH)
    for (const close of [
      () => page.mouse.click(300, 870),
      () => page.click('#sessions [data-open] [data-back]'),
    ]) {
      await page.click(label(0))
      await settled(page)
      expect(await lifted()).toBe('0')
      await close()
      expect(await lifted()).toBeUndefined()
      await settled(page)
    }
  })

  it('by keys; Escape puts it back', async () => {
    const page = await open(HIGH)
    await page.focus(label(4))
    await goToPlace(page, PLACE)
    await page.keyboard.press('Enter')
    expect(await lifted()).toBe('4')
    expect(await page.$eval(label(4), button => button.ariaExpanded)).toBe('true')
    expect((await openTexts())[0]).toContain('31021')
    // The focus is seen where the plate is, and round its label again once that is back.
    const outlined = () =>
      page.evaluate(
        selectors =>
          selectors.map(each => getComputedStyle(document.querySelector(each) as Element).outlineStyle),
        ['[data-place=lifted]', label(4)],
      )
    expect(await outlined()).toEqual(['solid', 'none'])
    await page.keyboard.press('Escape')
    expect(await lifted()).toBeUndefined()
    await settled(page)
    expect(await outlined()).toEqual(['none', 'solid'])
    await page.keyboard.press('Space')
    expect(await lifted()).toBe('4')
    // The button that puts it back goes with the text: the focus goes to the label.
    await settled(page)
    await page.focus('#sessions [data-open] [data-back]')
    await page.keyboard.press('Enter')
    expect(await lifted()).toBeUndefined()
    expect(await page.$eval(label(4), button => button === document.activeElement)).toBe(true)
  })

  it('by a finger on its label; the rest steps back and is not pressed; any other press puts it back', async () => {
    const page = await open(PHONE)
    await tap(page, label(1))
    expect(await lifted()).toBe('1')
    expect(await isWhole()).toBe(true)
    // Where a plate was is empty ground now; what its text stands on is none.
    await tap(page, '#sessions [data-open]')
    expect(await lifted()).toBe('1')
    await tap(page, label(5))
    expect(await lifted()).toBeUndefined()
    await tap(page, label(0))
    expect(await lifted()).toBe('0')
    expect(await openTexts()).toHaveLength(1)
    expect(await violationsOn(page, { within: '#sessions', contrast: false })).toEqual([])
    await tap(page, plate(0))
    expect(await lifted()).toBeUndefined()
    expect(await openTexts()).toEqual([])
  })
})

describe('scrolling', () => {
  it('puts it back, either way', async () => {
    const page = await open(HIGH)
    const from = await scrollOf(page)
    for (const sign of [1, -1]) {
      await goTo(page, from)
      await page.click(label(2))
      expect(await lifted()).toBe('2')
      await settled(page)
      await page.focus('#sessions [data-open] [data-back]')
      await goTo(page, from + sign * 190)
      expect(await lifted()).toBeUndefined()
      expect(await openTexts()).toEqual([])
      expect(await page.$eval(label(2), button => button === document.activeElement)).toBe(true)
    }
  })
})

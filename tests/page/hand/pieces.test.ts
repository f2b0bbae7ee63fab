import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { SHAPES } from '../../../src/rules/constants.ts'
import { goTo, landingTests, scrollOf } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { colourAt, designColour, difference, showCanvasOnly, takePicture } from '../scene/picture.ts'
import { comesToRest, Finger, middleOf, mouseDraw } from './input.ts'

const landing = landingTests()
const PHONE = { width: 390, height: 844, isMobile: true } as const
const LEGEND = { stage: 'representation', progress: 0.01 } as const
let page: Page

afterEach(async () => {
  await page.close()
  expect(landing.errors.flat()).toEqual([])
})

const at = (section: 'hero' | 'representation', shape: number) =>
  middleOf(page, `#${section} [data-grab="turn ${shape}"]`)
/** What the buttons of a section say. */
const said = (section: 'hero' | 'representation') =>
  page.$$eval(`#${section} [data-grab^=turn]`, all =>
    all.map(each => `${each.ariaLabel}${each.ariaPressed === 'true' ? ' (pressed)' : ''}`),
  )
const FRONT: readonly string[] = SHAPES.map(({ name }) => name)

/** Whether the digit's veneer is seen in the middle of a piece. */
async function hasDigit(selector: string): Promise<boolean> {
  const { x, y, width } = await page.$eval(selector, element => {
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width }
  })
  const picture = await takePicture(page)
  const veneer = await designColour(page, 'veneer')
  for (let off = -0.1; off <= 0.1; off += 0.01)
    if (difference(colourAt(picture, x + off * width, y), veneer) < 40) return true
  return false
}

describe('a piece of the hero turns over', () => {
  it('by the mouse, drawn past its edge', async () => {
    page = await landing.open({ width: 1440, height: 900 })
    await comesToRest(page)
    await mouseDraw(page, await at('hero', 1), 150)
    await page.mouse.up()
    await comesToRest(page)
    expect(await said('hero')).toEqual(['Circle', 'Triangle, number 1 (pressed)', 'Square', 'Pentagon'])
    await showCanvasOnly(page)
    expect(await hasDigit('#hero [data-grab="turn 1"]')).toBe(true)
  })

  it('back again when it has been drawn a little and let go', async () => {
    page = await landing.open({ width: 1440, height: 900 })
    await comesToRest(page)
    await mouseDraw(page, await at('hero', 1), 60)
    await comesToRest(page)
    await page.mouse.up()
    await comesToRest(page)
    expect(await said('hero')).toEqual(FRONT)
  })

  it('by a finger: across it turns, along it scrolls', async () => {
    page = await landing.open(PHONE)
    await comesToRest(page)
    const finger = await Finger.on(page)
    await finger.draw(await at('hero', 2), -140, 4)
    await finger.lift()
    await comesToRest(page)
    expect((await said('hero'))[2]).toBe('Square, number 2 (pressed)')
    expect(await scrollOf(page)).toBe(0)
    await finger.draw(await at('hero', 1), 0, -120)
    await finger.lift()
    await comesToRest(page)
    expect((await said('hero'))[1]).toBe('Triangle')
    expect(await scrollOf(page)).toBeGreaterThan(50)
  })

  it('by keys, one toolbar of four', async () => {
    page = await landing.open()
    await page.focus('#hero [role=toolbar] [tabindex="0"]')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    expect((await said('hero'))[2]).toBe('Square, number 2 (pressed)')
    await page.keyboard.press('End')
    await page.keyboard.press('Space')
    expect((await said('hero'))[3]).toBe('Pentagon, number 3 (pressed)')
    expect(await page.$$('#hero [role=toolbar] [tabindex="0"]')).toHaveLength(1)
    await page.keyboard.press('Space')
    expect((await said('hero'))[3]).toBe('Pentagon')
  })

  it('not through the phone that lies over it', async () => {
    page = await landing.open({ width: 1440, height: 900 })
    const { x, y } = await middleOf(page, '#hero picture img')
    // The circle behind the phone reaches under its right edge.
    await page.mouse.click(x + 140, y - 200)
    expect(await said('hero')).toEqual(FRONT)
  })

  it('and to its front again with 184 px of scroll', async () => {
    page = await landing.open()
    const { x, y } = await at('hero', 1)
    await page.mouse.click(x, y)
    expect((await said('hero'))[1]).toBe('Triangle, number 1 (pressed)')
    await goTo(page, 185)
    expect(await said('hero')).toEqual(FRONT)
    await goTo(page, 0)
    expect(await said('hero')).toEqual(FRONT)
  })
})

describe('a piece of the legend turns over', () => {
  it('by a press; its number is seen, and said at both places', async () => {
    page = await landing.open({ width: 1440, height: 900 })
    await goToPlace(page, LEGEND)
    await page.click('#representation [data-grab="turn 0"]')
    await comesToRest(page)
    expect(await said('representation')).toEqual([
      'Circle, number 0 (pressed)',
      'Triangle',
      'Square',
      'Pentagon',
    ])
    await page.click('#representation [data-grab="turn 3"]')
    await comesToRest(page)
    await showCanvasOnly(page)
    expect(await hasDigit('[data-slot=legend-3]')).toBe(true)
    expect(await hasDigit('[data-slot=legend-1]')).toBe(false)
  })

  it('at once in reduced motion', async () => {
    page = await landing.open({ reducedMotion: true })
    await goToPlace(page, LEGEND)
    await page.click('#representation [data-grab="turn 2"]')
    await showCanvasOnly(page)
    expect(await hasDigit('[data-slot=legend-2]')).toBe(true)
  })
})

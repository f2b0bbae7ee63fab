import { describe, expect, it } from 'vitest'
import { SHAPES } from '../../../src/rules/constants.ts'
import { goTo, scrollOf, settled } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { Finger, middleOf, mouseDraw } from './input.ts'
import { openedAt, PHONE } from './opened.ts'

const LEGEND = { stage: 'representation', progress: 0.01 } as const
const opened = openedAt({ stage: 'hero', progress: 0 })
const { open } = opened

const at = (shape: number) => middleOf(opened.page, `#hero [data-grab="turn ${shape}"]`)
/** What the buttons of a section say. */
const said = (section: 'hero' | 'representation') =>
  opened.page.$$eval(`#${section} [data-grab^=turn]`, all =>
    all.map(each => `${each.ariaLabel}${each.ariaPressed === 'true' ? ' (pressed)' : ''}`),
  )
const FRONT: readonly string[] = SHAPES.map(({ name }) => name)

describe('a piece of the hero turns over', () => {
  it('where the story has settled at the end of the part in which it can', async () => {
    const page = await open({ width: 1440, height: 900 })
    await goToPlace(page, { stage: 'hero', progress: 0.5 })
    await settled(page)
    await page.focus('#hero [role=toolbar] [tabindex="0"]')
    await page.keyboard.press('Enter')
    expect((await said('hero')).join()).toContain('(pressed)')
  })

  it('by the mouse, drawn past its edge; drawn a little and let go it turns back', async () => {
    const page = await open({ width: 1440, height: 900 })
    await mouseDraw(page, await at(1), 150)
    await page.mouse.up()
    await settled(page)
    expect(await said('hero')).toEqual(['Circle', 'Triangle, number 1 (pressed)', 'Square', 'Pentagon'])
    await open({ width: 1440, height: 900 })
    await mouseDraw(page, await at(1), 60)
    await settled(page)
    // A hand that has come to rest throws nothing.
    await page.mouse.move((await at(1)).x + 60, (await at(1)).y)
    await page.mouse.up()
    await settled(page)
    expect(await said('hero')).toEqual(FRONT)
  })

  it('by keys, one toolbar of four; 184 px of scroll turn all to their fronts', async () => {
    const page = await open({ width: 1440, height: 900 })
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
    await goTo(page, 185)
    expect(await said('hero')).toEqual(FRONT)
    await goTo(page, 0)
    expect(await said('hero')).toEqual(FRONT)
  })

  it('by a finger: across it turns, along it scrolls', async () => {
    const page = await open(PHONE)
    const finger = await Finger.on(page)
    await finger.draw(await at(2), -140, 4)
    await finger.lift()
    await settled(page)
    expect((await said('hero'))[2]).toBe('Square, number 2 (pressed)')
    expect(await scrollOf(page)).toBe(0)
    await finger.draw(await at(1), 0, -120)
    await finger.lift()
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(50)
    expect((await said('hero'))[1]).toBe('Triangle')
  })
})

it.each([
  LEGEND,
  // The story has gone on to the legend; the page has not.
  { stage: 'hero', progress: 0.9 },
])('a piece of the legend turns over by a press; its number is said, at $progress of $stage', async place => {
  const page = await open()
  await goToPlace(page, place)
  await page.click('#representation [data-grab="turn 0"]')
  await settled(page)
  expect(await said('representation')).toEqual([
    'Circle, number 0 (pressed)',
    'Triangle',
    'Square',
    'Pentagon',
  ])
})

import { expect, it } from 'vitest'
import { progressOf } from '../../../src/timeline/parity.ts'
import { goToPlace } from '../access/places.ts'
import { landingTests } from './landing.ts'

const landing = landingTests()

/** Where the lines beside the numbers of ODD & EVEN stand, and the chips that they must stay clear of. */
const read = () => {
  const section = document.querySelector('#odd-even')
  const boxOf = (selector: string) => {
    const element = section?.querySelector(selector)
    if (!element) throw new Error(`the page has no ${selector}`)
    const range = document.createRange()
    // Without the index, whose mark is higher than its line.
    range.selectNodeContents(selector === '[data-drawn]' ? (element.firstChild ?? element) : element)
    return range.getBoundingClientRect()
  }
  const chips = (parity: string) =>
    [...(section?.querySelectorAll(`[data-half="${parity}"] [data-tally] i`) ?? [])].map(chip =>
      chip.getBoundingClientRect(),
    )
  return {
    baselines: ['[data-chip="odd"]', '[data-drawn]'].map(line => boxOf(line).bottom),
    told: ['odd', 'even'].flatMap(parity =>
      ['h3[data-label', '[data-total'].flatMap(line => {
        const { left, bottom } = boxOf(`${line}="${parity}"]`)
        return [left, bottom]
      }),
    ),
    chips: chips('odd').length + chips('even').length,
    wordsClear: Math.min(...chips('odd').map(({ top }) => top)) - boxOf('[data-drawn]').bottom,
    evenClear:
      (section?.querySelector('h3[data-label="even"]')?.getBoundingClientRect().top ?? 0) -
      Math.max(...chips('even').map(({ bottom }) => bottom)),
  }
}

/** Boxes of what stands over the odd row, as far as its letters reach: the heading, which ends in capitals, as its own box. */
const over = () => {
  // The season of the tests is no sample: here it says that it is one.
  const drawn = document.querySelector('#odd-even [data-drawn]')
  if (drawn?.previousElementSibling?.tagName !== 'B')
    drawn?.insertAdjacentHTML('beforebegin', '<b style="white-space: nowrap">sample season</b>')
  if (drawn?.firstChild)
    drawn.firstChild.textContent = drawn.firstChild.textContent?.replace('Sample draw', 'Draw') ?? ''
  const boxOf = (selector: string) => {
    const element = document.querySelector(`#odd-even ${selector}`)
    if (!element) throw new Error(`the page has no ${selector}`)
    const letters = document.createRange()
    letters.selectNodeContents(element)
    const isBox = /^h2|data-chip/.test(selector)
    const { left, right, top, bottom } = (isBox ? element : letters).getBoundingClientRect()
    // Over and under letters their line has room.
    const free = isBox ? 0 : 0.14 * (bottom - top)
    return { selector, left, right, top: top + free, bottom: bottom - free }
  }
  return [
    'h2',
    'p b',
    'h3[data-label="odd"]',
    '[data-chip="odd"]',
    '[data-beside="count"] p:first-child',
    '[data-drawn]',
  ].map(boxOf)
}

it.each([
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1024, height: 640 },
  { width: 360, height: 640, isMobile: true },
])('nothing over the odd row meets another, at $width × $height', async size => {
  const page = await landing.open(size)
  try {
    for (const k of [1, 8]) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      const boxes = await page.evaluate(over)
      for (const [i, a] of boxes.entries())
        for (const b of boxes.slice(i + 1)) {
          const across = Math.max(a.left - b.right, b.left - a.right)
          const down = Math.max(a.top - b.bottom, b.top - a.bottom)
          expect([k, a.selector, b.selector, Math.max(across, down) > 3]).toEqual([
            k,
            a.selector,
            b.selector,
            true,
          ])
        }
    }
  } finally {
    await page.close()
  }
})

it.each([
  { width: 844, height: 390, isMobile: true },
  { width: 360, height: 640, isMobile: true },
  { width: 1440, height: 900 },
])('the lines beside the numbers stand still and clear of the chips, at $width × $height', async size => {
  const page = await landing.open(size)
  try {
    const told: number[][] = []
    for (const k of [3, 4]) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      const places = await page.evaluate(read)
      told.push(places.told)
      expect(places.chips).toBeGreaterThanOrEqual(k)
      // On phones the words have a line of their own.
      if (size.width > 360) expect(places.baselines[1]).toBeCloseTo(places.baselines[0] ?? 0, 0)
      expect(places.wordsClear).toBeGreaterThan(4)
      // From its box, in which the letters stand some px lower.
      expect(places.evenClear).toBeGreaterThan(3)
    }
    expect(told[1]).toEqual(told[0]?.map(each => expect.closeTo(each, 1)))
  } finally {
    await page.close()
  }
})

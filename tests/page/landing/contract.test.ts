import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { ENTRIES, landingTests, SIZES, topOf } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'

const landing = landingTests()

interface Seen {
  readonly current: string | undefined
  readonly index: string | undefined
  readonly column: string | undefined
}

/** What the contract says at s px of scroll into the stage . */
function expected(s: number): Seen {
  const n = ENTRIES.length
  const index = Math.min(Math.max(Math.floor(s / 300), 0), n - 1)
  const within = Math.min(Math.max(s - 300 * index, 0), 299)
  return {
    current: ENTRIES[index]?.base_pattern,
    index: String(index),
    column: String(Math.floor(within / 75)),
  }
}

/** The data attributes of a section where the page rests at each scroll position. */
const seenAt = (page: Page, id: string, places: readonly number[]): Promise<Record<string, string>[]> =>
  page.evaluate(
    async (section, list) => {
      const seen: Record<string, string>[] = []
      for (const px of list) {
        await window.film?.seek({ px }, { draw: false })
        seen.push({ ...document.getElementById(section)?.dataset } as Record<string, string>)
      }
      return seen
    },
    id,
    [...places],
  )

/** What the contract says of the data sheet at offsets into its stage. */
const look = async (page: Page, topPx: number, offsets: readonly number[]): Promise<Seen[]> => {
  const places = offsets.map(s => topPx + s)
  const seen = await seenAt(page, 'data-sheet', places)
  return seen.map(({ current, index, column }) => ({ current, index, column }))
}

/** Before, through and after the stage, with the exact boundaries of sections and columns. */
const OFFSETS = [
  ...[-1, 0, 1, 74, 75, 149, 150, 224, 225, 299],
  ...ENTRIES.flatMap((_, i) => (i % 2 ? [300 * i - 1, 300 * i] : [300 * i + 40])).slice(2),
  ...[23 * 300 + 74, 23 * 300 + 75, 23 * 300 + 150, 23 * 300 + 225, 24 * 300 - 1, 24 * 300, 24 * 300 + 500],
]

describe.each(SIZES)('on a $name', size => {
  let page: Page

  it('has 24 scroll sections of 300 px, in order', async () => {
    page = await landing.open(size)
    const sections = await page.$$eval('[data-pattern-section]', elements =>
      elements.map(element => [
        element.getAttribute('data-pattern-section'),
        element.getBoundingClientRect().height,
      ]),
    )
    expect(sections).toEqual(ENTRIES.map((_, i) => [String(i), 300]))
  })

  it('selects the pattern and the column by the scroll position, down and up', async () => {
    const top = await topOf(page, 'data-sheet')
    expect(await look(page, top, OFFSETS)).toEqual(OFFSETS.map(expected))
    const back = OFFSETS.filter((_, i) => i % 2 === 0).toReversed()
    expect(await look(page, top, back)).toEqual(back.map(expected))
  })

  it('runs through the occurrences 1 to 8 of the pattern selected last, down and up', async () => {
    const seen = await walk(page, 'odd-even', 30)
    const down = seen.map(({ occurrence }) => Number(occurrence))
    expect([...new Set(down)]).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(seen.map(({ parity }) => parity)).toEqual(down.map(k => (k % 2 ? 'odd' : 'even')))
    expect(new Set(seen.map(({ current }) => current))).toEqual(new Set([ENTRIES.at(-1)?.base_pattern]))
    const up = (await walk(page, 'odd-even', 30, true)).map(({ occurrence }) => Number(occurrence))
    expect(up.toReversed()).toEqual(down)
    await page.close()
  })
})

/** The attributes of a stage at so many places, from where it sticks to where the next one does. */
async function walk(page: Page, id: string, count: number, isUp = false): Promise<Record<string, string>[]> {
  const top = await topOf(page, id)
  const end = await topOf(page, 'footer')
  const places = Array.from({ length: count }, (_, i) => top + Math.floor(((end - top) * i) / count))
  return seenAt(page, id, isUp ? places.toReversed() : places)
}

it('selects at once and alike with reduced motion', async () => {
  const page = await landing.open({ reducedMotion: true })
  const top = await topOf(page, 'data-sheet')
  const some = OFFSETS.filter((_, i) => i % 3 === 0)
  expect(await look(page, top, some)).toEqual(some.map(expected))
  await goToPlace(page, { stage: 'sessions', progress: 0.4 })
  expect(await page.$eval('#sessions [data-told]', told => told.textContent)).toContain('1320')
  await page.close()
})

import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { frame, goTo, landingTests, topOf } from './landing.ts'
import { apart, type Rect, rectOf, rectsOf } from './rects.ts'

const landing = landingTests({ unseen: true })
/** Text shows from this opacity on (the measure of a page that is never without a word). */
const READABLE = 0.35
const AT_ONCE = '*, *::before { transition: none !important; }'

/** Headings and their names as the accessibility tree has them. */
async function headingsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  const walk = (node: { role?: string; name?: string; children?: unknown[] } | null) => {
    if (node?.role === 'heading' && node.name) found.push(node.name)
    for (const child of node?.children ?? []) walk(child as typeof node)
  }
  walk(await page.accessibility.snapshot({ interestingOnly: false }))
  return found
}

const open = async (options: {
  width: number
  height: number
  isMobile?: boolean
  reducedMotion?: boolean
}) => {
  const page = await landing.open({ ...options, passing: true })
  await page.evaluate(css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, AT_ONCE)
  return page
}

const WORDS = [0, 1, 2, 3].flatMap(shape =>
  ['letter', 'name', 'number'].map(word => `[data-slot="${word}-${shape}"]`),
)
/** All pieces have been named; the legend has not begun to close up. */
const NAMED_PX = 2140
const PARTS = [1, 2, 3, 4].map(n => `#representation-title > span:nth-child(${n})`)

describe('from the hero to the legend, at 1440 × 900', () => {
  let page: Page
  beforeAll(async () => {
    page = await open({ width: 1440, height: 900 })
  })
  afterAll(() => page.close())

  const at = async (px: number) => {
    await goTo(page, px)
    return { words: await rectsOf(page, WORDS), parts: await rectsOf(page, PARTS) }
  }

  it('a name flies over its letter, and they stand where they stood when the page comes back', async () => {
    const flying = await at(1215)
    for (let shape = 0; shape < 4; shape++) {
      const [letter, name, number] = flying.words.slice(3 * shape)
      if (!letter || !name || !number) throw new Error('a word is missing')
      expect(name.top + name.height / 2).toBeLessThan(letter.top)
      // The number is on its piece still.
      expect([letter, name, number].map(({ opacity }) => opacity)).toEqual([1, 1, 0])
    }
    const later = await at(1612)
    // A name comes to its place under its piece, which for one of them is where the tag hung.
    for (const [i, word] of later.words.entries())
      if (WORDS[i]?.includes('letter')) expect(apart(word, flying.words[i])).toBeGreaterThan(10)
    const landed = await at(NAMED_PX)
    for (let shape = 0; shape < 4; shape++) {
      const [letter, name, number, next] = landed.words.slice(3 * shape)
      if (!letter || !name || !number) throw new Error('a word is missing')
      expect(letter.top).toBeGreaterThan(name.top + name.height + 20)
      // Letter and number are read together, not with the next column's.
      const space = number.left - letter.left - letter.width
      expect(space).toBeGreaterThan(10)
      if (next) expect(next.left - number.left - number.width).toBeGreaterThan(3 * space)
    }
    expect(await at(1215)).toEqual(flying)
  })

  it('a number leaves the piece that has turned over to it, and lands beside its letter, which makes room', async () => {
    const landed = (await at(NAMED_PX)).words
    const { from, step, turns } = REPRESENTATION.named
    for (let shape = 0; shape < 4; shape++) {
      const stepPx = (part: number) => 1620 + (from + (shape + part) * step) * 2358
      const piece = await rectOf(page, `[data-slot="legend-${shape}"]`)
      const [alone, , hidden] = (await at(stepPx(0.5))).words.slice(3 * shape)
      expect(hidden?.opacity).toBe(0)
      expect(apart(alone, landed[3 * shape])).toBeGreaterThan(20)
      const [, , leaving] = (await at(stepPx(turns + 0.055))).words.slice(3 * shape)
      expect(leaving?.opacity).toBe(1)
      expect(apart(leaving, piece)).toBeLessThan(80)
      const [letter, , number] = (await at(stepPx(1))).words.slice(3 * shape)
      expect([letter, number].map((word, i) => apart(word, landed[3 * shape + 2 * i]))).toEqual([0, 0])
      expect(number?.opacity).toBe(1)
    }
  })

  it('nothing moves where one stage gives way to the next', async () => {
    const before = await at(1619)
    const after = await at(1621)
    for (const [i, word] of before.words.entries())
      if (word.opacity > 0) expect(apart(word, after.words[i])).toBeLessThan(20)
    for (const [i, part] of before.parts.entries()) expect(apart(part, after.parts[i])).toBe(0)
  })

  it('the heading rises in its parts, one after the other, and is one heading of one name', async () => {
    const rest = (await at(1700)).parts
    const early = (await at(1000)).parts
    const middle = (await at(1058)).parts
    const below = (parts: readonly Rect[]) => parts.map((part, i) => part.top - (rest[i]?.top ?? 0))
    for (const px of below(early)) expect(px).toBeGreaterThan(rest[0]?.height ?? 0)
    const [first = 0, , , last = 0] = below(middle)
    expect(first).toBeLessThan(20)
    expect(last).toBeGreaterThan(rest[0]?.height ?? 0)
    // What rises by itself stands where the whole word would have it, kerned.
    const gaps = rest.slice(1).map(({ left }, i) => left - (rest[i]?.left ?? 0) - (rest[i]?.width ?? 0))
    for (const gap of gaps) expect(gap).toBeLessThan(0.5)
    expect(gaps.at(-1)).toBeLessThan(-10)
    expect((await headingsOf(page)).filter(name => name === 'REPRESENTATION')).toHaveLength(1)
  })
})

describe('from the sum to the stack, at 1440 × 900', () => {
  let page: Page
  beforeAll(async () => {
    page = await open({ width: 1440, height: 900 })
  })
  afterAll(() => page.close())

  const RESULT = '[data-slot="result"]'
  const DIGITS = '[data-slot="digits-0"]'
  const digitsAt = async (px: number) => {
    await goTo(page, px)
    return rectOf(page, DIGITS)
  }

  it('the session pattern moves beside the figure and on to its label, and back', async () => {
    await goTo(page, 3977)
    const sum = await rectOf(page, RESULT)
    expect(sum.opacity).toBe(1)
    const taken = await digitsAt(3978)
    expect(apart(sum, taken)).toBeLessThan(2)
    expect(Math.abs(taken.width - sum.width)).toBeLessThan(2)
    expect([taken.opacity, (await rectOf(page, RESULT)).opacity]).toEqual([1, 0])
    const resting = await digitsAt(4288)
    expect(resting).toEqual(await digitsAt(4248))
    // In the sum it had stepped forward; beside the figure it is smaller by a fifth.
    expect(Math.abs(resting.width - (0.8 * sum.width) / 1.2)).toBeLessThan(2)
    expect(resting.top + resting.height / 2).toBeCloseTo(468, -1)
    const landed = await digitsAt(4876)
    expect(landed.width).toBeLessThan(sum.width / 1.5)
    expect(apart(landed, await digitsAt(4946))).toBeLessThan(1)
    expect(await digitsAt(3978)).toEqual(taken)
  })

  it('the sum goes but for its result, and comes back', async () => {
    const opacities = async (px: number) => {
      await goTo(page, px)
      return (await rectsOf(page, ['#representation [data-base]', '[data-place]'])).map(
        ({ opacity }) => opacity,
      )
    }
    expect(await opacities(3948)).toEqual([1, 1])
    const [sum = 0, columns = 0] = await opacities(4018)
    expect(sum).toBeGreaterThan(0.5)
    expect(columns).toBeLessThan(sum)
    expect(await opacities(4178)).toEqual([0, 0])
    expect(await opacities(3948)).toEqual([1, 1])
  })

  it('SESSIONS is told in two sentences at most', async () => {
    const text = await page.$eval('#sessions > * > p, #sessions p', paragraph => paragraph.textContent ?? '')
    expect(text.match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(2)
  })

  it('one row after the other is read out large as its dots arrive, and all labels keep their size', async () => {
    const read = async (progress: number) => {
      await goTo(page, (await topOf(page, 'sessions')) + progress * 3240)
      const lines = await page.$$eval('#sessions [data-reel]', reels =>
        reels.map(reel => {
          const clip = reel.parentElement?.getBoundingClientRect()
          return clip ? Math.round((clip.top - reel.getBoundingClientRect().top) / clip.height) : -1
        }),
      )
      const labels = await rectsOf(
        page,
        [0, 1, 2, 3, 4, 5].map(row => `[data-slot="digits-${row}"]`),
      )
      return { lines, widths: labels.map(({ width }) => Math.round(width)) }
    }
    const { widths } = await read(0.655)
    for (const row of [1, 3, 5])
      expect(await read(0.295 + 0.072 * row)).toEqual({ lines: Array(7).fill(row), widths })
  })

  it('the read-out rolls the number line of each session, as its plate tells it', async () => {
    const lines = await page.$$eval('#sessions [data-number-line]', all =>
      all.map(line => ({ isCopy: line.closest('[data-reel]') !== null, html: line.innerHTML })),
    )
    const [copies, own] = [true, false].map(isCopy => lines.filter(line => line.isCopy === isCopy))
    expect(own).toHaveLength(6)
    expect(copies?.map(({ html }) => html)).toEqual(own?.map(({ html }) => html))
  })

  it('a label has its index when the dots have arrived at its row, and the live one from the start', async () => {
    const indices = async (progress: number) => {
      await goTo(page, (await topOf(page, 'sessions')) + progress * 3240)
      return page.$$eval('#sessions [data-slot^="digits-"] > span', all =>
        all.map(index => {
          for (const animation of index.getAnimations()) animation.finish()
          return getComputedStyle(index).opacity
        }),
      )
    }
    expect(await indices(0.295)).toEqual(['1', '0', '0', '0', '0', '0'])
    expect(await indices(0.439)).toEqual(['1', '1', '1', '0', '0', '0'])
    expect(await indices(0.66)).toEqual(Array(6).fill('1'))
    expect(await indices(0.439)).toEqual(['1', '1', '1', '0', '0', '0'])
  })
})

it('with reduced motion the words change places at 1100, 4078 and 4626 px, and rest between them', async () => {
  const page = await open({ width: 1440, height: 900, reducedMotion: true })
  const wordsAt = async (px: number) => {
    await goTo(page, px)
    return (await rectsOf(page, ['h1', '#representation-title', '[data-slot="letter-2"]'])).map(
      ({ opacity }) => opacity,
    )
  }
  expect(await wordsAt(1095)).toEqual([1, 0, 0])
  expect(await wordsAt(1105)).toEqual([0, 1, 1])
  const digitsAt = async (px: number) => {
    await goTo(page, px)
    const { left, top } = await rectOf(page, '[data-slot="digits-0"]')
    return [Math.round(left), Math.round(top)]
  }
  const places = [await digitsAt(4068), await digitsAt(4088), await digitsAt(4638)]
  expect([await digitsAt(3988), await digitsAt(4618), await digitsAt(4768)]).toEqual(places)
  expect(new Set(places.map(String)).size).toBe(3)
  await page.close()
})

/** Whether any word of content can be read: header, hidden text and what is out of the window or its clip do not count. */
const isReadable = (page: Page): Promise<boolean> =>
  page.evaluate(least => {
    const walker = document.createTreeWalker(
      document.getElementById('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const opacityOf = (element: Element | null): number =>
      element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    const boxOf = (node: Node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return range.getBoundingClientRect()
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !/\w/.test(node.textContent ?? '')) continue
      if (parent.closest('header, .visually-hidden, [aria-hidden="true"], [data-open], [data-draw]')) continue
      const box = boxOf(node)
      const clip = parent.closest('h2')?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight }
      const top = Math.max(box.top, clip.top, 0)
      const bottom = Math.min(box.bottom, clip.bottom, innerHeight)
      const isInside = box.left >= 0 && box.right <= innerWidth && bottom - top > 0.6 * box.height
      if (isInside && box.height > 8 && opacityOf(parent) >= least) return true
    }
    return false
  }, READABLE)

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844, isMobile: true },
])('has a word to read every 75 px from the hero to the stack: $width × $height', async size => {
  const page = await open(size)
  const end = (await topOf(page, 'sessions')) + 0.3 * 3.6 * size.height
  const silent: number[] = []
  for (let px = 0; px < end; px += 75) {
    await goTo(page, px)
    await frame(page)
    if (!(await isReadable(page))) silent.push(px)
  }
  expect(silent).toEqual([])
  await page.close()
})

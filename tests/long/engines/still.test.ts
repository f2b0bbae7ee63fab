import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch } from '../../support/browser.ts'
import { ENGINES, goTo, LEAN, openLanding, until } from '../../support/engines/engines.ts'
import { type Session, WINDOW } from '../../support/engines/session.ts'
import {
  openLanding as openInChromium,
  SAMPLE_DOCUMENTS,
  type ServedSite,
  serveDist,
} from '../../support/site.ts'

/** Where pictures are compared: section, px below its top. */
const PLACES = [
  ['hero', 0],
  ['sessions', 300],
  ['data-sheet', 300 * 7 + 112],
  ['odd-even', 400],
] as const

/**
 * How far a picture may be from Chromium's, the mean of all channels from 0 to 1 on a grid of 64 × 40 fields: letters are
 * drawn by another library in each engine, and edges by another renderer.
 */
const LIMIT = 0.02

const fields = (png: Uint8Array): Promise<Buffer> =>
  sharp(png).resize(64, 40, { fit: 'fill' }).removeAlpha().raw().toBuffer()

async function distance(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, other] = await Promise.all([fields(a), fields(b)])
  const sum = one.reduce((total, value, i) => total + Math.abs(value - (other[i] ?? 0)), 0)
  return sum / one.length / 255
}

const entries = Object.values(SAMPLE_DOCUMENTS['config/data_sheet'].sheet)
let site: ServedSite
const ofChromium = new Map<string, Uint8Array>()

beforeAll(async () => {
  site = await serveDist()
  const browser = await launch()
  const page = await openInChromium(browser, site, { ...WINDOW, reducedMotion: true })
  await page.waitForSelector('#data-sheet[data-current]')
  for (const [id, belowPx] of PLACES) {
    await page.evaluate(
      (section, px) => {
        scrollTo(0, Math.round((document.querySelector<HTMLElement>(`#${section}`)?.offsetTop ?? 0) + px))
      },
      id,
      belowPx,
    )
    await new Promise(resolve => setTimeout(resolve, 1500))
    ofChromium.set(id, await page.screenshot())
  }
  await browser.close()
}, 120_000)
afterAll(() => site.close())

describe.each(ENGINES)('$name, with reduced motion', engine => {
  let session: Session
  beforeAll(async () => {
    session = await engine.open({ reducedMotion: true })
    await openLanding(session, site.url)
  }, 120_000)
  afterAll(() => session.close())

  it('knows what the visitor has set, and draws the scene', async () => {
    expect(await session.evaluate(`matchMedia('(prefers-reduced-motion: reduce)').matches`)).toBe(true)
    expect(await session.evaluate('document.documentElement.dataset.scene')).toBe('ready')
  })

  it.each(PLACES)('shows in %s what Chromium shows', async (id, belowPx) => {
    await goTo(session, id, belowPx)
    const reference = ofChromium.get(id) ?? new Uint8Array()
    expect(await distance(await session.screenshot(), reference)).toBeLessThan(LIMIT)
  })

  it('would be told from another place by that', async () => {
    await goTo(session, 'hero')
    const other = ofChromium.get('sessions') ?? new Uint8Array()
    expect(await distance(await session.screenshot(), other)).toBeGreaterThan(2 * LIMIT)
  })

  it('shows the pattern, its row, its numbers and the marker for every scroll position', async () => {
    for (const [i, column] of [
      [0, 0],
      [11, 2],
      [23, 3],
    ] as const) {
      await goTo(session, 'data-sheet', 300 * i + 75 * column + 37)
      const found = await session.evaluate(`(() => {
        const sheet = document.querySelector('#data-sheet')
        const { current, index, column } = sheet.dataset
        const values = [...sheet.querySelectorAll('td[data-value]')].map(cell => Number(cell.textContent))
        return { current, index, column, values, row: sheet.querySelector('li[aria-current]').textContent }
      })()`)
      const { base_pattern, odd, even } = entries[i] ?? {}
      expect(found).toEqual({
        current: base_pattern,
        index: String(i),
        column: String(column),
        values: [...(odd ?? []), ...(even ?? [])],
        row: expect.stringContaining(String(base_pattern)),
      })
    }
  })

  it('counts the occurrences', async () => {
    const seen: string[] = []
    const lengthPx = await session.evaluate<number>(
      `document.querySelector('#odd-even').offsetHeight - innerHeight`,
    )
    for (const part of [0.1, 0.5, 0.95]) {
      await goTo(session, 'odd-even', part * lengthPx)
      const found = `(({ occurrence, parity }) => occurrence + parity)(document.querySelector('#odd-even').dataset)`
      seen.push(await session.evaluate(found))
    }
    expect(seen[0]).toBe('1odd')
    expect(new Set(seen).size).toBe(3)
  })

  it('takes a season that is published while it is open, and one that comes late', async () => {
    site.dataSource.set('config/data_sheet', {
      sheet: { a: { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] } },
    })
    await until(session, `document.querySelector('#data-sheet[data-current="3210"]') !== null`)
    site.dataSource.set('config/data_sheet', SAMPLE_DOCUMENTS['config/data_sheet'])
    await until(session, `document.querySelectorAll('[data-pattern-section]').length === 24`)

    await site.dataSource.setFault('unavailable')
    await session.goto(site.url + LEAN)
    await until(session, `/ready|fallback/.test(document.documentElement.dataset.scene)`)
    expect(await session.evaluate(`document.querySelector('#data-sheet')`)).toBeNull()
    await site.dataSource.setFault('none')
    await until(session, `document.querySelector('#data-sheet[data-current]') !== null`)
  })
})

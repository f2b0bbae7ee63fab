import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { progressAt } from '../../../src/film/score.ts'
import { STAGE_IDS } from '../../../src/film/stages.ts'
import { stopsOf } from '../../../src/film/stops.ts'
import { REPRESENTATION } from '../../../src/story/representation/score.ts'
import { landingTests, PATH, resizeTo, settled } from '../../support/landing.ts'
import { stageRange } from '../../support/stage-range.ts'
import { goToPlace } from '../access/places.ts'
import { seenAt } from './seen.ts'

const landing = landingTests()
const STEP_PX = 75

const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844, isMobile: true },
  { width: 844, height: 390, isMobile: true },
  { width: 768, height: 1024 },
  // Narrow without being upright: one stage has lines of its own there.
  { width: 960, height: 940, stage: '#odd-even' },
  { width: 720, height: 800, stage: '#odd-even' },
  { width: 1280, height: 580, stage: '#odd-even' },
  // As high as the list and its figure leave room between the notes and the window's edge.
  { width: 1080, height: 1920, stage: '#data-sheet' },
]

async function placesOf(page: Page, stage: string): Promise<readonly number[]> {
  const { top, bottom } = await page.$eval(stage, box => box.getBoundingClientRect().toJSON() as DOMRect)
  const end = bottom - (page.viewport()?.height ?? 0)
  return Array.from({ length: Math.ceil((end - top) / STEP_PX) + 1 }, (_, i) =>
    Math.min(end, top + i * STEP_PX),
  )
}

describe.each(WINDOWS)('a walk through the page at $width × $height', ({ stage = 'html', ...size }) => {
  it('has a word to read wherever it rests, none over another and none cut, and is the same on the way back', async () => {
    const page = await landing.open(size)
    const places = await placesOf(page, stage)
    const down = await seenAt(page, places)
    expect(await page.$eval('html', html => html.dataset.layout)).toBe('pinned')
    expect(down.flatMap(({ px, words }) => (words === 0 ? [`nothing to read at ${px}`] : []))).toEqual([])
    expect(down.flatMap(({ px, faults }) => faults.map(fault => `${px}: ${fault}`))).toEqual([])
    const back = await seenAt(page, places.filter((_, i) => i % 2 === 0).toReversed())
    const states = new Map(down.map(({ px, state }) => [px, state]))
    expect(back.filter(({ px, state }) => states.get(px) !== state).map(({ px }) => px)).toEqual([])
    await page.close()
  }, 120_000)
})

/** Windows of phones, tablets and displays beside those that the compositions are drawn for. */
const OTHERS = [
  '320×568', '360×640', '430×932', '600×960', '768×730', '820×1180', '800×1280', '720×480',
  '1024×768', '1280×720', '1366×1024', '1920×1080', '2560×1440', '3440×1440', '1440×3440',
] // biome-ignore format: a table

it('every stage has room in windows that are like none of the four', async () => {
  const page = await landing.open()
  for (const window of OTHERS) {
    const [width = 0, height = 0] = window.split('×').map(Number)
    await resizeTo(page, { width, height })
    for (const stage of STAGE_IDS) await goToPlace(page, { stage, progress: 0.5 })
    await settled(page)
    expect([window, await page.$eval('html', html => html.dataset.layout)]).toEqual([window, 'pinned'])
  }
  await page.close()
}, 120_000)

it('with reduced motion every position of a stop shows that stop, and the next one shows another', async () => {
  const page = await landing.open({ reducedMotion: true })
  const { topPx, lengthPx } = await stageRange(page, 'representation')
  const swapped = progressAt(REPRESENTATION, 'swapped-1')
  const { from = 0, until = 0 } = stopsOf(REPRESENTATION).find(({ at }) => at === swapped) ?? {}
  const places = [topPx + from * lengthPx + 1, topPx + until * lengthPx - 1, topPx + until * lengthPx + 1]
  const [begins, ends, next] = (await seenAt(page, places)).map(({ state }) => state)
  expect(ends).toBe(begins)
  expect(next).not.toBe(begins)
  await page.close()
})

it.each([false, true])(
  'where no sheet follows SESSIONS it has words to the end, with reduced motion: %s',
  async reducedMotion => {
    landing.site.dataSource.delete(PATH)
    const page = await landing.open({ width: 390, height: 844, isMobile: true, sheet: false, reducedMotion })
    const places = [...(await placesOf(page, '#sessions')), ...(await placesOf(page, '#footer'))]
    const wrong = (await seenAt(page, places)).filter(({ words, faults }) => words === 0 || faults.length > 0)
    expect(wrong).toEqual([])
    await page.close()
  },
)

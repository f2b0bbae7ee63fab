import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAGE_IDS, type StageId } from '../../../src/timeline/stages.ts'
import { addProbe, during } from '../../bench/probe.ts'
import { stageRange } from '../../bench/scroll.ts'
import { goTo, landingTests, SMALL, settled, step } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'
import { middleOf, mouseDraw } from '../hand/input.ts'

const landing = landingTests()
let page: Page
afterAll(() => expect(landing.errors.flat()).toEqual([]))

/** What a frame may cost in a tier of the scene. */
const TIERS = [
  { tier: 'lean', most: { draws: 6, calls: 60, blocks: 1 } },
  { tier: 'full', most: { draws: 8, calls: 90, blocks: 3 } },
] as const

/**
 * What a frame may cost of style and layout, transitions aside: carried words, rows, ink column and border travel with
 * the scene's pieces, and what travels is written in each frame of its way.
 */
const MOST: Readonly<Record<StageId, { readonly recalcs: number; readonly layouts: number }>> = {
  hero: { recalcs: 0.62, layouts: 0.1 },
  representation: { recalcs: 0.99, layouts: 0.15 },
  sessions: { recalcs: 0.8, layouts: 0.22 },
  'data-sheet': { recalcs: 0.92, layouts: 0.22 },
  'odd-even': { recalcs: 0.88, layouts: 0.145 },
  footer: { recalcs: 0.93, layouts: 0.12 },
}
/** A glide's way in a frame, px; it begins before the stage, where the story still rests in the one before. */
const STEP_PX = 30
const AHEAD_PX = 150

/** Scrolls to a place, one step a frame. Returns how many frames that took, and the most that one of them did. */
const glide = (untilPx: number, stepPx: number) =>
  page.evaluate(
    async (until, each) => {
      const { probe, film } = window
      const most = { draws: 0, calls: 0, uploads: 0, blocks: 0 }
      const names = ['draws', 'calls', 'uploads', 'blocks'] as const
      let frames = 0
      for (let px = window.scrollY; px < until; px += each, frames++) {
        const before = probe.counts()
        window.scrollTo({ top: px, behavior: 'instant' })
        await film?.step(1000 / 60)
        const after = probe.counts()
        for (const name of names) most[name] = Math.max(most[name], after[name] - before[name])
        // A frame is styled and laid out once at most, as on a display.
        void document.body.offsetHeight
      }
      return { ...most, frames }
    },
    untilPx,
    stepPx,
  )

async function open(tier: string, options: Parameters<typeof landing.open>[0]): Promise<void> {
  page = await landing.open({ path: `?quality=${tier}`, prepare: addProbe, ...options })
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}

describe.each(TIERS)('in the tier $tier', ({ tier, most }) => {
  beforeAll(() => open(tier, tier === 'lean' ? { width: 1440, height: 900 } : SMALL))
  afterAll(() => page.close())

  it.each(STAGE_IDS)('a frame in %s keeps its budget, and nothing is done at rest', async stage => {
    const { topPx, lengthPx } = await stageRange(page, stage)
    await goTo(page, Math.max(0, topPx - AHEAD_PX))
    const before = await page.metrics()
    let frames = 0
    const { commits } = await during(page, async () => {
      const worst = await glide(topPx + lengthPx, tier === 'lean' ? STEP_PX : 4 * STEP_PX)
      expect(worst.draws).toBeGreaterThan(0)
      expect(worst.draws).toBeLessThanOrEqual(most.draws)
      expect(worst.calls).toBeLessThanOrEqual(most.calls)
      expect(worst.uploads).toBe(0)
      expect(worst.blocks).toBe(most.blocks)
      frames = worst.frames
    })
    expect(commits).toBe(0)
    if (tier === 'lean') {
      const after = await page.metrics()
      const each = (name: 'RecalcStyleCount' | 'LayoutCount') =>
        ((after[name] ?? 0) - (before[name] ?? 0)) / frames
      const [recalcs, layouts] = [each('RecalcStyleCount'), each('LayoutCount')]
      console.log(`${stage}: ${recalcs.toFixed(2)} recalculations, ${layouts.toFixed(2)} layouts a frame`)
      expect(recalcs).toBeLessThanOrEqual(MOST[stage].recalcs)
      expect(layouts).toBeLessThanOrEqual(MOST[stage].layouts)
    }
    await settled(page)
    const rest = await during(page, async () => expect(await step(page, 1000)).toBe(false))
    expect([rest.calls, rest.animationFrames, rest.commits]).toEqual([0, 0, 0])
  })
})

it('a frame keeps its budget while a piece is drawn by hand', async () => {
  await open('lean', SMALL)
  await goToPlace(page, { stage: 'representation', progress: 0.98 })
  const from = await middleOf(page, '[data-slot=base-0]')
  const moves = 40
  const { draws, calls, uploads, commits } = await during(page, () => mouseDraw(page, from, 60, 0, moves))
  const [{ most }] = TIERS
  expect(draws).toBeGreaterThan(moves)
  expect(draws).toBeLessThanOrEqual(moves * most.draws)
  expect(calls).toBeLessThanOrEqual(moves * most.calls)
  expect([uploads, commits]).toEqual([0, 0])
  await page.close()
})

describe('the lamps of the tier full', () => {
  it('follow a fine pointer and rest again, but not in reduced motion', async () => {
    await open('full', {
      ...SMALL,
      async prepare(each) {
        await addProbe(each)
        await each.evaluateOnNewDocument(() => {
          const { matchMedia } = window
          window.matchMedia = query => matchMedia.call(window, query.includes('pointer') ? 'all' : query)
        })
      },
    })
    const { topPx, lengthPx } = await stageRange(page, 'representation')
    const drawsAfterMove = async (x: number) => {
      await goTo(page, Math.round(topPx + lengthPx / 2))
      await page.mouse.move(20, 20)
      await settled(page)
      const { draws } = await during(page, async () => {
        await page.mouse.move(x, 300)
        await settled(page)
      })
      return draws
    }
    expect(await drawsAfterMove(400)).toBeGreaterThan(0)
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
    expect(await drawsAfterMove(30)).toBe(0)
    await page.close()
  })
})

import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAGE_IDS, type StageId } from '../../../src/film/stages.ts'
import { goTo, landingTests, SMALL, settled, step } from '../../support/landing.ts'
import { addProbe, during } from '../../support/probe.ts'
import { stageRange } from '../../support/stage-range.ts'
import { goToPlace } from '../access/places.ts'
import { middleOf, mouseDraw } from '../hand/input.ts'

// A browser of its own, for only one page of a browser can be traced.
const landing = landingTests({ args: [] })
let page: Page
afterAll(() => expect(landing.errors.flat()).toEqual([]))

/** What a frame may cost in a tier of the scene. */
const BUDGETS = {
  lean: { draws: 6, calls: 60, blocks: 1 },
  full: { draws: 8, calls: 90, blocks: 3 },
} as const

/**
 * What a frame may cost of style and layout, transitions aside: carried words, rows, ink column and border travel with
 * the scene's pieces, and what travels is written in each frame of its way.
 */
const MOST: Readonly<
  Record<
    StageId,
    {
      readonly recalcs: number
      readonly layouts: number
      readonly elements: number
      readonly written: number
    }
  >
> = {
  hero: { recalcs: 0.52, layouts: 0.06, elements: 8, written: 6 },
  representation: { recalcs: 0.88, layouts: 0.14, elements: 8, written: 6 },
  sessions: { recalcs: 0.76, layouts: 0.16, elements: 12, written: 6 },
  'data-sheet': { recalcs: 1, layouts: 0.45, elements: 16, written: 20 },
  'odd-even': { recalcs: 0.66, layouts: 0.12, elements: 24, written: 16 },
  footer: { recalcs: 0.96, layouts: 0.15, elements: 8, written: 6 },
}
/** Elements of the landing page. */
const ELEMENTS = { served: 600, whole: 1400 } as const
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
      let written = 0
      const observer = new MutationObserver(records => {
        written += records.length
      })
      observer.observe(document, { subtree: true, attributes: true, characterData: true, childList: true })
      for (let px = window.scrollY; px < until; px += each, frames++) {
        const before = probe.counts()
        window.scrollTo({ top: px, behavior: 'instant' })
        await film?.step(1000 / 60)
        const after = probe.counts()
        for (const name of names) most[name] = Math.max(most[name], after[name] - before[name])
        // A frame is styled and laid out once at most, as on a display.
        void document.body.offsetHeight
      }
      observer.disconnect()
      return { ...most, frames, written }
    },
    untilPx,
    stepPx,
  )

/** Opens a page of the tier for the tests of a block. */
function opensIn(tier: keyof typeof BUDGETS, size: { width: number; height: number }): void {
  beforeAll(async () => {
    page = await landing.open({ ...size, path: `?quality=${tier}`, prepare: addProbe })
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
      document.adoptedStyleSheets.push(sheet)
    })
    for (const stage of STAGE_IDS) await goToPlace(page, { stage, progress: 0 })
  })
  afterAll(() => page.close())
}

interface TraceEvent {
  readonly name: string
  readonly args: { readonly elementCount?: number }
}

/** How many elements were styled, each time that any were, in ascending order. */
function styledIn(trace: Uint8Array | undefined): readonly number[] {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(new TextDecoder().decode(trace))
  const counts = traceEvents.map(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount) || 0)
  return counts.filter(count => count > 0).sort((a, b) => a - b)
}

/** Glides through a stage and rests in it. Returns how often a frame was styled and laid out, and how many elements. */
async function passThrough(stage: StageId, tier: keyof typeof BUDGETS, stepPx: number) {
  const { topPx, lengthPx } = await stageRange(page, stage)
  // What a stage costs once, when it is first gone through, is no cost of a frame.
  await glide(topPx + lengthPx, 10 * stepPx)
  await goTo(page, Math.max(0, topPx - AHEAD_PX))
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  const before = await page.metrics()
  await page.tracing.start({ categories: ['devtools.timeline'] })
  let [frames, written] = [0, 0]
  const { commits } = await during(page, async () => {
    const most = await glide(topPx + lengthPx, stepPx)
    expect(most.draws).toBeGreaterThan(0)
    expect(most.draws).toBeLessThanOrEqual(BUDGETS[tier].draws)
    expect(most.calls).toBeLessThanOrEqual(BUDGETS[tier].calls)
    expect([most.uploads, most.blocks]).toEqual([0, BUDGETS[tier].blocks])
    ;({ frames, written } = most)
  })
  expect(commits).toBe(0)
  const after = await page.metrics()
  const styled = styledIn(await page.tracing.stop())
  await settled(page)
  const rest = await during(page, async () => expect(await step(page, 1000)).toBe(false))
  expect([rest.calls, rest.animationFrames, rest.commits]).toEqual([0, 0, 0])
  return {
    recalcs: ((after.RecalcStyleCount ?? 0) - (before.RecalcStyleCount ?? 0)) / frames,
    layouts: ((after.LayoutCount ?? 0) - (before.LayoutCount ?? 0)) / frames,
    elements: styled[styled.length >> 1] ?? 0,
    written: written / frames,
  }
}

describe('in the tier lean', () => {
  opensIn('lean', { width: 1440, height: 900 })

  it.each(STAGE_IDS)('a frame in %s keeps its budgets, and nothing is done at rest', async stage => {
    const { recalcs, layouts, elements, written } = await passThrough(stage, 'lean', STEP_PX)
    const counted = `${recalcs.toFixed(2)} recalculations, ${layouts.toFixed(2)} layouts a frame`
    console.log(`${stage}: ${counted}, of ${elements} elements, ${written.toFixed(1)} writes`)
    expect(recalcs).toBeLessThanOrEqual(MOST[stage].recalcs)
    expect(layouts).toBeLessThanOrEqual(MOST[stage].layouts)
    expect(elements).toBeLessThanOrEqual(MOST[stage].elements)
    expect(written).toBeLessThanOrEqual(MOST[stage].written)
  })

  it('the page has few elements, with a sheet and as served', async () => {
    // What a template holds is no element of the page.
    const served = (await (await fetch(landing.site.url)).text()).replace(/<template.*?<\/template>/s, '')
    expect(served.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(ELEMENTS.served)
    expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThanOrEqual(
      ELEMENTS.whole,
    )
  })

  it('so does one while a piece is drawn by hand', async () => {
    await goToPlace(page, { stage: 'representation', progress: 0.98 })
    const from = await middleOf(page, '[data-slot=base-0]')
    const moves = 20
    const { draws, calls, uploads, commits } = await during(page, () => mouseDraw(page, from, 60, 0, moves))
    expect(draws).toBeGreaterThan(moves)
    expect(draws).toBeLessThanOrEqual(moves * BUDGETS.lean.draws)
    // Beside the moves, a frame when the piece is pressed, one at the end and two while it is let go.
    expect(calls).toBeLessThanOrEqual((moves + 4) * BUDGETS.lean.calls)
    expect([uploads, commits]).toEqual([0, 0])
  })
})

describe('in the tier full', () => {
  opensIn('full', SMALL)

  const stages = ['hero', 'representation', 'odd-even'] as const
  it.each(stages)('a frame in %s keeps its budgets, and nothing is done at rest', async stage => {
    await passThrough(stage, 'full', 4 * STEP_PX)
  })
})

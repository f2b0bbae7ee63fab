import { beforeAll, describe, expect, it } from 'vitest'
import { STAGE_IDS, type StageId } from '../../../src/timeline/stages.ts'
import { jump, stageRange } from '../../bench/scroll.ts'
import { probedTests } from './probed.ts'

/** A glide's way in a frame, px; it begins before the stage, where the story still rests in the one before. */
const STEP_PX = 30
const AHEAD_PX = 150

/**
 * What a frame may cost of style and layout, transitions aside (measured: 0.59, 0.93, 0.72, 0.87, 0.76). Carried
 * words, rows, ink column and border travel with the scene's pieces, and what travels is written in each frame of its way.
 */
const MOST: Readonly<Record<StageId, { readonly recalcs: number; readonly layouts: number }>> = {
  hero: { recalcs: 0.62, layouts: 0.1 },
  // Its words are named with their pieces, which give them their numbers; they change places with them, its
  // digits fly, each from when it clears its place (measured: .88 and .14), and lines of the columns make way for the ring
  // that rolls.
  representation: { recalcs: 0.99, layouts: 0.15 },
  sessions: { recalcs: 0.8, layouts: 0.22 },
  'data-sheet': { recalcs: 0.92, layouts: 0.22 },
  // A draw at each occurrence moves its chip and shows its mark and words in more of the frames (measured: .84 and .14).
  'odd-even': { recalcs: 0.88, layouts: 0.145 },
  // The words ride until the sun has grown, then the line of the row is drawn and gilded: what has come to
  // rest in between and at its end is written no more (measured: .91 and .09).
  footer: { recalcs: 0.93, layouts: 0.12 },
}

const probed = probedTests()

beforeAll(async () => {
  await probed.page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
})

/** Scrolls through a part of the page, one step a frame. Returns how many frames that took. */
const glide = (fromPx: number, lengthPx: number): Promise<number> =>
  probed.page.evaluate(
    async (from, length, step) => {
      const frames = Math.floor(length / step)
      for (let i = 1; i <= frames; i++) {
        window.scrollTo(0, from + i * step)
        await new Promise(requestAnimationFrame)
      }
      return frames
    },
    fromPx,
    lengthPx,
    STEP_PX,
  )

describe.each(STAGE_IDS)('a glide through %s', stage => {
  it('has the page styled and laid out no oftener than its texts change', async () => {
    const range = await stageRange(probed.page, stage)
    const fromPx = Math.max(0, range.topPx - AHEAD_PX)
    await jump(probed.page, fromPx)
    const before = await probed.page.metrics()
    const frames = await glide(fromPx, range.topPx + range.lengthPx - fromPx)
    const after = await probed.page.metrics()
    const perFrame = (name: 'RecalcStyleCount' | 'LayoutCount') =>
      ((after[name] ?? 0) - (before[name] ?? 0)) / frames
    const [recalcs, layouts] = [perFrame('RecalcStyleCount'), perFrame('LayoutCount')]
    console.log(`${stage}: ${recalcs.toFixed(2)} recalculations, ${layouts.toFixed(2)} layouts a frame`)
    expect(recalcs).toBeLessThanOrEqual(MOST[stage].recalcs)
    expect(layouts).toBeLessThanOrEqual(MOST[stage].layouts)
  }, 120_000)
})

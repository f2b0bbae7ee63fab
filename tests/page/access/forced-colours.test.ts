import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { landingTests } from '../../support/landing.ts'
import { contrastRatio, type Measured, measureEvenGround, type Rgb, spotsOn } from './contrast.ts'
import { atRest, forceColours, goToPlace, PLACES } from './places.ts'

const VIEWS = [
  { name: 'dark text on a desktop', scheme: 'light', width: 1440, height: 900 },
  { name: 'light text on a desktop', scheme: 'dark', width: 1440, height: 900 },
  { name: 'dark text on a phone', scheme: 'light', width: 390, height: 844 },
  { name: 'light text on a phone', scheme: 'dark', width: 390, height: 844 },
] as const

const SCENES = [
  { name: 'over the canvas', args: [] },
  { name: 'over the still pictures', args: ['--disable-3d-apis'] },
] as const

/** Needed between parts of a control and what is next to them (WCAG 2.2, 1.4.11). */
const GRAPHICAL = 3
const NONE: Rgb = [0, 0, 0]

/** From the middle of a tick: where a passed one is drawn, and where only the current one is, px. */
const TICK = { drawnPx: 8, freePx: -12 } as const

/** Contrast of the first tick of the sheet, which is passed, with the ground above it. */
async function tickContrast(page: Page): Promise<number> {
  const middle = await page.$eval('#data-sheet [data-tick]', tick => {
    const { left, top, width, height } = tick.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  })
  const [drawn = NONE, ground = NONE] = await spotsOn(
    page,
    [TICK.drawnPx, TICK.freePx].map(down => ({ x: middle.x, y: middle.y + down })),
  )
  return contrastRatio(drawn, ground)
}

describe.each(SCENES)('in forced colours, $name', ({ args }) => {
  const landing = landingTests({ args: [...args] })

  it.each(VIEWS)(
    'text and ticks can be told from their ground at every stage: $name',
    async ({ scheme, width, height }) => {
      const page = await landing.open({ width, height, reducedMotion: true })
      await forceColours(page, scheme)
      await atRest(page)
      const found: string[] = []
      const note = (at: string, { lines, faults }: Measured) => {
        if (lines === 0) found.push(`${at}: no text`)
        found.push(...faults.map(fault => `${at}: ${fault}`))
      }
      for (const place of PLACES) {
        await goToPlace(page, place)
        note(`${place.stage} ${place.progress}`, await measureEvenGround(page))
      }
      await goToPlace(page, { stage: 'data-sheet', progress: 0.505 })
      const tick = await tickContrast(page)
      if (tick < GRAPHICAL) found.push(`tick: ${tick.toFixed(2)}`)
      expect(found).toEqual([])
      await page.close()
    },
  )
})

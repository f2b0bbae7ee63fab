import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { landingTests } from '../../support/landing.ts'
import { withoutWebgl } from '../../support/no-gl.ts'
import { contrastRatio, measureEvenGround, type Rgb, spotsOn } from './contrast.ts'
import { forceColours, goToPlace, PLACES } from './places.ts'

const VIEWS = [
  { name: 'dark text, with the scene', scheme: 'light', width: 1440, height: 900 },
  { name: 'light text, without one', scheme: 'dark', width: 390, height: 844, prepare: withoutWebgl },
] as const

/** Needed between parts of a control and what is next to them (WCAG 2.2, 1.4.11). */
const GRAPHICAL = 3
const NONE: Rgb = [0, 0, 0]

/** From the middle of a tick: where a passed one is drawn, and where only the current one is, px. */
const TICK = { drawnPx: 8, freePx: -12 } as const

const landing = landingTests()

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

it.each(VIEWS)(
  'in forced colours text and ticks can be told from their ground: $name',
  async ({ name: _, scheme, ...size }) => {
    const page = await landing.open({ ...size, reducedMotion: true })
    await forceColours(page, scheme)
    const found: string[] = []
    for (const place of PLACES) {
      await goToPlace(page, place)
      const at = `${place.stage} ${place.progress}`
      const { lines, faults } = await measureEvenGround(page)
      if (lines === 0) found.push(`${at}: no text`)
      found.push(...faults.map(fault => `${at}: ${fault}`))
      if (place.stage !== 'data-sheet') continue
      const tick = await tickContrast(page)
      if (tick < GRAPHICAL) found.push(`tick: ${tick.toFixed(2)}`)
    }
    expect(found).toEqual([])
    await page.close()
  },
)

import { expect, it } from 'vitest'
import { designPx, isPortrait, isTablet } from '../../../src/timeline/layout.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { KOLAM } from '../../../src/timeline/thresholds.ts'
import { goTo, landingTests, topOf } from './landing.ts'

const landing = landingTests({ unseen: true })

/** Half of the figure's plate, design px (src/timeline/kolam.ts), and its rim outside of the outline, px. */
const HALF = { phone: 183, tablet: 240 } as const
const RIM_PX = 7

it.each([
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [1024, 768],
])(
  'the words of the kolam stay inside the page’s margin and off the plate and the header, at %i × %i',
  async (width, height) => {
    const page = await landing.open({ width, height, reducedMotion: true })
    await goTo(
      page,
      (await topOf(page, 'sessions')) + (KOLAM.thread.until * svhOf('sessions') * height) / 100,
    )
    const { words, marginPx, headerPx } = await page.$eval('#sessions figcaption', caption => {
      const lines: DOMRect[] = []
      const texts = document.createTreeWalker(caption, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        lines.push(...range.getClientRects())
      }
      return {
        words: {
          right: Math.max(...lines.map(({ right }) => right)),
          top: Math.min(...lines.map(({ top }) => top)),
          bottom: Math.max(...lines.map(({ bottom }) => bottom)),
        },
        marginPx: Math.min(...lines.map(({ left }) => left)),
        headerPx: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      }
    })
    expect(marginPx).toBeGreaterThanOrEqual(16)
    expect(words.right).toBeLessThanOrEqual(width - marginPx + 0.5)
    expect(words.top).toBeGreaterThan(headerPx + 8)
    if (isPortrait(width, height)) {
      const half = HALF[isTablet({ portrait: true, widthPx: width }) ? 'tablet' : 'phone']
      const u = designPx(width, height)
      const plateTop = 0.545 * height + Math.max(0, 125 * (1 - u)) - half * u - RIM_PX
      expect(words.bottom).toBeLessThanOrEqual(plateTop - 12)
    } else expect(words.right).toBeLessThan(0.3 * width)
    await page.close()
  },
)

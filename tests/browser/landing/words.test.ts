import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { frame, landingTests } from './landing.ts'

const landing = landingTests({ unseen: true })

/** The page is looked at every so many px of scroll. */
const EVERY_PX = 75
/** The longest way without a word, px. */
const LONGEST_PX = 150
/** What is fainter than this is not read. */
const READABLE = 0.35

const WINDOWS = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844, isMobile: true },
] as const

/** Whether a word of content can be read: not the header's, not one that only screen readers have. */
function hasWord(readable: number): boolean {
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!/[\p{L}\d]{2}/u.test(node.textContent ?? '') || !element || element.closest('header')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    let opacity = 1
    let clip = new DOMRect(0, 0, window.innerWidth, window.innerHeight)
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      opacity *= Number(style.opacity)
      if (style.clipPath !== 'none' && at.classList.contains('visually-hidden')) opacity = 0
      if (style.overflow === 'visible' || at === document.body || at === document.documentElement) continue
      const box = at.getBoundingClientRect()
      const left = Math.max(clip.left, box.left)
      const top = Math.max(clip.top, box.top)
      const [right, bottom] = [Math.min(clip.right, box.right), Math.min(clip.bottom, box.bottom)]
      clip = new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    }
    if (opacity < readable) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const inside = left >= clip.left - 1 && right <= clip.right + 1 && top >= clip.top - 1
      // A word smaller than this is a mark.
      if (inside && bottom <= clip.bottom + 1 && bottom - top >= 10 && right - left >= 8) return true
    }
  }
  return false
}

/** Ways of the page without a word to read, px: from the first position that has none to the next that has one. */
async function wordless(page: Page): Promise<readonly { fromPx: number; toPx: number }[]> {
  const endPx = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const ways: { fromPx: number; toPx: number }[] = []
  let fromPx: number | null = null
  for (let scrollPx = 0; scrollPx <= endPx; scrollPx += EVERY_PX) {
    await page.evaluate(y => window.scrollTo(0, y), scrollPx)
    await frame(page)
    // Texts that come and go are looked at where they end up.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation instanceof CSSTransition) animation.finish()
    })
    const isRead = await page.evaluate(hasWord, READABLE)
    if (!isRead) fromPx ??= scrollPx
    else if (fromPx !== null) {
      ways.push({ fromPx, toPx: scrollPx })
      fromPx = null
    }
  }
  return ways
}

describe.each(WINDOWS)('on $name', ({ name, ...size }) => {
  it(`a word can be read every ${EVERY_PX} px of scroll, or ${LONGEST_PX} px further on`, async () => {
    const page = await landing.open(size)
    const ways = await wordless(page)
    expect(ways.filter(({ fromPx, toPx }) => toPx - fromPx > LONGEST_PX)).toEqual([])
    await page.close()
  }, 240_000)
})

import type { Page } from 'puppeteer'
import { goToPlace, PLACES } from './places.ts'

/** Where a stage's text is cut off or lies over other text, one line each, and headings that do not show. */
function faultsOf(stage: string): string[] {
  interface Line {
    readonly text: string
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const section = document.getElementById(stage)
  if (!section) return ['is missing']
  const lines: Line[] = []
  const faults: string[] = []
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { fontSize, letterSpacing } = getComputedStyle(element)
    const sizePx = Number.parseFloat(fontSize)
    // The space after the last letter may stand outside.
    const spacePx = Number.parseFloat(letterSpacing) || 0
    let clip = { left: 0, top: Number.NEGATIVE_INFINITY, right: innerWidth, bottom: Number.POSITIVE_INFINITY }
    let isHidden = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, overflow } = getComputedStyle(at)
      isHidden ||= clipPath !== 'none' || at.ariaHidden === 'true'
      if (overflow === 'visible' || at === document.documentElement) continue
      const box = at.getBoundingClientRect()
      clip = {
        left: Math.max(clip.left, box.left),
        top: Math.max(clip.top, box.top),
        right: Math.min(clip.right, box.right),
        bottom: Math.min(clip.bottom, box.bottom),
      }
    }
    if (isHidden) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, bottom, width } of range.getClientRects()) {
      if (width < 2) continue
      // A line's box is as high as its font says; its letters take the middle.
      const middle = (top + bottom) / 2
      const line = { text, left, top: middle - 0.36 * sizePx, right, bottom: middle + 0.36 * sizePx }
      const isOutside = line.bottom < clip.top || line.top > clip.bottom
      // The rows of the list pass through their window, in and out.
      const isPassing = element.closest('#data-sheet ol') !== null
      const isCut =
        line.left < clip.left - 2 ||
        line.right > clip.right + 3 + spacePx ||
        line.top < clip.top - 1 ||
        line.bottom > clip.bottom + 1
      if (isCut && !isPassing) faults.push(`cut off: ${text}`)
      if (!(isOutside || (isCut && isPassing))) lines.push(line)
    }
  }
  for (const [i, one] of lines.entries())
    for (const other of lines.slice(i + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (width > 2 && height > 1) faults.push(`${one.text} lies over ${other.text}`)
    }
  for (const heading of section.querySelectorAll('h1, h2, h3'))
    if (!heading.checkVisibility()) faults.push(`not there: ${heading.textContent}`)
  return faults
}

/** Every text of the page that is cut off, covered by other text or not shown at the place where it has to. */
export async function textFaults(page: Page): Promise<readonly string[]> {
  const found: string[] = []
  for (const place of PLACES) {
    await goToPlace(page, place)
    for (const fault of await page.evaluate(faultsOf, place.stage)) found.push(`${place.stage}: ${fault}`)
  }
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (overflowPx > 0) found.push(`${overflowPx} px wider than the window`)
  return [...new Set(found)]
}

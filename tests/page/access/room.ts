import type { Page } from 'puppeteer'
import { goToPlace, PLACES } from './places.ts'

/** What a notch or a home indicator takes of the window, px. */
export type Insets = Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>

const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Gives the window insets from now on: its document has them when this resolves. */
export async function setInsets(page: Page, { top, right, bottom, left }: Insets): Promise<void> {
  const session = await page.createCDPSession()
  const most = { topMax: top, rightMax: right, bottomMax: bottom, leftMax: left }
  const insets = { top, right, bottom, left, ...most }
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
  // They reach the page by a way of their own.
  await page.waitForFunction(
    ({ top, right, bottom, left }) => {
      const probe = document.createElement('i')
      probe.style.padding = ['top', 'right', 'bottom', 'left']
        .map(side => `env(safe-area-inset-${side}, 0px)`)
        .join(' ')
      document.documentElement.append(probe)
      const { padding } = getComputedStyle(probe)
      const wanted = document.createElement('i').style
      wanted.padding = `${top}px ${right}px ${bottom}px ${left}px`
      probe.remove()
      return padding === wanted.padding
    },
    { polling: 50 },
    { top, right, bottom, left },
  )
}

/**
 * Where text of a part of the page is cut off or lies over other text, one line each, controls that are cut off, and headings
 * that do not show. What lies under an inset is cut off.
 */
function faultsOf(part: string, insets: Insets): string[] {
  interface Line {
    readonly text: string
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  const section = document.querySelector(part)
  if (!section) return ['is missing']
  const lines: Line[] = []
  const faults: string[] = []
  // Elsewhere what is above the window, or below it, is yet to come.
  const isPinned = document.documentElement.dataset.layout === 'pinned'
  const seen = {
    left: insets.left - 0.5,
    top: isPinned ? insets.top - 0.5 : Number.NEGATIVE_INFINITY,
    right: innerWidth - insets.right + 0.5,
    bottom: isPinned ? innerHeight - insets.bottom + 0.5 : Number.POSITIVE_INFINITY,
  }
  for (const control of section.querySelectorAll('a, button:enabled:not([data-grab], #data-sheet li *)')) {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    const isSeen = control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && bottom > 0
    const isWhole = left >= seen.left && top >= seen.top && right <= seen.right && bottom <= seen.bottom
    if (isSeen && !isWhole) faults.push(`cut off: ${control.textContent || control.ariaLabel}`)
  }
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!text || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const { fontSize, letterSpacing } = getComputedStyle(element)
    const sizePx = Number.parseFloat(fontSize)
    // The space beside the first letter and after the last one may stand outside.
    const bearingPx = 0.07 * sizePx
    const spacePx = Number.parseFloat(letterSpacing) || 0
    let clip = { ...seen }
    let isHidden = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { clipPath, overflow } = getComputedStyle(at)
      // What has a scroll of its own is not cut.
      isHidden ||= clipPath !== 'none' || at.ariaHidden === 'true' || overflow.includes('auto')
      if (overflow === 'visible' || at === document.documentElement) continue
      const box = at.getBoundingClientRect()
      // Left out where there is no room.
      isHidden ||= box.width < 1
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
      if (width < 2 || bottom <= 0) continue
      // A line's box is as high as its font says; its letters take the middle.
      const middle = (top + bottom) / 2
      const line = { text, left, top: middle - 0.36 * sizePx, right, bottom: middle + 0.36 * sizePx }
      const isOutside = line.bottom < clip.top || line.top > clip.bottom
      // The rows of the list pass through their window, in and out.
      const isPassing = element.closest('#data-sheet ol') !== null
      const isCut =
        line.left < clip.left - 2 - bearingPx ||
        line.right > clip.right + 3 + bearingPx + spacePx ||
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
export async function textFaults(page: Page, insets = NONE): Promise<readonly string[]> {
  const found: string[] = []
  for (const place of PLACES) {
    await goToPlace(page, place)
    for (const part of [`#${place.stage}`, ...(insets === NONE ? [] : ['header'])])
      for (const fault of await page.evaluate(faultsOf, part, insets)) found.push(`${part}: ${fault}`)
  }
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  if (overflowPx > 0) found.push(`${overflowPx} px wider than the window`)
  return [...new Set(found)]
}

/** What of a part of the page, as it stands, is cut off or lies under an inset. */
export async function cutOff(page: Page, part: string, insets: Insets): Promise<readonly string[]> {
  return (await page.evaluate(faultsOf, part, insets)).filter(fault => fault.startsWith('cut off'))
}

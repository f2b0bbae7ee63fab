import type { Page } from 'puppeteer'

/** What there is to read where the page rests. */
export interface Seen {
  readonly px: number
  /** How many words stand whole in the window. */
  readonly words: number
  /** Lines that lie over one another, or are cut by the window. */
  readonly faults: readonly string[]
  /** Everything that is read with its places, and the picture's numbers, as one text. */
  readonly state: string
}

/** Runs in the page: what is read there now. */
function look(): Omit<Seen, 'px'> {
  interface Line {
    readonly element: Element
    readonly text: string
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  interface Around {
    readonly opacity: number
    readonly isCopy: boolean
    readonly clip: Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>
  }
  const lines: Line[] = []
  const faults: string[] = []
  const canvas = document.createElement('canvas').getContext('2d')
  /** From where to where the letters of a text reach, as shares of the height of its line. */
  const inkOf = (font: string, stretch: string, text: string) => {
    if (!canvas) throw new Error('there is no canvas to measure text on')
    canvas.font = font
    if (Number.parseFloat(stretch) < 100) canvas.fontStretch = 'condensed'
    const box = canvas.measureText(text)
    const height = box.fontBoundingBoxAscent + box.fontBoundingBoxDescent
    return {
      from: (box.fontBoundingBoxAscent - box.actualBoundingBoxAscent) / height,
      until: (box.fontBoundingBoxAscent + box.actualBoundingBoxDescent) / height,
    }
  }
  /** What an element's ancestors and itself do to it; worked out once for each, however many texts it holds. */
  const arounds = new Map<Element, Around>()
  const aroundOf = (element: Element): Around => {
    const known = arounds.get(element)
    if (known) return known
    const { parentElement } = element
    const above = parentElement
      ? aroundOf(parentElement)
      : { opacity: 1, isCopy: false, clip: { left: 0, top: 0, right: innerWidth, bottom: innerHeight } }
    const { opacity, clipPath, overflow } = getComputedStyle(element)
    let { clip } = above
    if (overflow !== 'visible' && element !== document.body && element !== document.documentElement) {
      const box = element.getBoundingClientRect()
      clip = {
        left: Math.max(clip.left, box.left),
        top: Math.max(clip.top, box.top),
        right: Math.min(clip.right, box.right),
        bottom: Math.min(clip.bottom, box.bottom),
      }
    }
    const isCopy = above.isCopy || clipPath !== 'none' || element.ariaHidden === 'true'
    const around = { opacity: above.opacity * Number(opacity), isCopy, clip }
    arounds.set(element, around)
    return around
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    // What lies on the paper under the stack is read when it is the page.
    if (element?.closest('[data-print]')) continue
    if (
      !text ||
      !element?.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      continue
    const { opacity, isCopy, clip } = aroundOf(element)
    if (opacity < 0.99 || isCopy) continue
    const { fontWeight, fontStretch, fontSize, fontFamily } = getComputedStyle(element)
    const letters = inkOf(`${fontWeight} ${fontSize} ${fontFamily}`, fontStretch, text)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, right, height, width } of range.getClientRects()) {
      const line = {
        element,
        text,
        left,
        top: top + letters.from * height,
        right,
        bottom: top + letters.until * height,
      }
      const isOutside = line.bottom < clip.top + 1 || line.top > clip.bottom - 1
      const isBeside = line.right < clip.left + 1 || line.left > clip.right - 1
      if (width < 2 || isOutside || isBeside) continue
      lines.push(line)
      if (line.left < -2 || line.right > innerWidth + 3) faults.push(`cut by the window: ${text}`)
    }
  }
  const pinned = lines.filter(({ element }) => element.closest('[data-pin], header'))
  for (const [i, one] of pinned.entries())
    for (const other of pinned.slice(i + 1)) {
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue
      // A copy in another colour lies on what it copies.
      if (one.text === other.text) continue
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      if (across > 2 && down > 2) faults.push(`“${one.text}” lies over “${other.text}”`)
    }
  const whole = lines.filter(({ top, bottom }) => top >= 0 && bottom <= innerHeight)
  const words = whole.filter(({ text }) => /\p{L}{2}/u.test(text)).length
  const state = lines.map(({ text, left, top }) => `${text}@${Math.round(left)},${Math.round(top)}`).join(' ')
  return { words, faults: [...new Set(faults)], state }
}

/** Brings the page to rest at each scroll position, in this order, and says what is read there. */
export async function seenAt(page: Page, places: readonly number[]): Promise<readonly Seen[]> {
  await page.evaluate(`window.look = ${look.toString()}`)
  return page.evaluate(
    async list => {
      const own = window as unknown as { look: () => Omit<Seen, 'px'> }
      const seen: Seen[] = []
      for (const px of list) {
        await window.film?.seek({ px }, { draw: false })
        seen.push({ px, ...own.look() })
      }
      return seen
    },
    [...places],
  )
}

import type { Page } from 'puppeteer'

export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Of the element and all that it stands in. */
  readonly opacity: number
}

/** Returns where an element is in the window, and how much of it shows. */
export const rectOf = (page: Page, selector: string): Promise<Rect> =>
  page.$eval(selector, element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return { left, top, width, height, opacity }
  })

/** Returns the same of several. */
export const rectsOf = async (page: Page, selectors: readonly string[]): Promise<readonly Rect[]> => {
  const rects: Rect[] = []
  for (const selector of selectors) rects.push(await rectOf(page, selector))
  return rects
}

/** How far the middles of two rectangles are apart, px. */
export const apart = (a: Rect | undefined, b: Rect | undefined): number =>
  a && b
    ? Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2)
    : Number.NaN

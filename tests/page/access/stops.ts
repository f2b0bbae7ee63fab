import type { Page } from 'puppeteer'
import { atRest } from './places.ts'

/** More stops than the page has. */
const MANY = 120

/** What Tab can come to: a toolbar and a group of radio buttons are one stop each. */
const STOPS =
  'a[href], [role=toolbar], button:not([role=toolbar] *, [tabindex="-1"]), input[type=radio]:checked'

export interface Stop {
  /** Place among all that Tab can come to, in the document's order. */
  readonly place: number
  readonly label: string
  /** What keeps a reader from seeing that it has the focus. */
  readonly faults: readonly string[]
}

/** The element that has the focus; undefined once the focus has left the page. */
function describeStop(stops: string): Stop | undefined {
  const stop = document.activeElement
  if (!(stop instanceof HTMLElement) || stop === document.body) return undefined
  const { left, top, right, bottom, width, height } = stop.getBoundingClientRect()
  const faults: string[] = []
  if (width * height === 0) faults.push('no size')
  // The pieces of the hero's picture are cut by the window's edge, as the picture is.
  const cut = stop.matches('#hero [data-grab]') ? width / 2 : 0
  if (
    left < -cut - 1 ||
    top < -cut - 1 ||
    right > window.innerWidth + cut + 1 ||
    bottom > window.innerHeight + cut + 1
  )
    faults.push(`off screen: ${[left, top, right, bottom].map(Math.round)}`)
  const drawn = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!drawn || !(stop.contains(drawn) || drawn.contains(stop))) faults.push('covered')
  let opacity = 1
  for (let at: Element | null = stop; at; at = at.parentElement)
    opacity *= Number(getComputedStyle(at).opacity)
  if (opacity < 0.99) faults.push(`opacity ${opacity}`)
  const { outlineStyle, outlineWidth } = getComputedStyle(stop)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no ring')
  return {
    place: Array.from(document.querySelectorAll(stops)).indexOf(stop.closest('[role=toolbar]') ?? stop),
    label: stop.getAttribute('aria-label') ?? stop.textContent.trim().slice(0, 40),
    faults,
  }
}

/** The stop that has the focus, after what its focus has set in motion. */
export async function focusedStop(page: Page): Promise<Stop | undefined> {
  await atRest(page)
  return page.evaluate(describeStop, STOPS)
}

/** Presses a key until the focus has left the page. Returns every stop on the way. */
export async function walk(page: Page, isBack = false): Promise<readonly Stop[]> {
  const stops: Stop[] = []
  while (stops.length < MANY) {
    if (isBack) await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    if (isBack) await page.keyboard.up('Shift')
    const stop = await focusedStop(page)
    if (!stop) break
    stops.push(stop)
  }
  return stops
}

/** Places of everything that Tab has to reach as the page stands. */
export const reachable = (page: Page): Promise<number[]> =>
  page.evaluate(
    stops =>
      Array.from(document.querySelectorAll(stops)).flatMap((element, place) =>
        element.checkVisibility() ? [place] : [],
      ),
    STOPS,
  )

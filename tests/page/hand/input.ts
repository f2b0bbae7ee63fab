import type { CDPSession, Page } from 'puppeteer'
import { frame, settled } from '../../support/landing.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The middle of an element, px from the top left of the window. */
export const middleOf = (page: Page, selector: string): Promise<Point> =>
  page.$eval(selector, element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Taps the middle of an element with a finger, and waits for the click that the browser makes of it in its own time. */
export async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await middleOf(page, selector)
  const clicked = page.evaluate(
    () =>
      new Promise<void>(resolve => addEventListener('click', () => resolve(), { once: true, capture: true })),
  )
  await page.touchscreen.tap(x, y)
  await clicked
  await settled(page)
}

/** Points on the way from one place to another, the start left out. */
const way = (from: Point, dx: number, dy: number, steps: number): readonly Point[] =>
  Array.from({ length: steps }, (_, i) => ({
    x: from.x + (dx * (i + 1)) / steps,
    y: from.y + (dy * (i + 1)) / steps,
  }))

/** Presses the mouse somewhere and moves it, a frame a step; it stays pressed. */
export async function mouseDraw(page: Page, from: Point, dx: number, dy = 0, steps = 8): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const { x, y } of way(from, dx, dy, steps)) {
    await page.mouse.move(x, y)
    await frame(page)
  }
  // The browser may hand the last move on in a frame of its own.
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
  await frame(page)
}

/** A finger, by the events that a screen sends. */
export class Finger {
  private readonly session: CDPSession
  private readonly page: Page

  private constructor(session: CDPSession, page: Page) {
    this.session = session
    this.page = page
  }

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.createCDPSession(), page)
  }

  private send(type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }))
    return this.session.send('Input.dispatchTouchEvent', { type, touchPoints })
  }

  /** Puts it down and draws; it stays down. */
  async draw(from: Point, dx: number, dy: number, steps = 12): Promise<void> {
    await this.send('touchStart', [from])
    for (const point of way(from, dx, dy, steps)) {
      await this.send('touchMove', [point])
      await frame(this.page)
    }
  }

  /** A second one comes down beside it. */
  second(first: Point, second: Point): Promise<unknown> {
    return this.send('touchStart', [first, second])
  }

  lift(): Promise<unknown> {
    return this.send('touchEnd', [])
  }
}

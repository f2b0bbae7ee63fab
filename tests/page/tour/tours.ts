import type { Page } from 'puppeteer'
import { until } from '../../support/landing.ts'

/** The tour's control. */
export const CONTROL = 'section[aria-label=Tour]'

declare global {
  interface Window {
    /** Ends the long wait that ends next. Returns whether there was one. */
    endWait(): boolean
  }
}

/** The tour's shortest rest, ms: what waits for less is no wait of a visitor. */
const SHORTEST_MS = 900

/** Runs in the page: its long waits end when somebody says so, the one that ends first first. */
function hold(shortestMs: number): void {
  const own = { setTimeout: window.setTimeout, clearTimeout: window.clearTimeout }
  const waits = new Map<number, { readonly dueMs: number; readonly call: () => void }>()
  let [id, nowMs] = [1_000_000_000, 0]
  Object.assign(window, {
    setTimeout(call: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
      if (ms < shortestMs) return Reflect.apply(own.setTimeout, window, [call, ms, ...args])
      waits.set(++id, { dueMs: nowMs + ms, call: () => call(...args) })
      return id
    },
    clearTimeout: (wait?: number) => void (waits.delete(Number(wait)) || own.clearTimeout.call(window, wait)),
    endWait() {
      const [next] = [...waits].sort(([, a], [, b]) => a.dueMs - b.dueMs)
      if (!next) return false
      waits.delete(next[0])
      nowMs = next[1].dueMs
      next[1].call()
      return true
    },
  })
}

/** Holds the long waits of a page, from its first script on: rests of the tour, and what follows a visitor's last sign. */
export const holdWaits = async (page: Page): Promise<void> => {
  await page.evaluateOnNewDocument(hold, SHORTEST_MS)
}

/** Ends the wait that ends next, and lets the page go on until it rests again. */
export const endWait = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    window.endWait()
    for (let i = 0; i < 200 && (await window.film?.step(100, { draw: false })); i++);
    await window.film?.step(100)
  })

/** How the tour stands: `playing hero`. */
export const tourOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tour } = document.documentElement.dataset
    const { chapter } = document.querySelector<HTMLElement>('#scene')?.dataset ?? {}
    return tour === undefined ? 'none' : `${tour} ${chapter}`
  })

/** Lets time go by until the tour stands so: `playing hero`, or `playing` at whatever chapter. */
export const untilTour = (page: Page, state: string): Promise<void> =>
  until(page, async () => (await tourOf(page)).startsWith(state))

/** What the control says of the chapter: its place among all, and its name. */
export const saidChapter = (page: Page): Promise<string> =>
  page.$eval(`${CONTROL} [role=status]`, status => status.textContent)

/** Presses a button of the control, where it is in the window by now. */
export const press = (page: Page, name: string): Promise<void> =>
  page.click(`${CONTROL} [aria-label="${name}"]`)

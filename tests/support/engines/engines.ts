import { setTimeout as sleep } from 'node:timers/promises'
import { findEngines } from './find.ts'
import { firefox } from './firefox.ts'
import type { Engine, Session } from './session.ts'
import { webkit } from './webkit.ts'

const { firefox: firefoxPath, webkit: webkitPaths } = findEngines()

/** Every engine of this machine besides Chromium's. */
export const ENGINES: readonly Engine[] = [
  ...(firefoxPath ? [firefox(firefoxPath)] : []),
  ...(webkitPaths ? [webkit(webkitPaths)] : []),
]

/** What this machine lacks of them. */
export const MISSING_ENGINES: readonly string[] = [
  ...(firefoxPath ? [] : ['Firefox']),
  ...(webkitPaths ? [] : ['WebKitGTK']),
]

const PATIENCE_MS = 60_000
const POLL_MS = 100

/** Waits until an expression is true in the page. Throws with what it was last. */
export async function until(session: Session, expression: string): Promise<void> {
  let last: unknown
  for (let waitedMs = 0; waitedMs < PATIENCE_MS; waitedMs += POLL_MS) {
    last = await session.evaluate(expression)
    if (last) return
    await sleep(POLL_MS)
  }
  throw new Error(`${expression} is still ${JSON.stringify(last)}`)
}

/**
 * Without it WebKit, which does not tell that its renderer is software, would draw the tier `full`: another picture than
 * Chromium's, and slowly.
 */
export const LEAN = '?quality=lean'

/** Opens the landing page and waits until its scene has drawn or has given way, and its sheet is there. */
export async function openLanding(session: Session, url: string, path = LEAN): Promise<void> {
  await session.goto(url + path)
  await until(session, `/ready|fallback/.test(document.documentElement.dataset.scene)`)
  await until(session, `document.querySelector('#data-sheet[data-current]') !== null`)
}

/** Goes to a place of a section, so many px below its top, and waits until the page has come to rest there. */
export async function goTo(session: Session, id: string, belowPx = 0): Promise<void> {
  const place = `Math.round(document.querySelector('#${id}').offsetTop + ${belowPx})`
  await session.evaluate(`void window.scrollTo(0, ${place})`)
  await settled(session)
}

/** Waits until the page has stood still for a moment; returns where. */
export async function settled(session: Session): Promise<number> {
  for (let last = -1; ; ) {
    await sleep(4 * POLL_MS)
    const now = await session.evaluate<number>('Math.round(window.scrollY)')
    if (now === last) return now
    last = now
  }
}

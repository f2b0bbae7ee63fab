import { addStep } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { currentLayout } from '../stage/layout.ts'
import { layoutMode } from '../stage/mode.ts'
import { locate, rangeOf } from '../stage/ranges.ts'
import { clamp } from '../timeline/easing.ts'
import { swapsTo } from '../timeline/orders.ts'
import { stopAt } from '../timeline/stops.ts'
import { SETTLING } from '../timeline/thresholds.ts'

/** Share of the way to the stop that is left after a frame, once the page has been still for so long. */
function leftAfter(stillMs: number, deltaMs: number): number {
  const begun = clamp((stillMs - SETTLING.afterMs) / SETTLING.beginMs, 0, 1)
  return Math.exp((-begun * deltaMs) / SETTLING.tauMs)
}

/** Whether `html[data-settle=off]` asks for every position as it is passed: tests look at single frames. */
const isOff = (): boolean => document.documentElement.dataset.settle === 'off'

/**
 * What is left of the way between the page and the story when the page has moved on: the story never turns round for it.
 * At the stop that the page comes to it waits, or it would have to come back there when the page rests.
 * @param toPx how far the stop is from the page now
 */
function caughtUp(awayPx: number, movedPx: number, toPx: number): number {
  const { behind, ahead } = SETTLING.catchUp
  const waits = awayPx * movedPx > 0 && toPx * movedPx > 0 && Math.abs(awayPx - movedPx - toPx) < 1
  if (waits) return toPx
  const byPx = Math.abs(movedPx) * (awayPx * movedPx < 0 ? behind : ahead)
  return Math.sign(awayPx) * Math.max(0, Math.abs(awayPx) - byPx)
}

/**
 * Where the scroll rests between two poses of the story, lets the story settle at the nearest one that says the same.
 * The page stays where it is; the contract's attributes follow the page.
 * @returns ends it
 */
export function startSettling(): () => void {
  let lastPx = Number.NaN
  /** How far the story is from where the page is, px. */
  let awayPx = 0
  /** For how long the page has been as good as still, and how far it has moved in that time. */
  let stillMs = 0
  let driftPx = 0

  function rest(movedPx: number): void {
    driftPx += Math.abs(movedPx)
    stillMs += now.deltaMs
    if (driftPx <= SETTLING.driftPx) return
    driftPx = 0
    stillMs = 0
  }

  /** Moves the story on to its stop. Returns true until it is there. */
  function settle(toPx: number): boolean {
    const leftPx = (awayPx - toPx) * leftAfter(stillMs, now.deltaMs)
    const isThere = Math.abs(leftPx) < SETTLING.therePx
    awayPx = isThere ? toPx : toPx + leftPx
    return !isThere
  }

  function step(): boolean {
    const { scrollPx } = now
    const movedPx = scrollPx - lastPx
    const isJump = !(Math.abs(movedPx) < SETTLING.jumpPx)
    lastPx = scrollPx
    const range = rangeOf(now.stage)
    if (!range || now.reduced || isOff() || layoutMode() !== 'pinned') {
      awayPx = 0
      return false
    }
    rest(isJump ? 0 : movedPx)
    const offsetPx = scrollPx - range.topPx
    const swaps = swapsTo(currentLayout().sessionColumns)
    const toPx = stopAt(now.stage, offsetPx, range.lengthPx, swaps) - offsetPx
    // The next stage's words come with the page: the story is there before it only where it stops there.
    const endPx = range.lengthPx - 1 - offsetPx
    awayPx = isJump ? toPx : Math.min(caughtUp(awayPx, movedPx, toPx), Math.max(endPx, toPx, 0))
    const isOnItsWay = settle(toPx)
    if (awayPx !== 0) locate(scrollPx, scrollPx + awayPx)
    return isOnItsWay
  }

  return addStep('scroll', step)
}

import { addStep } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { comesToPx } from '../frame/scroll.ts'
import { currentLayout } from '../stage/layout.ts'
import { layoutMode } from '../stage/mode.ts'
import { locate, rangeOf, type StageRange } from '../stage/ranges.ts'
import { clamp } from '../timeline/easing.ts'
import type { Layout } from '../timeline/layout.ts'
import { swapsTo } from '../timeline/orders.ts'
import { stopAt } from '../timeline/stops.ts'
import { SETTLING } from '../timeline/thresholds.ts'

const paceOf = ({ portrait }: Layout) => SETTLING[portrait ? 'portrait' : 'landscape']

/** How far the story has set off for its stop, 0..1, once nobody has moved the page for so long. */
function begunAfter(stillMs: number): number {
  const { afterMs, beginMs } = paceOf(currentLayout())
  return clamp((stillMs - afterMs) / beginMs, 0, 1)
}

const isWithin = ({ topPx, lengthPx }: StageRange, px: number): boolean =>
  px >= topPx && px < topPx + lengthPx

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
  /** Where the page was to come to in the frame before, px. */
  let lastGoalPx = Number.NaN
  /** How far the story is from where the page is, px. */
  let awayPx = 0
  /** For how long nobody has moved the page, and how far it has drifted in that time. */
  let stillMs = 0
  let driftPx = 0
  let isBack = false

  function rest(movedPx: number): void {
    driftPx += Math.abs(movedPx)
    stillMs += now.deltaMs
    if (driftPx <= SETTLING.driftPx) return
    driftPx = 0
    stillMs = 0
  }

  /** Moves the story on to its stop. Returns true until it is there. */
  function settle(toPx: number, begun: number): boolean {
    const leftPx = (awayPx - toPx) * Math.exp((-begun * now.deltaMs) / paceOf(currentLayout()).tauMs)
    const isThere = Math.abs(leftPx) < SETTLING.therePx
    awayPx = isThere ? toPx : toPx + leftPx
    return !isThere
  }

  function step(): boolean {
    const { scrollPx } = now
    const movedPx = scrollPx - lastPx
    const isJump = !(Math.abs(movedPx) < SETTLING.jumpPx)
    lastPx = scrollPx
    const goalPx = comesToPx()
    const goalMovedPx = goalPx - lastGoalPx
    lastGoalPx = goalPx
    const range = rangeOf(now.stage)
    if (!range || now.reduced || isOff() || layoutMode() !== 'pinned') {
      awayPx = 0
      return false
    }
    rest(isJump ? 0 : goalMovedPx)
    if (isJump) isBack = false
    else if (Math.abs(goalMovedPx) >= 1) isBack = goalMovedPx < 0
    const isComing = Math.abs(goalPx - scrollPx) <= SETTLING.glidePx && isWithin(range, goalPx)
    // While the glide has long to run, the page is not where it will rest.
    const begun = isComing ? begunAfter(stillMs) : 0
    const offsetPx = (begun > 0 ? goalPx : scrollPx) - range.topPx
    const swaps = swapsTo(currentLayout().sessionColumns)
    const stopPx = range.topPx + stopAt(now.stage, offsetPx, range.lengthPx, swaps, isBack)
    const toPx = stopPx - scrollPx
    // The next stage's words come with the page: the story is there before it only where it stops there.
    const endPx = range.topPx + range.lengthPx - 1 - scrollPx
    if (isJump) awayPx = toPx
    // The page's last px carry the story on as much as it has not set off for its stop.
    else if (begun > 0) awayPx -= begun * movedPx
    else awayPx = caughtUp(awayPx, movedPx, toPx)
    awayPx = Math.min(awayPx, Math.max(endPx, toPx, 0))
    const isOnItsWay = settle(toPx, begun)
    if (awayPx !== 0) locate(scrollPx, scrollPx + awayPx)
    return isOnItsWay
  }

  return addStep('scroll', step)
}

import type { Layout } from '../film/layout.ts'
import { addStep } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { comesToPx } from '../frame/scroll.ts'
import { clamp } from '../picture/ease.ts'
import { type Heading, stopAt } from '../story/stops.ts'
import { currentLayout } from './layout.ts'
import { layoutMode } from './mode.ts'
import { caughtUp, remainingPx, SETTLING } from './pace.ts'
import { locate, rangeOf, type StageRange } from './ranges.ts'

const paceOf = ({ portrait }: Layout) => SETTLING[portrait ? 'portrait' : 'landscape']

/** How far the story has set off for its stop, 0..1, once nobody has moved the page for so long. */
function begunAfter(stillMs: number): number {
  const { afterMs, beginMs } = paceOf(currentLayout())
  return clamp((stillMs - afterMs) / beginMs, 0, 1)
}

/** Lengths are rounded: the very last px may be the end itself. */
const isWithin = ({ topPx, lengthPx }: StageRange, px: number): boolean =>
  px >= topPx && px <= topPx + lengthPx

/** Whether `html[data-settle=off]` asks for every position as it is passed, unless motion is reduced: tests look at single frames. */
const isOff = (): boolean => document.documentElement.dataset.settle === 'off'

/** Whether a stage is pinned, so that its stops count: the sheet's is without a scene, too. */
const hasStops = ({ id }: StageRange): boolean =>
  layoutMode() === 'pinned' || (id === 'data-sheet' && layoutMode() !== 'flow')

/** Returns the stop for a place of a stage, px of scroll. */
function stopPx({ id, topPx, lengthPx }: StageRange, px: number, heading: Heading): number {
  return topPx + stopAt(id, px - topPx, lengthPx, heading, currentLayout().entries > 0)
}

/**
 * Where the scroll rests between two poses of the story, lets the story settle at the nearest one that says the same.
 * The page stays where it is; the contract's attributes follow the page. With reduced motion the story is always at a stop: which
 * one is a function of the page's position alone.
 */
export function startSettling(): void {
  let lastPx = Number.NaN
  /** Where the page was to come to in the frame before, px. */
  let lastGoalPx = Number.NaN
  /** How far the story is from where the page is, px. */
  let awayPx = 0
  /** For how long nobody has moved the page, and how far it has drifted in that time. */
  let stillMs = 0
  let driftPx = 0
  let heading: Heading = 0
  /** The farthest that the page has come in that direction, px. */
  let farthestPx = 0

  function rest(movedPx: number): void {
    driftPx += Math.abs(movedPx)
    stillMs += now.deltaMs
    if (driftPx <= SETTLING.driftPx) return
    driftPx = 0
    stillMs = 0
  }

  /** A finger that trembles as it lifts turns nothing round. */
  function head(goalPx: number, isJump: boolean): void {
    const turnedPx = isJump ? 0 : goalPx - farthestPx
    if (turnedPx * heading < 0 && Math.abs(turnedPx) < SETTLING.turnPx) return
    if (isJump || turnedPx !== 0) heading = Math.sign(turnedPx) as Heading
    farthestPx = goalPx
  }

  /** Moves the story on to its stop. Returns true until it is there. */
  function settle(toPx: number, begun: number): boolean {
    const leftPx = remainingPx(awayPx - toPx, begun * now.deltaMs, paceOf(currentLayout()).tauMs)
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
    if (range && now.reduced && hasStops(range)) locate(scrollPx, stopPx(range, scrollPx, 0))
    if (!range || now.reduced || isOff() || layoutMode() !== 'pinned') {
      awayPx = 0
      return false
    }
    rest(isJump ? 0 : goalMovedPx)
    head(goalPx, isJump)
    const isComing = Math.abs(goalPx - scrollPx) <= SETTLING.glidePx && isWithin(range, goalPx)
    // While the glide has long to run, the page is not where it will rest.
    const begun = isComing ? begunAfter(stillMs) : 0
    const toPx = stopPx(range, begun > 0 ? goalPx : scrollPx, heading) - scrollPx
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

  addStep('scroll', step)
}

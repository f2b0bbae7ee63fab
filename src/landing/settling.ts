import { addStep } from '../frame/loop.ts'
import { now } from '../frame/now.ts'
import { layoutMode } from '../stage/mode.ts'
import { locate, rangeOf } from '../stage/ranges.ts'
import { clamp } from '../timeline/easing.ts'
import type { StageId } from '../timeline/stages.ts'
import { cellAt, createCell } from '../timeline/stops.ts'
import { SETTLING } from '../timeline/thresholds.ts'

/** Share of the way to the stop that is left after a frame, once the page has been still for so long. */
function leftAfter(stillMs: number, deltaMs: number): number {
  const begun = clamp((stillMs - SETTLING.afterMs) / SETTLING.beginMs, 0, 1)
  return Math.exp((-begun * deltaMs) / SETTLING.tauMs)
}

/**
 * Where the scroll rests between two poses of the story, lets the story settle at the nearer one. The page stays where it
 * is, and all that it says stays true: the story never leaves the cell of the page's own position, and never goes back
 * while the page goes on.
 * @returns ends it
 */
export function startSettling(): () => void {
  const cell = createCell()
  let stage: StageId | undefined
  let cellPx = Number.NaN
  let lastPx = Number.NaN
  /** How far the story is from where the page is, px. */
  let awayPx = 0
  /** For how long the page has been as good as still. */
  let stillMs = 0

  /** Finds the cell of the page's position. Returns whether it is still the one of the frame before. */
  function find(offsetPx: number, lengthPx: number): boolean {
    const isIn = cellAt(cell, now.stage, offsetPx, lengthPx)
    const stays = isIn && stage === now.stage && cellPx === cell.from
    stage = now.stage
    cellPx = isIn ? cell.from : Number.NaN
    return stays
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
    lastPx = scrollPx
    stillMs = Math.abs(movedPx) <= SETTLING.stillPx ? stillMs + now.deltaMs : 0
    const range = rangeOf(now.stage)
    if (!range || now.reduced || layoutMode() !== 'pinned') {
      cellPx = Number.NaN
      return false
    }
    const offsetPx = scrollPx - range.topPx
    const stays = find(offsetPx, range.lengthPx)
    if (Number.isNaN(cellPx)) return false
    const toPx = clamp(offsetPx, cell.restFrom, cell.restUntil) - offsetPx
    if (!(Math.abs(movedPx) < SETTLING.jumpPx)) awayPx = toPx
    else if (!stays) awayPx = 0
    else if (movedPx !== 0) {
      // What is between the story and the page has gone where the cell ends.
      const endPx = movedPx > 0 ? cell.until : cell.from
      awayPx *= (endPx - offsetPx) / (endPx - offsetPx + movedPx)
    }
    const isOnItsWay = settle(toPx)
    locate(scrollPx, scrollPx + awayPx)
    return isOnItsWay
  }

  return addStep('scroll', step)
}

import { beginsGroup } from './accent.ts'
import { clamp, easeOutQuad, overshoot, smoothstep } from './easing.ts'
import type { Layout, TowerPlace } from './layout.ts'
import type { Picture } from './picture.ts'
import { markerColumnAt, sheetLeft, towersPosition } from './sheet.ts'
import { svhOf } from './stages.ts'
import { CHART } from './thresholds.ts'
import { carryChip } from './tower-chips.ts'
import { ASIDE, IN_CELL } from './tower-form.ts'
import { lerp } from './vec.ts'

/** Towers of a pattern: one for each shape and row of the sheet. */
export const TOWERS = 8

/** A tower that is dealt is as wide as it will be after this part of its time: it begins as a chip, not as a crumb. */
const WIDE = 0.06

/** Progress of SESSIONS at an offset of the stage after it. */
const sessionsAt = (offsetPx: number, heightPx: number): number =>
  1 + (100 * offsetPx) / (svhOf('sessions') * heightPx)

/** How far a track of SESSIONS has come at an offset of the stage, in which it is whole. */
const partAt = (
  { from, until }: { readonly from: number; readonly until: number },
  offsetPx: number,
  heightPx: number,
): number => clamp((sessionsAt(offsetPx, heightPx) - from) / (until - from), 0, 1)

/** How far the ink column has opened at an offset of the stage. */
export const inkOpened = (offsetPx: number, heightPx: number): number => partAt(CHART.ink, offsetPx, heightPx)

/** How far aside of the first column the ink is, in columns, while it opens: out of that one's left edge. */
export const inkAside = (opened: number): number => opened - 1

/** Half the width of a value over its tower, in columns, and the share of the ink's opening in which it comes on that. */
const HALF_VALUE = 0.12
const VALUE_COMES = 0.14

/** Returns how much shows of the value over the first column's odd (0) or even (1) tower while the ink opens: it is ivory, and comes when all its place is ink. */
export const valueOnInk = (opened: number, parity: number): number =>
  clamp((opened - 0.5 - (IN_CELL.offsets[parity] ?? 0) - HALF_VALUE) / VALUE_COMES, 0, 1)

/**
 * Shares of the towers' time between two patterns: those whose column has another shape next sink all at once, then the
 * new ones rise column after column from the left; those that stay grow or shrink meanwhile.
 */
const CHANGE = {
  sinks: 0.4,
  rises: 0.4,
  step: 0.05,
  lasts: 0.45,
  stays: { from: 0.1, lasts: 0.75 },
} as const
/** A tower goes beyond its new height by this share of it, or of the difference, and settles. */
const BEYOND = 0.06

/** Height of a tower on screen, px, by its value. */
export const towerHeight = (value: number, place: TowerPlace): number => value * place.unitPx

/** Towers of fewer chips than this are dealt as fast as one of so many, and stand when they are whole. */
const CHIPS = 6
/** Share of a chip's time in which it comes; then the tower stands until the next one. */
const COMES = 0.7

/** Returns how high a tower stands that is dealt chip by chip, from line to line of its wall, px. */
function dealtPx(wholePx: number, dealt: number, stepPx: number): number {
  if (dealt === 1 || wholePx === 0) return wholePx
  const chips = Math.max(CHIPS, wholePx / stepPx) * dealt
  const lie = Math.floor(chips)
  return Math.min(wholePx, stepPx * (lie + smoothstep((chips - lie) / COMES)))
}

/** Less than the whole, so that the shape can still be told. */
const MOST_MISSING = 0.999

/** How much of it is missing in width where so much of its height is left: it comes and goes as a chip, not as a crumb. */
const missingAt = (left: number, chip: number): number => (1 - easeOutQuad(left / chip)) * MOST_MISSING

function writeTower(
  picture: Picture,
  index: number,
  shape: number,
  parity: number,
  from: number,
  to: number,
  changed: number,
  grown: number,
  carry: number,
  place: TowerPlace,
  layout: Layout,
): void {
  const columnFrom = layout.entryColumns[from * 4 + shape] ?? 0
  const columnTo = layout.entryColumns[to * 4 + shape] ?? 0
  const highFrom = towerHeight(layout.entryValues[from * TOWERS + parity * 4 + columnFrom] ?? 0, place)
  const highTo = towerHeight(layout.entryValues[to * TOWERS + parity * 4 + columnTo] ?? 0, place)
  const anew = beginsGroup(layout, to) && to > from
  const rises = changed > CHANGE.rises
  const column = rises ? columnTo : columnFrom
  let high = highFrom
  let missing = 0
  if (columnFrom === columnTo && !anew) {
    const { from: begins, lasts } = CHANGE.stays
    const part = (changed - begins - CHANGE.step * column) / lasts
    high = Math.max(0, lerp(highFrom, highTo, overshoot(part, BEYOND)))
  } else if (rises) {
    const risen = clamp((changed - CHANGE.rises - CHANGE.step * column) / CHANGE.lasts, 0, 1)
    high = anew ? dealtPx(highTo, risen, place.stepPx) : highTo * overshoot(risen, BEYOND)
    missing = missingAt(risen, WIDE)
  } else {
    const left = 1 - smoothstep(changed / CHANGE.sinks)
    high *= left
    missing = missingAt(left, WIDE)
  }
  const { list } = picture.towers
  const { stagger } = CHART.towers
  const grownHere = clamp(grown * (1 + stagger) - (stagger * column) / 3, 0, 1)
  if (carry > 0 && layout.table) {
    carryChip(list, index, shape, column, high, carry, layout, place, layout.table)
    return
  }
  const offset = (IN_CELL.offsets[parity] ?? 0) * place.pitch
  list[index * 4] = place.x + (column - 1.5) * place.pitch + offset - (ASIDE[shape] ?? 0) * place.size
  list[index * 4 + 1] = place.footY + (parity ? 0 : place.lanePx)
  list[index * 4 + 2] = dealtPx(high, grownHere, place.stepPx)
  // What is missing of its size is told as a fraction.
  list[index * 4 + 3] = shape + Math.max(missing, missingAt(grownHere, WIDE))
}

/**
 * The towers of the current pattern and the marker's ink column (design/hand, section 1): as the list moves on each shape's
 * two towers grow or shrink where they stand, or sink and rise in its next column; where a group begins all are dealt anew.
 * @param carry progress of ODD & EVEN, in which they become its first chips; below 0 before it
 */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture, carry = -1): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  const grown = partAt(CHART.towers, offsetPx, layout.heightPx)
  if (grown <= 0) return
  towers.alpha = 1
  const position = towersPosition(offsetPx, entries)
  const from = Math.floor(position)
  const to = Math.min(from + 1, entries - 1)
  for (let parity = 0; parity < 2; parity++)
    for (let shape = 0; shape < 4; shape++)
      writeTower(
        picture,
        parity * 4 + shape,
        shape,
        parity,
        from,
        to,
        position - from,
        grown,
        carry,
        place,
        layout,
      )
  const column = markerColumnAt(offsetPx, entries)
  const opened = inkOpened(offsetPx, layout.heightPx)
  towers.opened = Math.min(opened, sheetLeft(offsetPx, entries))
  towers.inkLeft = place.x + (column - 2) * place.pitch
  towers.inkRight = towers.inkLeft + place.pitch * opened
  towers.inkTop = place.topY
  towers.inkBottom = place.bottomY
}

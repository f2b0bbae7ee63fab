import { beginsGroup } from './accent.ts'
import { clamp, easeOutQuad, overshoot, smoothstep } from './easing.ts'
import type { Layout, TowerPlace } from './layout.ts'
import type { Picture } from './picture.ts'
import { columnPosition, markerColumnAt, pastBoundaryPx, sheetLeft } from './sheet.ts'
import { SECTION_PX, svhOf } from './stages.ts'
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
 * Shares of a column's time between two patterns: its towers sink if another shape comes there, and its own rise when those
 * of all columns have sunk: no shape is ever over two columns. Those of a shape that stays grow or shrink.
 */
const CHANGE = { sinks: 0.2, rises: 0.4, stays: 0.1 } as const
/**
 * Where a group begins the ink goes back in strides, a column each: one edge goes ahead, then the other one follows, and
 * behind it all towers are dealt anew. In px from the boundary.
 */
const STRIDES = { from: -36, length: 11.4, count: 3 } as const
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

/** The shape in a column of an entry. */
function shapeIn({ entryColumns }: Layout, entry: number, column: number): number {
  let shape = 3
  while (shape > 0 && entryColumns[entry * 4 + shape] !== column) shape--
  return shape
}

function writeTower(
  picture: Picture,
  column: number,
  parity: number,
  position: number,
  grown: number,
  carry: number,
  place: TowerPlace,
  layout: Layout,
): void {
  const from = Math.floor(position)
  const to = Math.min(from + 1, layout.entries - 1)
  const changed = position - from
  const shapeFrom = shapeIn(layout, from, column)
  const shapeTo = shapeIn(layout, to, column)
  const cell = parity * 4 + column
  const highFrom = towerHeight(layout.entryValues[from * TOWERS + cell] ?? 0, place)
  const highTo = towerHeight(layout.entryValues[to * TOWERS + cell] ?? 0, place)
  const anew = beginsGroup(layout, to) && to > from
  const rises = changed > CHANGE.rises
  let shape = shapeFrom
  let high = highFrom
  let missing = 0
  if (shapeFrom === shapeTo && !anew) {
    const part = (changed - CHANGE.stays) / (1 - CHANGE.stays)
    high = Math.max(0, lerp(highFrom, highTo, overshoot(part, BEYOND)))
  } else if (rises) {
    const risen = (changed - CHANGE.rises) / (1 - CHANGE.rises)
    shape = shapeTo
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
    carryChip(list, cell, shape, column, high, carry, layout, place, layout.table)
    return
  }
  const offset = (IN_CELL.offsets[parity] ?? 0) * place.pitch
  const at = cell * 4
  list[at] = place.x + (column - 1.5) * place.pitch + offset - (ASIDE[shape] ?? 0) * place.size
  list[at + 1] = place.footY + (parity ? 0 : place.lanePx)
  list[at + 2] = dealtPx(high, grownHere, place.stepPx)
  // What is missing of its size is told as a fraction.
  list[at + 3] = shape + Math.max(missing, missingAt(grownHere, WIDE))
}

/** How far an edge of the ink has gone back, in columns, that sets off in the first half of a stride or, `late`, in the other. */
function strode(px: number, late: number): number {
  const at = clamp((px - STRIDES.from) / STRIDES.length - late, 0, STRIDES.count)
  return Math.floor(at) + smoothstep(2 * (at % 1))
}

/** Whether the ink goes in strides: about the boundary at which a group begins. */
const isStriding = (px: number, offsetPx: number, layout: Layout): boolean =>
  Math.abs(px) < -STRIDES.from && beginsGroup(layout, Math.round(offsetPx / SECTION_PX))

/** Returns the left edge of the ink, in columns: the marker's column, or where a group begins in strides of its own. */
export function inkLeft(offsetPx: number, layout: Layout): number {
  const px = pastBoundaryPx(offsetPx, layout.entries)
  return isStriding(px, offsetPx, layout)
    ? STRIDES.count - strode(px, 0)
    : markerColumnAt(offsetPx, layout.entries)
}

/** Returns how wide the ink is, in columns: one, or in a stride up to two. */
export function inkWidth(offsetPx: number, layout: Layout): number {
  const px = pastBoundaryPx(offsetPx, layout.entries)
  return isStriding(px, offsetPx, layout) ? 1 + strode(px, 0) - strode(px, 0.5) : 1
}

/**
 * The towers of the current pattern and the marker's ink column (design/hand, section 1): as the ink goes back over the
 * table each column's two towers grow or shrink, or sink and those of another shape rise; where a group begins all are
 * dealt anew.
 * @param carry progress of ODD & EVEN, in which they become its first chips; below 0 before it
 */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture, carry = -1): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  const grown = partAt(CHART.towers, offsetPx, layout.heightPx)
  if (grown <= 0) return
  towers.alpha = 1
  for (let column = 0; column < 4; column++) {
    const position = columnPosition(offsetPx, entries, column)
    for (let parity = 0; parity < 2; parity++)
      writeTower(picture, column, parity, position, grown, carry, place, layout)
  }
  const opened = inkOpened(offsetPx, layout.heightPx)
  towers.opened = Math.min(opened, sheetLeft(offsetPx, entries))
  towers.inkLeft = place.x + (inkLeft(offsetPx, layout) - 2) * place.pitch
  towers.inkRight = towers.inkLeft + place.pitch * opened * inkWidth(offsetPx, layout)
  towers.inkTop = place.topY
  towers.inkBottom = place.bottomY
}

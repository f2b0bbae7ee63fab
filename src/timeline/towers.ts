import { clamp, easeOutQuad, smoothstep } from './easing.ts'
import type { Layout, TowerPlace } from './layout.ts'
import type { Picture } from './picture.ts'
import { columnPosition, listPosition, markerColumnAt, sheetLeft } from './sheet.ts'
import { SECTION_PX, svhOf } from './stages.ts'
import { CHART, SHEET_GOES } from './thresholds.ts'
import { ASIDE, IN_CELL, standsBelowPx } from './tower-form.ts'
import { levelAt, swingColumn } from './tower-swing.ts'
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

/** A tower that walks to another column passes in front of the others to the right and behind them to the left, by this share of a lane. */
const PASSES = 0.62
/** Meanwhile all step back from the table by this share of a lane: those in front keep clear of its rule. */
const BACK = 0.34
/** Half-way all have come down by so much of their height: they pass low, and none hides another. */
const CROUCHES = 0.72

/** What makes a record springs up from there, past its height and back, so many half swings; what makes a lowest one bounces below it. */
const SPRINGS = 2.5

/** Returns how high a tower stands of its own height, half-way low, by how far it has come; `record` is what it makes of its pattern. */
function stature(walked: number, record: number): number {
  if (record === 0 || walked < 0.5) return 1 - CROUCHES * Math.sin(Math.PI * walked)
  const swing = Math.cos(SPRINGS * Math.PI * (2 * walked - 1))
  return 1 - CROUCHES * (2 - 2 * walked) ** 2 * (record > 0 ? swing : Math.abs(swing))
}

/** Whether another shape walks past a column between two patterns, or the shape that stands there leaves it. */
function isCrossed(entryColumns: Uint8Array, from: number, to: number, column: number): boolean {
  for (let shape = 0; shape < 4; shape++) {
    const before = (entryColumns[from * 4 + shape] ?? 0) - column
    const after = (entryColumns[to * 4 + shape] ?? 0) - column
    if (before * after < 0 || (before === 0 && after !== 0)) return true
  }
  return false
}

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

const SINKS = SHEET_GOES.towers

/** Less than the whole, so that the shape can still be told. */
const MOST_MISSING = 0.999

/** How much of it is missing in width where so much of its height is left: it comes and goes as a chip, not as a crumb. */
const missingAt = (left: number, chip: number): number => (1 - easeOutQuad(left / chip)) * MOST_MISSING

/** Puts a tower among the first ones of the list: the far ones come first, for they are drawn in this order. */
function putTower(
  list: Float32Array,
  count: number,
  x: number,
  y: number,
  high: number,
  shape: number,
): void {
  let at = count * 4
  while (at > 0 && (list[at - 3] ?? 0) < y) {
    list.copyWithin(at, at - 4, at)
    at -= 4
  }
  list[at] = x
  list[at + 1] = y
  list[at + 2] = high
  list[at + 3] = shape
}

/** How much is left of a column's towers so many px past the sheet's end. */
const leftAt = (pastPx: number, column: number): number =>
  1 - smoothstep((pastPx - SINKS.from) / (SINKS.until - SINKS.step * (3 - column) - SINKS.from))

/** The two of a pattern's towers that swing: where its values begin, their column, and how level they are. */
interface Swing {
  first: number
  column: number
  level: number
}

const swingFrom: Swing = { first: 0, column: 0, level: 0 }
const swingTo: Swing = { first: 0, column: 0, level: 0 }

function writeSwing(out: Swing, entry: number, offsetPx: number, { entryValues }: Layout): void {
  out.first = entry * TOWERS
  out.column = swingColumn(entryValues, out.first)
  // The first pattern's are dealt as they are.
  out.level = entry + out.column === 0 ? 0 : levelAt(offsetPx - entry * SECTION_PX, out.column)
}

/** The value that a tower of a pattern is as high as: its own, but for the two that swing. */
function heightValue(values: Float64Array, row: number, column: number, swing: Swing): number {
  const { first, level } = swing
  const value = values[first + row + column] ?? 0
  if (column !== swing.column) return value
  const other = values[first + TOWERS / 2 - row + column] ?? 0
  return Math.max(0, value + ((other - value) / 2) * level)
}

/** Each shape keeps its two towers: between two patterns they walk to its next column and take its values there. */
function writeTower(
  list: Float32Array,
  number: number,
  from: number,
  to: number,
  offsetPx: number,
  grown: number,
  pastPx: number,
  place: TowerPlace,
  layout: Layout,
): void {
  const { entryColumns, entryValues, entryRecords, entries } = layout
  const shape = number % 4
  const row = number - shape
  const columnFrom = entryColumns[from * 4 + shape] ?? 0
  const columnTo = entryColumns[to * 4 + shape] ?? 0
  const walked = columnPosition(offsetPx, entries, columnTo) - from
  const valueFrom = heightValue(entryValues, row, columnFrom, swingFrom)
  const valueTo = heightValue(entryValues, row, columnTo, swingTo)
  const record = entryRecords[to * TOWERS + row + columnTo] ?? 0
  // Where nobody goes by, what stays in its column stays upright: only the value changes.
  const moves = record !== 0 || isCrossed(entryColumns, from, to, columnFrom)
  const between = moves ? Math.sin(Math.PI * walked) : 0
  const own = towerHeight(lerp(valueFrom, valueTo, walked), place)
  const aside = BACK - PASSES * Math.sign(columnTo - columnFrom)
  const y = place.footY + place.lanePx * ((row ? 0 : 1) + aside * between)
  const most = Math.max(own, place.topY - y - standsBelowPx(place.size))
  const high = Math.min(most, own * (moves ? stature(walked, record) : 1))
  const { stagger } = CHART.towers
  const grownHere = clamp(grown * (1 + stagger) - (stagger * columnFrom) / 3, 0, 1)
  const left = leftAt(pastPx, columnFrom)
  const inCell = (lerp(columnFrom, columnTo, walked) - 1.5 + (IN_CELL.offsets[row / 4] ?? 0)) * place.pitch
  putTower(
    list,
    number,
    place.x + inCell - (ASIDE[shape] ?? 0) * place.size,
    y,
    dealtPx(high, grownHere, place.stepPx) * left,
    // What is missing of its size is told as a fraction.
    shape + missingAt(Math.min(grownHere, left), WIDE),
  )
}

/**
 * The towers of the current pattern and the marker's ink column (design/hand, section 1). At the sheet's end they sink, the
 * first column is gone first, and the ink closes to the right.
 */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  const pastPx = offsetPx - entries * SECTION_PX
  const grown = partAt(CHART.towers, offsetPx, layout.heightPx)
  if (grown <= 0 || pastPx >= SINKS.until) return
  towers.alpha = 1
  const from = Math.floor(listPosition(offsetPx, entries))
  const to = Math.min(from + 1, entries - 1)
  writeSwing(swingFrom, from, offsetPx, layout)
  writeSwing(swingTo, to, offsetPx, layout)
  for (let number = 0; number < TOWERS; number++)
    writeTower(towers.list, number, from, to, offsetPx, grown, pastPx, place, layout)
  const opened = inkOpened(offsetPx, layout.heightPx)
  const left = sheetLeft(offsetPx, entries)
  towers.opened = Math.min(opened, left)
  const inkX = place.x + (markerColumnAt(offsetPx, entries) - 2) * place.pitch
  towers.inkLeft = inkX + place.pitch * (1 - left)
  towers.inkRight = inkX + place.pitch * opened
  towers.inkTop = place.topY
  towers.inkBottom = place.bottomY
}

import { carriedAt, sunkAt } from './carried.ts'
import { clamp, easeOutQuad, overshoot, smoothstep } from './easing.ts'
import type { Layout, TowerPlace } from './layout.ts'
import type { Picture } from './picture.ts'
import { listPosition, ringColumnAt, sheetLeft } from './sheet.ts'
import { svhOf } from './stages.ts'
import { CHART } from './thresholds.ts'
import { ASIDE, IN_CELL } from './tower-form.ts'
import { lerp } from './vec.ts'

/** Towers of a pattern: one for each shape and row of the sheet. */
export const TOWERS = 8

/** A tower that walks to another column keeps this much of the lanes' distance from those it meets. */
const PASSING = 0.62
/** A tower that is dealt is as wide as it will be after this part of its time: it begins as a chip, not as a crumb. */
const WIDE = 0.06
/** One that sinks keeps its width until no more than this is left of it: it goes as a chip, not as a crumb. */
const WIDE_AS_CHIP = 0.25

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

/** A tower that goes to another pattern is taken down to this much of its height, walks, and is put up again. */
const LOWEST = 0.08
/** How much of its way each of these takes; it sets off when it is as good as down. */
const TAKEN = 0.4
const SETS_OFF = 0.2
/** They go column after column from the left, the last one so much of a tower's time after the first. */
const WAVE = 0.4
/** A tower that is put up again goes beyond its height by this share of it, and settles. */
const BEYOND = 0.06

/** How much of its height a tower keeps at a part of its way to another pattern. */
function leftAt(part: number): number {
  if (part < 0.5) return lerp(1, LOWEST, smoothstep(part / TAKEN))
  return lerp(LOWEST, 1, overshoot((part - 1) / TAKEN + 1, BEYOND))
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

function writeTower(
  picture: Picture,
  index: number,
  shape: number,
  parity: number,
  from: number,
  to: number,
  walk: number,
  grown: number,
  carry: number,
  place: TowerPlace,
  layout: Layout,
): void {
  const columnFrom = layout.entryColumns[from * 4 + shape] ?? 0
  const columnTo = layout.entryColumns[to * 4 + shape] ?? 0
  const valueFrom = layout.entryValues[from * TOWERS + parity * 4 + columnFrom] ?? 0
  const valueTo = layout.entryValues[to * TOWERS + parity * 4 + columnTo] ?? 0
  // It has its turn by where it is half-way, so that all have the same time there and back.
  const turn = (WAVE * (columnFrom + columnTo)) / 6
  const part = clamp(walk * (1 + WAVE) - turn, 0, 1)
  const walked = smoothstep((part - SETS_OFF) / (1 - 2 * SETS_OFF))
  // To the right a tower passes in front of those it meets, to the left behind them.
  const side = Math.sign(columnTo - columnFrom) * PASSING * place.lanePx * Math.sin(Math.PI * walked)
  const offset = (IN_CELL.offsets[parity] ?? 0) * place.pitch
  const { list } = picture.towers
  const { stagger } = CHART.towers
  const column = lerp(columnFrom, columnTo, walked)
  const risen = clamp(grown * (1 + stagger) - (stagger * column) / 3, 0, 1)
  const own = risen * (1 - sunkAt(carry, column))
  const spread = carriedAt(carry)
  const { parity: goal } = layout
  const pitch = lerp(place.pitch, goal.pitch, spread)
  list[index * 4] =
    lerp(place.x, goal.x, spread) + (column - 1.5) * pitch + offset - (ASIDE[shape] ?? 0) * place.size
  list[index * 4 + 1] = place.footY + (parity ? 0 : place.lanePx) - side
  const high = towerHeight(lerp(valueFrom, valueTo, part), place) * leftAt(part)
  list[index * 4 + 2] = carry > 0 ? high * easeOutQuad(own) : dealtPx(high, own, place.stepPx)
  // What is missing of its size is told as a fraction.
  list[index * 4 + 3] = shape + (1 - easeOutQuad(own / (carry > 0 ? WIDE_AS_CHIP : WIDE))) * MOST_MISSING
}

/** Less than the whole, so that the shape can still be told. */
const MOST_MISSING = 0.999

const swapped = new Float32Array(4)

/** Brings the towers into painter's order: the far ones, whose feet stand higher, first. */
function sortTowers(list: Float32Array): void {
  for (let i = 1; i < TOWERS; i++) {
    for (let j = i; j > 0 && (list[j * 4 + 1] ?? 0) > (list[j * 4 - 3] ?? 0); j--) {
      for (let k = 0; k < 4; k++) {
        swapped[k] = list[j * 4 + k] ?? 0
        list[j * 4 + k] = list[j * 4 - 4 + k] ?? 0
        list[j * 4 - 4 + k] = swapped[k] ?? 0
      }
    }
  }
}

/**
 * The towers of the current pattern and the marker's ink column (design/hand, section 1): each shape keeps its two
 * towers and walks with them to its next column as the list moves on.
 * @param carry progress of ODD & EVEN, in which they sink and spread; below 0 before it
 */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture, carry = -1): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  const grown = partAt(CHART.towers, offsetPx, layout.heightPx)
  if (grown <= 0) return
  towers.alpha = 1
  const position = clamp(listPosition(offsetPx, entries), 0, entries - 1)
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
  sortTowers(towers.list)
  const column = ringColumnAt(offsetPx, entries)
  const opened = inkOpened(offsetPx, layout.heightPx)
  towers.opened = Math.min(opened, sheetLeft(offsetPx, entries))
  towers.inkLeft = place.x + (column - 2) * place.pitch
  towers.inkRight = towers.inkLeft + place.pitch * opened
  towers.inkTop = place.topY
  towers.inkBottom = place.bottomY
}

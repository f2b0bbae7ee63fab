import type { Layout } from '../../film/layout.ts'
import type { Sample } from '../../film/sample.ts'
import { easeOutQuad } from '../../picture/ease.ts'
import type { Picture } from '../../picture/picture.ts'
import { lerp } from '../../picture/vec.ts'
import { ASIDE, towerHeight, towerX, towerY } from './room.ts'
import { at, playAt, sheetIndexAt, tapeAt } from './tape.ts'

/** Towers of a pattern: one for each shape and row of the sheet. */
export const TOWERS = 8

/** Half-way to another column a tower is so much lower, and in front of the others or behind them by this share of a lane. */
const LOWER = 0.72
const PASSES = 0.62
/** A tower has its whole width when this share of it has grown: it begins as a chip. Less than all is missing: its shape is told. */
const CHIP = 0.06
const MOST_MISSING = 0.999

/** Puts a tower among the first ones of the list: the far ones come first, for they are drawn in this order. */
function putTower(list: Float32Array, n: number, x: number, y: number, high: number, shape: number): void {
  let to = n * 4
  while (to > 0 && (list[to - 3] ?? 0) < y) {
    list.copyWithin(to, to - 4, to)
    to -= 4
  }
  list[to] = x
  list[to + 1] = y
  list[to + 2] = high
  list[to + 3] = shape
}

/** Each shape keeps its two towers: between two patterns they go to its next column and take its values there. */
function writeTower(
  value: Sample,
  list: Float32Array,
  n: number,
  from: number,
  to: number,
  moved: number,
  layout: Layout,
): void {
  const { entryColumns, entryValues, towers: place } = layout
  if (!place) return
  const shape = n % 4
  const first = n - shape
  const row = first / 4
  const columnFrom = entryColumns[from * 4 + shape] ?? 0
  const columnTo = entryColumns[to * 4 + shape] ?? 0
  const valueFrom = entryValues[from * TOWERS + first + columnFrom] ?? 0
  const valueTo = entryValues[to * TOWERS + first + columnTo] ?? 0
  const between = columnFrom === columnTo ? 0 : Math.sin(Math.PI * moved)
  const grown = value(at.towers.grown)
  const x = towerX(place, lerp(columnFrom, columnTo, moved), row) - (ASIDE[shape] ?? 0) * place.size
  const y = towerY(place, row) - PASSES * Math.sign(columnTo - columnFrom) * between * place.lanePx
  const high = towerHeight(lerp(valueFrom, valueTo, moved), place) * (1 - LOWER * between) * grown
  // What is missing of its width is told as a fraction of its shape.
  putTower(list, n, x, y, high, shape + (1 - easeOutQuad(grown / CHIP)) * MOST_MISSING)
}

/** The towers of the current pattern and the marker's ink column. */
export function sampleTowers(offsetPx: number, layout: Layout, picture: Picture): void {
  const { towers: place, entries } = layout
  const { towers } = picture
  if (!place || entries === 0) return
  const value = playAt(tapeAt(offsetPx, layout), layout)
  if (value(at.towers.grown) === 0) return
  towers.alpha = 1
  const moved = value(at.list.moved)
  const from = sheetIndexAt(offsetPx, entries) - (moved < 0 ? 1 : 0)
  const to = moved === 0 ? from : from + 1
  for (let n = 0; n < TOWERS; n++)
    writeTower(value, towers.list, n, from, to, moved < 0 ? 1 + moved : moved, layout)
  const opened = value(at.ink.opened)
  const left = value(at.ink.left)
  towers.opened = Math.min(opened, left)
  const inkX = place.x + (value(at.marker.column) - 2) * place.pitch
  towers.inkLeft = inkX + place.pitch * (1 - left)
  towers.inkRight = inkX + place.pitch * opened
  towers.inkTop = place.topY
  towers.inkBottom = place.bottomY
}

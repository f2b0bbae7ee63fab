import { slot } from '../frame/measure.ts'
import { now } from '../frame/now.ts'
import { COLUMNS, type Column } from '../rules/constants.ts'
import { columnOf, PATTERNS } from '../rules/patterns.ts'
import type { Session } from '../rules/session.ts'
import type { DataSheetEntry } from '../rules/sheet.ts'
import {
  designPx,
  eyeDistance,
  isPortrait,
  type Layout,
  type Place,
  type RowPlace,
} from '../timeline/layout.ts'
import { ROW_PX, SHAPE_PX, WINDOW_PX } from '../timeline/stages.ts'

/** A slot of the DOM in stage px with y up; the fallback stands in where the DOM has none. */
function placeOf(name: string, fallback: Place): Place {
  const found = slot(name)
  if (!found) return fallback
  return {
    x: found.xPx - now.widthPx / 2,
    y: now.heightPx / 2 - found.yPx,
    size: Math.min(found.widthPx, found.heightPx),
  }
}

const CENTRE: Place = { x: 0, y: 0, size: 100 }

/** Four slots name-0 … name-3 as one row. */
function rowOf(name: string): RowPlace {
  const first = placeOf(`${name}-0`, CENTRE)
  const last = placeOf(`${name}-3`, { ...CENTRE, x: 300 })
  return {
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2,
    size: first.size,
    pitch: (last.x - first.x) / 3,
  }
}

/** The data sheet's window: rows of 60 px at scale 1, the scale being the box's. */
function windowOf(): RowPlace {
  const { x, y, size } = placeOf('window', { x: 0, y: 0, size: WINDOW_PX })
  const scale = size / WINDOW_PX
  return { x, y, size: SHAPE_PX * scale, pitch: ROW_PX * scale }
}

const columnsOf = (patterns: readonly string[]): Uint8Array =>
  Uint8Array.from(patterns.flatMap(pattern => COLUMNS.map((shape: Column) => columnOf(pattern, shape))))

/** Reads the DOM's places and the data into numbers: once per layout or update, never per frame. */
export function readLayout(sessions: readonly Session[], entries: readonly DataSheetEntry[]): Layout {
  const { widthPx, heightPx } = now
  const solid = slot('solid')
  return {
    widthPx,
    heightPx,
    portrait: isPortrait(widthPx, heightPx),
    u: designPx(widthPx, heightPx),
    eyePx: eyeDistance(heightPx),
    legend: COLUMNS.map(shape => placeOf(`legend-${shape}`, CENTRE)),
    base: rowOf('base'),
    parity: rowOf('parity'),
    window: windowOf(),
    solid: solid && solid.widthPx > 0 ? placeOf('solid', CENTRE) : null,
    sessionColumns: columnsOf(sessions.map(session => session.basePattern)),
    sessionIndex: Uint8Array.from(sessions, session => session.selectionIndex),
    entryColumns: columnsOf(entries.map(entry => entry.basePattern)),
    entryCorner: Uint8Array.from(entries, entry => PATTERNS.indexOf(entry.basePattern)),
    entries: entries.length,
  }
}

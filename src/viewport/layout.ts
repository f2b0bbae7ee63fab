import { LANDING_SESSIONS } from '../content/showcase.ts'
import {
  eyeDistance,
  isUpright,
  type Layout,
  type Place,
  type RowPlace,
  type TowerPlace,
} from '../film/layout.ts'
import { type PlaceName, type Places, placeIn } from '../film/places.ts'
import { ROW_PX, SHAPE_PX, WINDOW_PX } from '../film/stages.ts'
import { now } from '../frame/now.ts'
import { COLUMNS, type Column } from '../rules/constants.ts'
import { columnOf } from '../rules/patterns.ts'
import type { DataSheetEntry } from '../rules/sheet.ts'
import { dataSheetAtom, store, tierAtom } from '../state/store.ts'
import { towerPlace, towerScale } from '../story/data-sheet/room.ts'
import { onMeasure, onNear } from './measure.ts'
import { placesNow } from './places.ts'
import { rangeOf } from './ranges.ts'

/** A place as a square of its shorter side. */
function squareIn(places: Places, name: PlaceName): Place {
  const { x, y, width, height } = placeIn(places, name)
  return { x, y, size: Math.min(width, height) }
}

/** Four places name-0 … name-3 as one row. */
function rowIn(places: Places, name: 'base' | 'parity'): RowPlace {
  const first = squareIn(places, `${name}-0`)
  const last = squareIn(places, `${name}-3`)
  return {
    x: (first.x + last.x) / 2,
    y: (first.y + last.y) / 2,
    size: first.size,
    pitch: (last.x - first.x) / 3,
  }
}

/** The data sheet's window: rows of 60 px at scale 1, the scale being the box's. */
function windowIn(places: Places): RowPlace {
  const { x, y, size } = squareIn(places, 'window')
  const scale = size / WINDOW_PX
  return { x, y, size: SHAPE_PX * scale, pitch: ROW_PX * scale }
}

const columnsOf = (patterns: readonly string[]): Uint8Array =>
  Uint8Array.from(patterns.flatMap(pattern => COLUMNS.map((shape: Column) => columnOf(pattern, shape))))

const valuesOf = (entries: readonly DataSheetEntry[]): Float64Array =>
  Float64Array.from(entries.flatMap(({ odd, even }) => [...odd, ...even]))

/** Size of the pieces on a lifted plate over the distance of its columns. */
const LIFTED_SIZE = 0.674

/** The row of a lifted plate: its four columns are as wide as the box. */
function liftedIn(places: Places): RowPlace {
  const { x, y, width } = placeIn(places, 'lifted')
  const pitch = width / COLUMNS.length
  return { x, y, pitch, size: LIFTED_SIZE * pitch }
}

/** The large kolam of the data sheet, as large as its box. */
const kolamIn = (places: Places): Place | null =>
  places.kolam && places.kolam.width > 0 ? squareIn(places, 'kolam') : null

/** A place's edges; undefined where it is not rendered or has no box. */
function edgesIn(places: Places, name: PlaceName) {
  const found = places[name]
  if (!found || found.width === 0 || found.height === 0) return undefined
  const { x, y, width, height } = found
  return { x, left: x - width / 2, right: x + width / 2, top: y + height / 2, bottom: y - height / 2 }
}

/** The box of the hero's words, as left, bottom, right and top; nowhere if there is none. */
function wordsIn(places: Places): Layout['words'] {
  const box = edgesIn(places, 'words')
  return box ? [box.left, box.bottom, box.right, box.top] : [0, 0, 0, 0]
}

/** The towers' room: the caption over the table's head. */
function towersIn(places: Places, values: Float64Array): TowerPlace | null {
  const room = edgesIn(places, 'towers')
  const table = edgesIn(places, 'sheet-table')
  const first = edgesIn(places, 'cell-0')
  const last = edgesIn(places, 'cell-3')
  if (!room || !table || !first || !last) return null
  return towerPlace(
    {
      topY: room.top,
      floorY: room.bottom,
      firstX: first.x,
      lastX: last.x,
      leftX: table.left,
      rightX: table.right,
      bottomY: table.bottom,
    },
    towerScale(values.reduce((most, value) => Math.max(most, value), 0)),
  )
}

const SESSIONS = {
  sessionColumns: columnsOf(LANDING_SESSIONS.map(session => session.basePattern)),
  sessionIndex: Uint8Array.from(LANDING_SESSIONS, session => session.selectionIndex),
}

/** What a sheet says, in numbers. */
const dataOf = (entries: readonly DataSheetEntry[]) => ({
  entryColumns: columnsOf(entries.map(entry => entry.basePattern)),
  entryValues: valuesOf(entries),
  entries: entries.length,
})

const NO_ENTRIES: readonly DataSheetEntry[] = []
let shown = NO_ENTRIES
/** The same arrays for as long as the sheet is the same: what is made of them is kept by that. */
let data = dataOf(shown)

/** Reads the measured places and the data into numbers. */
function read(): Layout {
  const { widthPx, heightPx, footPx, form, u } = now
  // A sheet counts from when its section stands: it may still be on its way into the document.
  const entries = rangeOf('data-sheet') ? store.get(dataSheetAtom) : NO_ENTRIES
  if (entries !== shown) data = dataOf(entries)
  shown = entries
  const places = placesNow()
  return {
    widthPx,
    heightPx,
    footPx,
    portrait: isUpright(form),
    isFull: store.get(tierAtom) === 'full',
    u,
    eyePx: eyeDistance(heightPx),
    places,
    legend: COLUMNS.map(shape => squareIn(places, `legend-${shape}`)),
    base: rowIn(places, 'base'),
    parity: rowIn(places, 'parity'),
    window: windowIn(places),
    kolam: kolamIn(places),
    lifted: liftedIn(places),
    words: wordsIn(places),
    towers: towersIn(places, data.entryValues),
    ...SESSIONS,
    ...data,
  }
}

let layout: Layout | undefined
/** @param isNear whether only places of a stage that has come near are new: the window and the data are as they were */
type Watcher = (layout: Layout, isNear: boolean) => void
const watchers = new Set<Watcher>()

/** Everything that choreography needs to know about window, places and data: new on layout and on data only. */
export const currentLayout = (): Layout => (layout ??= read())

/** Calls back with every new layout. Returns the function that ends it. */
export function onLayout(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** Makes a new layout, so that everything is compiled and placed anew. */
export function renewLayout(isNear = false): void {
  layout = read()
  for (const watcher of watchers) watcher(layout, isNear)
}

/** Keeps the layout in step with what is measured and with the data sheet. */
export function startLayout(): void {
  onMeasure(renewLayout)
  onNear(() => renewLayout(true))
  store.sub(dataSheetAtom, renewLayout)
  store.sub(tierAtom, renewLayout)
}

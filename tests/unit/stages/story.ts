import { eyeDistance, isUpright, type Layout } from '../../../src/film/layout.ts'
import { placeIn } from '../../../src/film/places.ts'
import { SECTION_PX, type StageId } from '../../../src/film/stages.ts'
import { createHeroLive } from '../../../src/picture/hand.ts'
import {
  createPicture,
  FIRST_PLATE,
  FIRST_RING,
  FORM,
  LEAST_ALPHA,
  LOOK,
  OBJECTS,
  PAPER,
  type Picture,
  peek,
  TRAY,
} from '../../../src/picture/picture.ts'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf } from '../../../src/rules/patterns.ts'
import { sampleSheet } from '../../../src/rules/season.ts'
import { landingSessions, SAMPLE_SHEET_SEED } from '../../../src/rules/showcase.ts'
import { type TowerRoom, towerPlace, towerScale } from '../../../src/story/data-sheet/room.ts'
import { SHOWN_FINAL } from '../../../src/story/odd-even/shown.ts'
import { type At, sample } from '../../../src/story/story.ts'
import { unitOf } from '../film/scores.ts'
import { PLACES } from './places.ts'
import { WINDOWS, type WindowName } from './windows.ts'

const sessions = landingSessions()
const sheet = sampleSheet(SAMPLE_SHEET_SEED)
const columns = (patterns: readonly string[]): Uint8Array =>
  Uint8Array.from(patterns.flatMap(pattern => COLUMNS.map(shape => columnOf(pattern, shape))))

/** The room over the table's head as the page has it in both windows, stage px. */
const TOWER_ROOMS: Record<'portrait' | 'landscape', TowerRoom> = {
  portrait: {
    topY: 74,
    floorY: -150,
    firstX: -90,
    lastX: 138,
    leftX: -179,
    rightX: 179,
    bottomY: -310,
  },
  landscape: {
    topY: 330,
    floorY: -190,
    firstX: -70,
    lastX: 530,
    leftX: -232,
    rightX: 632,
    bottomY: -340,
  },
}

export interface LayoutOptions {
  readonly entries?: number
  /** A value in place of each of the sheet's. */
  readonly values?: (value: number) => number
}

/** A window with places as the design has them, a centred row of four where the DOM would decide. */
export function layoutOf(
  name: WindowName,
  { entries = sheet.length, values = value => value }: LayoutOptions = {},
): Layout {
  const [widthPx, heightPx, form] = WINDOWS[name]
  const portrait = isUpright(form)
  const u = unitOf(widthPx, heightPx, form)
  const pitch = portrait ? (widthPx - 40) / 4 : 336 * u
  const shownEntries = Array.from({ length: entries }, (_, i) => sheet[i % sheet.length]).filter(
    entry => entry !== undefined,
  )
  const greatest = Math.max(0, ...shownEntries.flatMap(({ odd, even }) => [...odd, ...even]))
  return {
    widthPx,
    heightPx,
    footPx: 0,
    portrait,
    isFull: false,
    words: [0, 0, 0, 0],
    u,
    eyePx: eyeDistance(heightPx),
    places: PLACES[name],
    legend: COLUMNS.map(i => {
      const { x, y, width } = placeIn(PLACES[name], `legend-${i}`)
      return { x, y, size: width }
    }),
    base: { x: 0, y: (portrait ? 108 : 10) * u, size: (portrait ? 56 : 216) * u, pitch },
    parity: { x: 0, y: 0, size: (portrait ? 74 : 172) * u, pitch },
    window: portrait
      ? { x: 0, y: heightPx / 2 - 312, size: 29, pitch: 60 }
      : { x: 252 - widthPx / 2, y: -0.107 * heightPx, size: 29, pitch: 60 },
    kolam: portrait ? null : { x: -572 * u, y: 130 * u, size: 200 * u },
    lifted: portrait
      ? { x: 0, y: heightPx / 2 - 465, size: 52, pitch: 78 }
      : { x: 252 - widthPx / 2, y: heightPx / 2 - 345, size: 62, pitch: 92 },
    towers: towerPlace(TOWER_ROOMS[portrait ? 'portrait' : 'landscape'], towerScale(greatest)),
    sessionColumns: columns(sessions.map(({ basePattern }) => basePattern)),
    sessionIndex: Uint8Array.from(sessions, ({ selectionIndex }) => selectionIndex),
    entryColumns: columns(shownEntries.map(({ basePattern }) => basePattern)),
    entryValues: Float64Array.from(
      shownEntries.flatMap(({ odd, even }) => [...odd, ...even]),
      values,
    ),
    entries,
  }
}

/** What ODD & EVEN shows unless another pattern is picked: the columns of the last entry. */
export function shownOf({ entries, entryColumns, sessionColumns }: Layout): Float32Array {
  const order = COLUMNS.map(shape => entryColumns[(entries - 1) * 4 + shape] ?? shape)
  const told = entries ? order : COLUMNS.map(shape => sessionColumns[shape] ?? shape)
  return Float32Array.from([...order, 0, ...told])
}

/** Lets it show another pattern, and the page end with it or with one of the visitor's own. */
export function showPattern(shown: Float32Array, pattern: string, told = pattern): void {
  for (let shape = 0; shape < 4; shape++) {
    shown[shape] = pattern.indexOf(String(shape))
    shown[SHOWN_FINAL + shape] = told.indexOf(String(shape))
  }
}

/** A place in the story by its progress; the data sheet's scroll follows from it. */
export const at = (stage: StageId, progress: number, entries: number): At => ({
  stage,
  progress,
  offsetPx: progress * entries * SECTION_PX,
})

/** The picture at a place, in an object of its own. */
export function pictureAt(
  stage: StageId,
  progress: number,
  layout: Layout,
  drawn = createPicture(),
): Picture {
  sample(at(stage, progress, layout.entries), layout, createHeroLive(), shownOf(layout), drawn)
  return drawn
}

function kindOf(object: number) {
  if (object < FIRST_RING) return 'token'
  if (object < FIRST_PLATE) return 'ring'
  if (object < PAPER || object === TRAY) return 'board'
  return object === PAPER ? 'paper' : 'phone'
}

/** An object as it shows: its centre and size on the stage, px, half its width and height, and how much of it shows. */
export type Seen = ReturnType<typeof seen>

export function seen(drawn: Picture, object: number, layout: Layout) {
  const scale = layout.eyePx / (layout.eyePx - peek(drawn, object, 2))
  const size = peek(drawn, object, 3) * scale
  const kind = kindOf(object)
  const formed = kind === 'board' || kind === 'paper' || kind === 'phone'
  return {
    kind,
    object,
    x: peek(drawn, object, 0) * scale,
    y: peek(drawn, object, 1) * scale,
    size,
    w: formed ? size * peek(drawn, object, FORM) : size / 2,
    h: formed ? size * peek(drawn, object, FORM + 1) : size / 2,
    alpha: peek(drawn, object, LOOK),
    shadow: kind === 'token' ? peek(drawn, object, LOOK + 2) : 0,
  }
}

/** Everything that shows in a picture. */
export const visible = (drawn: Picture, layout: Layout): readonly Seen[] =>
  Array.from({ length: OBJECTS }, (_, object) => seen(drawn, object, layout)).filter(
    ({ alpha }) => alpha >= LEAST_ALPHA,
  )

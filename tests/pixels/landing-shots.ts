import { progressOf } from '../../src/timeline/parity.ts'
import { SECTION_PX } from '../../src/timeline/stages.ts'
import {
  DESKTOP,
  LOW_PHONE,
  PHONE,
  SHEET,
  type Shot,
  SMALL_PHONE,
  TEXT_PHONE,
  type View,
  type Visit,
} from './shots.ts'

/** The middle of a column's part of a section of the data sheet. */
const sheetPx = (index: number, column: number): number => (index + (column + 0.5) / 4) * SECTION_PX

const sheetShot = (index: number, column: number): Shot => ({
  name: `data-sheet-${index}`,
  place: { stage: 'data-sheet', offsetPx: sheetPx(index, column) },
  holds: { id: 'data-sheet', data: { index: String(index), column: String(column) } },
})

const parityShot = (k: number): Shot => ({
  name: `odd-even-${k}`,
  place: { stage: 'odd-even', progress: progressOf(k) },
  holds: { id: 'odd-even', data: { occurrence: String(k), parity: k % 2 === 1 ? 'odd' : 'even' } },
})

/** Every stage of the landing page in each of its poses. */
const POSES: readonly Shot[] = [
  { name: 'hero', place: { stage: 'hero', progress: 0 } },
  { name: 'hero-legend', place: { stage: 'hero', progress: 0.9 } },
  { name: 'representation-legend', place: { stage: 'representation', progress: 0.134 } },
  { name: 'representation-base', place: { stage: 'representation', progress: 0.94 } },
  { name: 'sessions-stack', place: { stage: 'sessions', progress: 0.65 } },
  { name: 'sessions-list', place: { stage: 'sessions', progress: 0.97 } },
  sheetShot(0, 0),
  sheetShot(11, 3),
  sheetShot(23, 1),
  parityShot(3),
  parityShot(4),
  { name: 'footer', place: { stage: 'footer', progress: 1 } },
]

/** Poses in which nothing is on its way anywhere, so that full motion comes to rest in them too. */
const REST = new Set(['hero', 'sessions-stack', 'data-sheet-11', 'odd-even-3', 'footer'])

const named = (prefix: string, shots: readonly Shot[]): readonly Shot[] =>
  shots.map(shot => ({ ...shot, name: `${prefix}-${shot.name}` }))

const still = (view: View): Visit => ({
  name: `landing ${view.name}`,
  path: '',
  view,
  reducedMotion: true,
  scene: 'scene',
  shots: named(`landing-${view.name}`, POSES),
})

/** The stages as the tier `full` draws them: in software a picture of it takes seconds. */
const FULL = new Set([
  'hero',
  'representation-base',
  'sessions-stack',
  'data-sheet-11',
  'odd-even-3',
  'footer',
])

const full = (view: View): Visit => ({
  ...still(view),
  name: `landing ${view.name}, full`,
  path: '?quality=full',
  shots: named(
    `landing-full-${view.name}`,
    POSES.filter(({ name }) => FULL.has(name)),
  ),
})

/** The flow layout from top to bottom: its stages follow one another as in any document. */
const FLOW: readonly Shot[] = [
  { name: 'hero', place: { share: 0 } },
  { name: 'representation', place: { anchor: 'representation' } },
  { name: 'base', place: { stage: 'representation', offsetPx: 600 } },
  { name: 'sessions', place: { anchor: 'sessions' } },
  { name: 'data-sheet', place: { stage: 'data-sheet', offsetPx: sheetPx(11, 3) } },
  { name: 'odd-even', place: { anchor: 'odd-even' } },
  { name: 'footer', place: { share: 1 } },
]

/** On paper the data sheet is its whole table, and every part is found by its name: the page is shorter there. */
const PRINTED: readonly Shot[] = FLOW.map(shot =>
  shot.name === 'data-sheet' || shot.name === 'footer' ? { ...shot, place: { anchor: shot.name } } : shot,
)

const flow = (name: string, view: View, shots: readonly Shot[] = FLOW): Omit<Visit, 'scene'> => ({
  name: `${name} ${view.name}`,
  path: '',
  view,
  reducedMotion: true,
  shots: named(`${name.replace(' ', '-').toLowerCase()}-${view.name}`, shots),
})

export const LANDING_VISITS: readonly Visit[] = [
  ...[DESKTOP, PHONE, SMALL_PHONE, LOW_PHONE].map(still),
  ...[DESKTOP, PHONE].map(full),
  {
    name: 'landing desktop in motion',
    path: '',
    view: DESKTOP,
    reducedMotion: false,
    scene: 'scene',
    shots: named(
      'motion-desktop',
      POSES.filter(({ name }) => REST.has(name)),
    ),
  },
  { ...flow('landing printed', SHEET, PRINTED), scene: 'scene', media: 'print' },
  { ...flow('no WebGL', DESKTOP), scene: 'fallback' },
  { ...flow('no WebGL', TEXT_PHONE), scene: 'fallback' },
]

import {
  ANTI_MONEY_LAUNDERING,
  DOCS,
  PRIVACY,
  RESPONSIBLE_GAMING,
  SKILL_CERTIFICATES,
  TERMS,
} from '../../src/content/routes.ts'
import type { StageId } from '../../src/film/stages.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { progressOf } from '../../src/story/odd-even/play.ts'

/** A window that pictures are taken in, and the part of its px that are kept: what nobody looks at larger weighs less. */
interface View {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly isMobile: boolean
  readonly keeps: number
}

/** Where the page is scrolled to: a part of a stage's pin, an anchor, a share of all. */
export type Place =
  | { readonly stage: StageId; readonly progress: number }
  | { readonly anchor: string }
  | { readonly share: number }

export interface Shot {
  /** Name of the baseline's file, without its ending. */
  readonly name: string
  readonly place: Place
  /** Data attributes of the public contract that say that the page stands where the picture wants it. */
  readonly holds?: { readonly id: StageId; readonly data: Readonly<Record<string, string>> }
}

/** Pictures that one visit of one page gives. */
export interface Visit {
  readonly name: string
  readonly path: string
  readonly view: View
  /** `scene`: the canvas draws; `fallback`: the browser has no WebGL; `off`: a text page. */
  readonly scene: 'scene' | 'fallback' | 'off'
  readonly scheme?: 'light' | 'dark'
  readonly media?: 'print'
  readonly shots: readonly Shot[]
}

const DESKTOP: View = { name: 'desktop', width: 1440, height: 900, isMobile: false, keeps: 0.5 }
const PHONE: View = { name: 'phone', width: 390, height: 844, isMobile: true, keeps: 1 }
const LOW_PHONE: View = { name: 'low-phone', width: 844, height: 390, isMobile: true, keeps: 1 }
/** A sheet of A4 at 96 px an inch. */
const SHEET: View = { name: 'sheet', width: 794, height: 1123, isMobile: false, keeps: 0.5 }

/** The middle of a column's part of a section of the data sheet. */
const sheetShot = (index: number, column: number): Shot => ({
  name: `data-sheet-${index}`,
  place: { stage: 'data-sheet', progress: (index + (column + 0.5) / 4) / PATTERNS.length },
  holds: { id: 'data-sheet', data: { index: String(index), column: String(column) } },
})

const parityShot = (k: number): Shot => ({
  name: `odd-even-${k}`,
  place: { stage: 'odd-even', progress: progressOf(k) },
  holds: { id: 'odd-even', data: { occurrence: String(k), parity: k % 2 === 1 ? 'odd' : 'even' } },
})

/** The rests of every stage. */
const RESTS: readonly Shot[] = [
  { name: 'hero', place: { stage: 'hero', progress: 0 } },
  { name: 'representation-legend', place: { stage: 'representation', progress: 0.134 } },
  { name: 'representation-base', place: { stage: 'representation', progress: 0.94 } },
  { name: 'sessions-stack', place: { stage: 'sessions', progress: 0.65 } },
  { name: 'sessions-list', place: { stage: 'sessions', progress: 0.97 } },
  sheetShot(11, 3),
  parityShot(3),
  parityShot(4),
  { name: 'footer', place: { stage: 'footer', progress: 1 } },
]

/** One rest a stage. */
const ONE_A_STAGE = RESTS.filter(({ name }) =>
  ['hero', 'representation-base', 'sessions-stack', 'data-sheet-11', 'odd-even-3', 'footer'].includes(name),
)

/** The flow layout from top to bottom. */
const FLOW: readonly Shot[] = [
  { name: 'hero', place: { share: 0 } },
  { name: 'representation', place: { anchor: 'representation' } },
  { name: 'sessions', place: { anchor: 'sessions' } },
  { name: 'data-sheet', place: { anchor: 'data-sheet' } },
  { name: 'odd-even', place: { anchor: 'odd-even' } },
  { name: 'footer', place: { share: 1 } },
]

const named = (prefix: string, shots: readonly Shot[]): readonly Shot[] =>
  shots.map(shot => ({ ...shot, name: `${prefix}-${shot.name}` }))

const landing = (prefix: string, view: View, shots: readonly Shot[]): Visit => ({
  name: `${prefix} ${view.name}`,
  path: '',
  view,
  scene: 'scene',
  shots: named(`${prefix}-${view.name}`, shots),
})

const TOP: Place = { share: 0 }

const text = (view: View, path: string, places: Readonly<Record<string, Place>>, more = {}): Visit => {
  const visit: Visit = { name: path, path: path.slice(1), view, scene: 'off', shots: [], ...more }
  const kind = [view.name, visit.scheme === 'dark' && 'dark', visit.media].filter(Boolean).join('-')
  const shots = Object.entries(places).map(([name, place]) => ({ name, place }))
  return { ...visit, name: `${path} ${kind}`, shots: named(`${path.slice(1)}-${kind}`, shots) }
}

const TEXTS = [DOCS, TERMS, PRIVACY, RESPONSIBLE_GAMING, ANTI_MONEY_LAUNDERING, SKILL_CERTIFICATES]
const FIGURES: Readonly<Record<string, Place>> = {
  index: { anchor: 'selection-index' },
  averages: { anchor: 'moving-averages' },
  choice: { anchor: 'how-the-index-is-chosen' },
  rounds: { anchor: 'fulfilment-rounds' },
}

/** Every picture of the lane. */
export const VISITS: readonly Visit[] = [
  ...[DESKTOP, PHONE].map(view => landing('landing', view, RESTS)),
  landing('landing', LOW_PHONE, ONE_A_STAGE),
  { ...landing('full', DESKTOP, ONE_A_STAGE), path: '?quality=full' },
  { ...landing('no-webgl', DESKTOP, FLOW), scene: 'fallback' },
  {
    ...landing(
      'no-webgl',
      PHONE,
      [0, 3, 5].flatMap(i => FLOW[i] ?? []),
    ),
    scene: 'fallback',
  },
  { ...landing('printed', SHEET, FLOW.slice(1, 5)), media: 'print' },
  ...TEXTS.flatMap(({ path }) => [
    text(DESKTOP, path, { top: TOP }),
    text(PHONE, path, { top: TOP }, { scheme: 'dark' }),
  ]),
  text(DESKTOP, DOCS.path, FIGURES),
  text(PHONE, TERMS.path, { grievance: { anchor: 'grievance' } }),
  // Dark is of no use on paper: a printed page is asked for in the dark scheme and must not follow it.
  text(SHEET, TERMS.path, { top: TOP }, { media: 'print', scheme: 'dark' }),
  text(SHEET, DOCS.path, { averages: { anchor: 'moving-averages' } }, { media: 'print', scheme: 'dark' }),
]

import {
  ANTI_MONEY_LAUNDERING,
  DOCS,
  GRIEVANCE_ANCHOR,
  PRIVACY,
  RESPONSIBLE_GAMING,
  type RouteInfo,
  SKILL_CERTIFICATES,
  TERMS,
} from '../../src/content/routes.ts'
import { DESKTOP, type Place, SHEET, type Shot, TEXT_PHONE, type View, type Visit } from './shots.ts'

const TOP: Place = { share: 0 }
const END: Place = { share: 1 }

/** Places of every text page, by the name that its pictures have. */
const PLACES: readonly (readonly [RouteInfo, Readonly<Record<string, Place>>])[] = [
  [
    DOCS,
    {
      top: TOP,
      index: { anchor: 'selection-index' },
      sheet: { anchor: 'data-sheet' },
      averages: { anchor: 'moving-averages' },
      choice: { anchor: 'how-the-index-is-chosen' },
      rounds: { anchor: 'fulfilment-rounds' },
    },
  ],
  [TERMS, { top: TOP, tax: { anchor: 'tax-and-tds-policy' }, grievance: { anchor: GRIEVANCE_ANCHOR } }],
  [PRIVACY, { top: TOP, rights: { anchor: 'your-rights' } }],
  [RESPONSIBLE_GAMING, { top: TOP, check: { anchor: 'check-yourself' } }],
  [ANTI_MONEY_LAUNDERING, { top: TOP, records: { anchor: 'keeping-records' } }],
  [SKILL_CERTIFICATES, { top: TOP, end: END }],
]

const SCHEMES = ['light', 'dark'] as const

function shotsOf(prefix: string, places: Readonly<Record<string, Place>>): readonly Shot[] {
  return SCHEMES.flatMap(scheme =>
    Object.entries(places).map(([name, place]) => ({ name: `${prefix}-${scheme}-${name}`, place, scheme })),
  )
}

function visit(view: View, route: RouteInfo, places: Readonly<Record<string, Place>>): Visit {
  const page = route.path.slice(1)
  const prefix = `${page}-${view.name}`
  return {
    name: `${page} ${view.name}`,
    path: page,
    view,
    reducedMotion: true,
    scene: 'off',
    shots: shotsOf(prefix, places),
  }
}

/** Dark is of no use on paper: a printed page is asked for in the dark scheme and must not follow it. */
function printed(route: RouteInfo, places: Readonly<Record<string, Place>>): Visit {
  const page = route.path.slice(1)
  return {
    name: `${page} printed`,
    path: page,
    view: SHEET,
    reducedMotion: true,
    scene: 'off',
    media: 'print',
    shots: Object.entries(places).map(([name, place]) => ({
      name: `${page}-print-${name}`,
      place,
      scheme: 'dark',
    })),
  }
}

export const TEXT_VISITS: readonly Visit[] = PLACES.flatMap(([route, places]) => [
  visit(DESKTOP, route, places),
  visit(TEXT_PHONE, route, places),
  printed(route, places),
])

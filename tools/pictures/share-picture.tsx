import { BRAND } from '../../src/content/brand.ts'
import { MINIMUM_AGE } from '../../src/content/facts.ts'
import { HOME, ROUTES, type RouteInfo } from '../../src/content/routes.ts'
import { DOT_RADIUS, DOTS, HALF_WIDTH, TIP_PLACES } from '../../src/kolam/dots.ts'
import { kolamPath } from '../../src/kolam/path.ts'
import { strokeAt } from '../../src/kolam/stroke.ts'
import { COLUMNS, type Column } from '../../src/rules/constants.ts'
import { shapeAt } from '../../src/rules/patterns.ts'
import { Mark, ShapeIcon } from '../../src/ui/shapes.tsx'

/** The kolam: its middle and its width with the line, and the size of the tokens at its tips, px. */
const KOLAM = { x: 896, y: 316, width: 566, token: 68 } as const
const IVORY = 'var(--ivory)'
const LINE = { fill: 'none', stroke: IVORY, strokeLinejoin: 'round' } as const
const CELL = KOLAM.width / (2 * HALF_WIDTH + strokeAt(100))

/** Returns the base pattern of a route's picture: 0123 for the home page, each next one moved on by a column. */
function patternOf(route: RouteInfo): string {
  const turn = ROUTES.indexOf(route)
  return COLUMNS.map(column => COLUMNS[(column + turn) % COLUMNS.length]).join('')
}

/** Returns what the picture says: the tagline for the home page, else the route's title without the brand. */
const headingOf = (route: RouteInfo): string =>
  route === HOME ? BRAND.tagline : route.title.replace(` · ${BRAND.name}`, '')

function placeOf(column: Column): { readonly left: number; readonly top: number } {
  const [x, y] = TIP_PLACES[column] ?? [0, 0]
  return { left: KOLAM.x + x * CELL, top: KOLAM.y - y * CELL }
}

/** A route's share picture, 1200 × 630 CSS px: its words, and a kolam with the tokens in the loops of its tips. */
export function SharePicture({ route }: { readonly route: RouteInfo }) {
  const pattern = patternOf(route)
  const sans = (size: string, stretch: number) => ({
    font: `800 ${size} var(--sans)`,
    fontStretch: `${stretch}%`,
  })
  const sheet = {
    width: 1200,
    height: 630,
    padding: '56px 60px 60px',
    background: 'var(--ink)',
    color: IVORY,
  }
  const column = { display: 'flex', flexDirection: 'column', justifyContent: 'space-between' } as const
  const heading = { width: 560, marginBottom: 'auto', paddingTop: 74, letterSpacing: '-0.02em' }
  const age = { width: 64, height: 64, paddingTop: 5, border: `3px solid ${IVORY}`, borderRadius: '50%' }
  return (
    <main style={{ ...sheet, ...column, position: 'relative', overflow: 'hidden' }}>
      <svg style={{ position: 'absolute', inset: 0 }} width="1200" height="630" aria-hidden="true">
        <g transform={`translate(${KOLAM.x} ${KOLAM.y}) scale(${CELL})`} fill="var(--mute)">
          {DOTS.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={-y} r={DOT_RADIUS} />
          ))}
          <path d={kolamPath(pattern)} strokeWidth={strokeAt(CELL)} {...LINE} />
        </g>
      </svg>
      {COLUMNS.map(each => (
        <div
          key={each}
          style={{ ...placeOf(each), position: 'absolute', transform: 'translate(-50%, -50%)' }}
        >
          <ShapeIcon shape={shapeAt(pattern, each)} size={KOLAM.token} deep />
        </div>
      ))}
      <div style={{ ...sans('38px / 1', 114), display: 'flex', alignItems: 'center', gap: 16 }}>
        <Mark size={56} />
        {BRAND.name}
      </div>
      <h1 style={{ ...sans('84px / 0.92', 118), ...heading, position: 'relative' }}>{headingOf(route)}</h1>
      <span style={{ ...age, display: 'grid', placeItems: 'center', font: '700 24px / 1 var(--sans)' }}>
        {MINIMUM_AGE}+
      </span>
    </main>
  )
}

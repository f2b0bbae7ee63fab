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
  return (
    <main className="share">
      <svg className="kolam" viewBox="0 0 1200 630" width="1200" height="630" aria-hidden="true">
        <g transform={`translate(${KOLAM.x} ${KOLAM.y}) scale(${CELL})`}>
          {DOTS.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={-y} r={DOT_RADIUS} />
          ))}
          <path d={kolamPath(pattern)} strokeWidth={strokeAt(CELL)} />
        </g>
      </svg>
      {COLUMNS.map(column => (
        <div key={column} className="token" style={placeOf(column)}>
          <ShapeIcon shape={shapeAt(pattern, column)} size={KOLAM.token} deep />
        </div>
      ))}
      <div className="logo">
        <Mark size={56} />
        {BRAND.name}
      </div>
      <h1>{headingOf(route)}</h1>
      <span className="age">{MINIMUM_AGE}+</span>
    </main>
  )
}

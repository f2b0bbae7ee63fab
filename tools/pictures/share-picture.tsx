import { BRAND } from '../../src/content/brand.ts'
import { MINIMUM_AGE } from '../../src/content/facts.ts'
import { HOME, ROUTES, type RouteInfo } from '../../src/content/routes.ts'
import { Mark, ShapeIcon } from '../../src/ui/shapes.tsx'
import { turned } from './contours.ts'

/** From the largest to the smallest, clear of each other whatever shape stands where. */
const PLACES = [
  { x: 1012, y: 188, size: 292 },
  { x: 1076, y: 480, size: 204 },
  { x: 806, y: 458, size: 196 },
  { x: 772, y: 174, size: 148 },
]

/** Returns the four tokens of a route's picture: each route turns them one place further. */
export const tokensOf = (route: RouteInfo) => turned(PLACES, ROUTES.indexOf(route))

/** Returns what the picture says: the tagline for the home page, else the route's title without the brand. */
const headingOf = (route: RouteInfo): string =>
  route === HOME ? BRAND.tagline : route.title.replace(` · ${BRAND.name}`, '')

/** A route's share picture, 1200 × 630 CSS px, over `lines`, the address of the contour lines' picture. */
export function SharePicture({ route, lines }: { readonly route: RouteInfo; readonly lines: string }) {
  return (
    <main className="share" style={{ backgroundImage: `url(${lines})` }}>
      {tokensOf(route).map(({ shape, x, y, size }) => (
        <div key={shape} className="token" style={{ left: x, top: y }}>
          <ShapeIcon shape={shape} size={size} deep />
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

import type { RouteInfo } from './routes.ts'

/** Size of the picture that goes with a shared link, px. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Returns the address of a route's share picture below the site, without a leading slash. */
export const sharePictureOf = ({ path }: RouteInfo): string => `share/${path.slice(1) || 'home'}.png`

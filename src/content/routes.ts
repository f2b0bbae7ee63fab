import { BRAND } from './brand.ts'

/** One page of the site. */
export interface RouteInfo {
  readonly path: string
  /** The word that links to it. */
  readonly label: string
  readonly title: string
  /** The module that renders it, below `src/`. */
  readonly page: string
}

export const HOME: RouteInfo = {
  path: '/',
  label: 'Home',
  title: `${BRAND.name}: ${BRAND.tagline}`,
  page: 'stages/page.tsx',
}

export const DOCS: RouteInfo = {
  path: '/docs',
  label: 'Docs',
  title: `How the game works · ${BRAND.name}`,
  page: 'docs/page.tsx',
}

export const TERMS: RouteInfo = {
  path: '/terms',
  label: 'Terms',
  title: `Terms of Use · ${BRAND.name}`,
  page: 'legal/pages/terms.tsx',
}

export const PRIVACY: RouteInfo = {
  path: '/privacy-policy',
  label: 'Privacy Policy',
  title: `Privacy Policy · ${BRAND.name}`,
  page: 'legal/pages/privacy-policy.tsx',
}

export const RESPONSIBLE_GAMING: RouteInfo = {
  path: '/responsible-gaming-policy',
  label: 'Responsible Gaming',
  title: `Responsible Gaming · ${BRAND.name}`,
  page: 'legal/pages/responsible-gaming-policy.tsx',
}

export const ANTI_MONEY_LAUNDERING: RouteInfo = {
  path: '/anti-money-laundering-policy',
  label: 'Anti Money Laundering',
  title: `Anti Money Laundering · ${BRAND.name}`,
  page: 'legal/pages/anti-money-laundering-policy.tsx',
}

export const SKILL_CERTIFICATES: RouteInfo = {
  path: '/skill-certificates',
  label: 'Skill Certificates',
  title: `Skill Certificates · ${BRAND.name}`,
  page: 'legal/pages/skill-certificates.tsx',
}

/** Links of every footer, in their order. */
export const FOOTER_LINKS: readonly RouteInfo[] = [
  DOCS,
  TERMS,
  PRIVACY,
  RESPONSIBLE_GAMING,
  ANTI_MONEY_LAUNDERING,
  SKILL_CERTIFICATES,
]

/** All seven routes, home first. */
export const ROUTES: readonly RouteInfo[] = [HOME, ...FOOTER_LINKS]

/**
 * Returns the route that a path means, with whatever slashes and escapes it is written; undefined for a path that the site
 * does not have.
 */
export function routeFor(path: string): RouteInfo | undefined {
  try {
    const names = decodeURIComponent(path).split('/').filter(Boolean)
    return ROUTES.find(route => route.path === `/${names.join('/')}`)
  } catch {
    return undefined
  }
}

/** The grievance section has no route of its own: it closes the terms. */
export const GRIEVANCE_PATH = `${TERMS.path}#grievance`

/** Size of the picture that goes with a shared link, px. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

/** Returns the address of a route's share picture below the site, without a leading slash. */
export const sharePictureOf = ({ path }: RouteInfo): string => `share/${path.slice(1) || 'home'}.png`

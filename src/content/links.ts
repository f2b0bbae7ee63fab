import { BRAND } from './brand.ts'

/** One page of the site: its path, the word that links to it, and its title. */
export interface RouteInfo {
  readonly path: string
  readonly label: string
  readonly title: string
}

export const HOME: RouteInfo = {
  path: '/',
  label: 'Home',
  title: `${BRAND.name}: ${BRAND.tagline}`,
}

export const DOCS: RouteInfo = {
  path: '/docs',
  label: 'Docs',
  title: `How the game works · ${BRAND.name}`,
}

export const TERMS: RouteInfo = {
  path: '/terms',
  label: 'Terms',
  title: `Terms of Use · ${BRAND.name}`,
}

export const PRIVACY: RouteInfo = {
  path: '/privacy-policy',
  label: 'Privacy Policy',
  title: `Privacy Policy · ${BRAND.name}`,
}

export const RESPONSIBLE_GAMING: RouteInfo = {
  path: '/responsible-gaming-policy',
  label: 'Responsible Gaming',
  title: `Responsible Gaming · ${BRAND.name}`,
}

export const ANTI_MONEY_LAUNDERING: RouteInfo = {
  path: '/anti-money-laundering-policy',
  label: 'Anti Money Laundering',
  title: `Anti Money Laundering · ${BRAND.name}`,
}

export const SKILL_CERTIFICATES: RouteInfo = {
  path: '/skill-certificates',
  label: 'Skill Certificates',
  title: `Skill Certificates · ${BRAND.name}`,
}

/** Links of every footer, in the order of specification section 2. */
export const FOOTER_LINKS: readonly RouteInfo[] = [
  DOCS,
  TERMS,
  PRIVACY,
  RESPONSIBLE_GAMING,
  ANTI_MONEY_LAUNDERING,
  SKILL_CERTIFICATES,
]

/** All seven routes, home first (specification section 2). */
export const ROUTES: readonly RouteInfo[] = [HOME, ...FOOTER_LINKS]

/** The route at a path, with or without a closing slash; undefined for a path that the site does not have. */
export function routeFor(path: string): RouteInfo | undefined {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path
  return ROUTES.find(route => route.path === bare)
}

/** Ids of the landing page's sections, in document order. */
export const LANDING_ANCHORS = [
  'hero',
  'representation',
  'sessions',
  'data-sheet',
  'odd-even',
  'footer',
] as const

/** The grievance section has no route of its own: it closes the terms. */
export const GRIEVANCE_ANCHOR = 'grievance'
export const GRIEVANCE_PATH = `${TERMS.path}#${GRIEVANCE_ANCHOR}`

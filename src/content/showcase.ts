import type { Session } from '../rules/session.ts'

declare const __LANDING_SESSIONS__: readonly Session[]

/** The six sessions of the landing page. rules/showcase.ts plays them, at build time: a visitor need not. */
export const LANDING_SESSIONS: readonly Session[] = __LANDING_SESSIONS__

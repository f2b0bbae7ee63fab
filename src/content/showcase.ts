import type { Session } from '../rules/session.ts'
import type { Row } from '../rules/sheet.ts'
import type { SessionDraw } from '../rules/showcase.ts'

declare const __LANDING_SESSIONS__: readonly Session[]
declare const __LIVE_CHANCES__: Row
declare const __LANDING_DRAWS__: readonly SessionDraw[]

/** The six sessions of the landing page. rules/showcase.ts plays them, at build time: a visitor need not. */
export const LANDING_SESSIONS: readonly Session[] = __LANDING_SESSIONS__

/** The chances that the columns of the live one of these had before its draw, in percent. */
export const LIVE_CHANCES: Row = __LIVE_CHANCES__

/** How the selection index of each of them was drawn. */
export const LANDING_DRAWS: readonly SessionDraw[] = __LANDING_DRAWS__

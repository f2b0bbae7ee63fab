import { MOVING_AVERAGE_WINDOW, SESSIONS_SHOWN } from './constants.ts'
import { rowFor } from './occurrence.ts'
import { type PlayedSession, playSeason, playSessions, sampleSheet } from './season.ts'
import { chancesFor, chancesOn, numberLine } from './selection.ts'
import type { Session } from './session.ts'
import type { Row } from './sheet.ts'

/** The seed of the sample season's data sheet. */
export const SAMPLE_SHEET_SEED = 24

const SESSIONS_PLAYED = 120

/**
 * The first seed from 0 whose sample season ends on six sessions worth showing: the first is '20312', the
 * example that the page has just spelt out, the base patterns all differ and lead with all four shapes, both
 * parities occur, and the selection indices use all four columns, no two neighbours equal, so that every
 * dotted link slants.
 */
const LANDING_SEED = 6889

/** The last six sessions of the season that the landing page shows. */
function played(): readonly PlayedSession[] {
  const sheet = sampleSheet(SAMPLE_SHEET_SEED)
  return playSessions({ sheet, sessions: SESSIONS_PLAYED, seed: LANDING_SEED }).slice(-SESSIONS_SHOWN)
}

/**
 * The six consecutive sessions of the landing page's stack, in the season's order: row 0 is labelled live,
 * the last two nth and n+1th. Each stands as it is once its selection index is chosen.
 */
export const landingSessions = (): readonly Session[] => played().map(({ session }) => session)

/** How a session's selection index was drawn. */
export interface SessionDraw {
  /** Row of the data sheet; how many of the last sessions count against it, and their distribution in per cent. */
  readonly row: Row
  readonly recent: number
  readonly average: Row
  /** What is added to the differences, and what that gives: the parts of the number line. */
  readonly shift: number
  readonly weights: Row
  /** The chance that each of these has, in per cent. */
  readonly chances: Row
  readonly total: number
  readonly drawn: number
}

/** What a player could know before the draw of the stack's first session, the live one. */
interface BeforeDraw {
  /** The season's sessions up to it, oldest first, itself the last. */
  readonly played: readonly Session[]
  readonly session: Session
  /** The sheet values that apply. */
  readonly row: Row
  readonly chances: Row
}

/** Returns the live session of the landing page before its draw. Throws where the sample season has none. */
export function beforeLiveDraw(): BeforeDraw {
  const sheet = sampleSheet(SAMPLE_SHEET_SEED)
  const number = landingSessions()[0]?.number ?? 0
  const played = playSeason({ sheet, sessions: number, seed: LANDING_SEED })
  const session = played.at(-1)
  const entry = sheet.find(({ basePattern }) => basePattern === session?.basePattern)
  if (!session || !entry) throw new Error('the sample season has no session to show')
  const row = rowFor(entry, session.occurrence)
  const before = played.slice(0, -1).filter(({ basePattern }) => basePattern === session.basePattern)
  return {
    played,
    session,
    row,
    chances: chancesFor(
      row,
      before.map(({ selectionIndex }) => selectionIndex),
    ),
  }
}

/** How each of the landing page's six sessions was drawn. */
export const landingDraws = (): readonly SessionDraw[] =>
  played().map(({ row, previous, steps: { average, shift, weights, total, drawn } }) => ({
    row,
    recent: Math.min(previous, MOVING_AVERAGE_WINDOW),
    average,
    shift,
    weights,
    chances: chancesOn(numberLine(weights)),
    total,
    drawn,
  }))

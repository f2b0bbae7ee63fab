import { BETTING_PERIOD_SEC, type Column, SESSION_PERIOD_SEC } from './constants.ts'
import type { BasePattern } from './patterns.ts'
import type { Parity } from './sheet.ts'

/** Bets are taken while a session is active; its selection index is chosen when it is completed. */
export type SessionPhase = 'active' | 'locked' | 'completed'

/** One session of a season. */
export interface Session {
  /** Place in the season, from 1. */
  readonly number: number
  readonly basePattern: BasePattern
  /** How often the base pattern has come in the season, this session included. */
  readonly occurrence: number
  readonly parity: Parity
  readonly selectionIndex: Column
  /** Five digits: the base pattern and the selection index. */
  readonly pattern: string
  readonly phase: SessionPhase
}

/** The phase of a session that began `elapsedSec` seconds ago. */
export function phaseAt(elapsedSec: number): SessionPhase {
  if (elapsedSec >= SESSION_PERIOD_SEC) return 'completed'
  return elapsedSec >= BETTING_PERIOD_SEC ? 'locked' : 'active'
}

/** The seconds left of a session that began `elapsedSec` seconds ago, 0 once it is completed. */
export function remainingSec(elapsedSec: number): number {
  return Math.min(SESSION_PERIOD_SEC, Math.max(0, SESSION_PERIOD_SEC - elapsedSec))
}

/** The session pattern: four shape digits and the selection index, such as '20312'. */
export function sessionPattern(basePattern: BasePattern, index: Column): string {
  return `${basePattern}${index}`
}

import { percent } from '../../content/mdx/words.ts'
import { chancesOn, numberLine } from '../../rules/selection.ts'
import type { Session } from '../../rules/session.ts'
import type { SessionDraw } from '../../rules/showcase.ts'

/** Returns the chance that a session's column had before its draw, as text. */
export const chanceWords = ({ selectionIndex }: Session, { weights }: SessionDraw): string =>
  percent(chancesOn(numberLine(weights))[selectionIndex])

/** What is taken off the row of the sheet: how often each index has come in the last sessions of the pattern. */
export function recentWords(recent: number): string {
  if (recent === 0) return 'less nothing: it had not come before'
  return recent === 1 ? 'less the last time, in %' : `less the last ${recent} times, in %`
}

/** What brings the smallest difference to 1. */
export function shiftWords(shift: number): string {
  const amount = Math.round(Math.abs(shift) * 10) / 10
  if (amount === 0) return 'so the smallest is 1 as it is'
  return `and ${amount} ${shift > 0 ? 'added' : 'taken away'}, so that the smallest is 1`
}

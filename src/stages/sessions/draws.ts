import { LANDING_DRAWS, LANDING_SESSIONS } from '../../content/showcase.ts'
import { ordinal, percent } from '../../content/words.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { Session } from '../../rules/session.ts'
import type { Row } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import type { SessionDraw } from '../../rules/showcase.ts'
import { shapeColour } from '../../ui/shapes.tsx'
import css from './draws.module.css'

/** A session of the stack, how it was drawn, and the word beside its digits. */
export interface Told {
  readonly session: Session
  readonly draw: SessionDraw
  readonly word?: string | undefined
}

export const NTH = 'any session'
export const NEXT = 'the one after it'
/** Words of the stack's rows: the first, the last but one and the last. */
const WORDS = new Map(
  LANDING_SESSIONS.map(({ number }, i) => [number, ['nth', 'n+1th'][i + 2 - LANDING_SESSIONS.length]]),
)

/** The six sessions of the stack, the live one first. */
export const TOLD: readonly Told[] = LANDING_SESSIONS.flatMap((session, row) => {
  const draw = LANDING_DRAWS[row]
  return draw ? { session, draw, word: row === 0 ? 'live' : WORDS.get(session.number) } : []
})

/** What is said of a session under its large digits: the live one is named by its label. */
export function saidOf({ session, word }: Told): string {
  if (word === 'nth') return `nth: ${NTH}`
  if (word === 'n+1th') return `n+1th: ${NEXT}`
  return `pattern ${session.basePattern}, index ${session.selectionIndex}`
}

/** What is taken off the row of the sheet: how often each index has come in the last sessions of the pattern. */
function recentWords(recent: number): string {
  if (recent === 0) return 'less nothing: it had not come before'
  return recent === 1 ? 'less the last time, in %' : `less the last ${recent} times, in %`
}

/** What brings the smallest difference to 1. */
function shiftWords(shift: number): string {
  const amount = Math.round(Math.abs(shift) * 10) / 10
  if (amount === 0) return 'so the smallest is 1 as it is'
  return `and ${amount} ${shift > 0 ? 'added' : 'taken away'}, so that the smallest is 1`
}

/** What a session's draw comes to, as every visitor can read it. */
export function factOf({ session, draw }: Told): string {
  const { basePattern, selectionIndex, phase } = session
  if (phase !== 'completed') return 'Not drawn yet.'
  const { total, drawn, chances } = draw
  const chance = percent(chances[selectionIndex])
  return `Drawn from 0 to ${Math.ceil(total) - 1}: ${drawn}. It falls in the part of column ${selectionIndex}, whose chance was ${chance}, so the session reads ${basePattern}${selectionIndex}.`
}

/**
 * How far the middles of two columns' words are apart at least, where the first one's is and the last one's, in per cent of
 * the line: under its end lies the paper.
 */
const APART = 20
const LEAST = 9
const MOST = 73

/** Returns where the words of parts stand, per cent of their line: under their own middles, where those are so far apart. */
function wordsAt(middles: readonly number[]): readonly number[] {
  const at: number[] = []
  for (const [i, middle] of middles.entries())
    at.push(Math.max(middle, i === 0 ? LEAST : (at[i - 1] ?? 0) + APART))
  let most = MOST
  for (let i = at.length - 1; i >= 0; i--) {
    at[i] = Math.min(at[i] ?? 0, most)
    most = (at[i] ?? 0) - APART
  }
  return at
}

/**
 * The number line that a session's column was drawn on, as HTML: a part for each column, and a needle at the drawn place.
 * Below it stand the columns and their chances in the parts' colours, each joined to its own.
 */
export function lineOf({ session, draw }: Told): string {
  const { basePattern, selectionIndex } = session
  const { weights, total, drawn, chances } = draw
  const share = (value: number) => Number(((100 * value) / total).toFixed(1))
  const colour = COLUMNS.map(column => shapeColour(shapeAt(basePattern, column)).base)
  const ends = COLUMNS.map(column => weights.slice(0, column + 1).reduce((a, b) => a + b, 0))
  const middles = COLUMNS.map(column => share((ends[column] ?? 0) - weights[column] / 2))
  const words = wordsAt(middles).map(at => Number(at.toFixed(1)))
  const parts = COLUMNS.map(i => `<i style="width:${share(weights[i])}%;background:${colour[i]}"></i>`)
  const leaders = COLUMNS.map(i => `M${middles[i]} 0L${words[i]} 1`)
  const texts = COLUMNS.map(
    i =>
      `<span ${i === selectionIndex ? 'data-hit ' : ''}style="left:${words[i]}%;border-color:${colour[i]}"><b>${i}</b> ${percent(chances[i])}</span>`,
  )
  const hit = `style="left:${share(drawn + 0.5)}%"`
  return `<div class="${css.line}" aria-hidden="true" data-number-line><span class="${css.drawn}" ${hit}>${drawn}</span><div class="${css.bar}">${parts.join('')}</div><span class="${css.needle}" ${hit}></span><svg viewBox="0 0 100 1" preserveAspectRatio="none"><path d="${leaders.join('')}"/></svg><div class="${css.chances}">${texts.join('')}</div></div>`
}

/** How a session's column was drawn, step by step, as HTML. */
export function drawOf(told: Told): string {
  const { occurrence, parity, selectionIndex, phase } = told.session
  const { row, recent, average, shift, weights } = told.draw
  const fact = `<p>${factOf(told)}</p>`
  if (phase !== 'completed') return fact
  const steps: readonly (readonly [string, Row])[] = [
    [`Its ${ordinal(occurrence)} time: sheet values of the ${parity} row`, row],
    [recentWords(recent), average],
    [shiftWords(shift), weights],
  ]
  const rows = steps.map(([label, of], step) => {
    const marked = (column: number) => (step === 2 && column === selectionIndex ? ' data-hit' : '')
    const values = COLUMNS.map(column => `<dd${marked(column)}>${sheetValueText(of[column])} </dd>`)
    return `<div><dt>${label}</dt>${values.join('')}</div>`
  })
  return `<dl class="${css.steps}">${rows.join('')}</dl>${lineOf(told)}${fact}<button type="button" class="${css.back}" data-back>Put it back</button>`
}

import { percent } from '../../content/mdx/words.ts'
import { ordinal } from '../../content/ordinal.ts'
import { STAGE_IDS } from '../../film/stages.ts'
import { opacitiesOf, type Styles } from '../../film/styles.ts'
import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { glideTo } from '../../frame/scroll.ts'
import { COLUMNS, type Column, SHAPES } from '../../rules/constants.ts'
import { type SampleDraw, sampleDraws } from '../../rules/draws.ts'
import { parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry, Parity } from '../../rules/sheet.ts'
import { longestValue, sheetValueText, totalText } from '../../rules/sheet-value.ts'
import { turning } from '../../scene/turning.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { pageOffsetPx, rangeOf } from '../../stage/ranges.ts'
import { pickedAtom, snapshot, store } from '../../state/store.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { sheetIndexAt, sheetOffsetPx } from '../data-sheet/tape.ts'
import { IS_SAMPLE } from '../sample-mark.tsx'
import { borderDownPx, occurrenceAt, progressOf } from './play.ts'

/** Where everything is in flow there is no pin to scroll through: the occurrence is chosen, not reached. */
const isInFlow = () => layoutMode() === 'flow'

let chosen = 1

/** Brings the page to an occurrence. */
export function goToOccurrence(k: number): void {
  chosen = k
  const range = rangeOf('odd-even')
  if (isInFlow()) wake()
  else if (range) glideTo(Math.round(range.topPx + progressOf(k) * range.lengthPx))
}

/** The entry on show: the one that was picked, or else the one that the data sheet selected last. */
export function shownPlace(n: number): number {
  const picked = snapshot.picked ?? (isInFlow() ? 0 : null)
  if (picked !== null) return Math.min(picked, n - 1)
  return sheetIndexAt(sheetOffsetPx(now.stage, pageOffsetPx(), n), n)
}

/** Whether the page is at this stage or beyond it. */
const isReached = (): boolean => STAGE_IDS.indexOf(now.stage) >= STAGE_IDS.indexOf('odd-even')

/** The occurrence that the page is at. */
function occurrenceNow(): number {
  if (isInFlow()) return chosen
  if (now.stage === 'odd-even') return occurrenceAt(now.progress)
  return isReached() ? occurrenceAt(1) : 1
}

/** Says for which time of the pattern a row is at occurrence k: for this one, or the other row for the one after it. */
export const chipText = (k: number, isNow: boolean): string =>
  isNow ? `now: ${ordinal(k)} time` : `next: ${ordinal(k + 1)} time`

/** Says what has been drawn, up to the selection index; by the sample season's own mark not that it is a sample. */
export const drawText = (pattern: string, isMarked: boolean): string =>
  `${isMarked ? 'Draw' : 'Sample draw'}: ${pattern}`

const timesText = (times: number): string => `, drawn ${times} ${times === 1 ? 'time' : 'times'}`

/** Writes what data decides in the stage: the entry's numbers, the occurrence, and what has been drawn up to it. */
class Facts {
  private readonly section: HTMLElement
  private readonly entries: readonly DataSheetEntry[]
  /** What fades while another pattern is turned to. */
  private readonly swapped: Styles
  /** What is written: while another pattern is turned to, still the one before. */
  private written: DataSheetEntry | undefined
  private k = 0

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    this.section = section
    this.entries = entries
    this.swapped = opacitiesOf(this.all('swaps'))
  }

  private all(name: string): readonly HTMLElement[] {
    return [...this.section.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  }

  /** Tells the style sheet where the score has the border in this window, and how long the numbers are. */
  relayout(): void {
    const { style } = this.section
    style.setProperty('--odd-y', `${borderDownPx(1, currentLayout())}px`)
    style.setProperty('--even-y', `${borderDownPx(2, currentLayout())}px`)
    style.setProperty('--chars', String(longestValue(this.entries)))
  }

  /** Keeps it at the page's place and at the picked entry. */
  step(): void {
    if (!isInFlow() && !isReached() && snapshot.picked !== null) store.set(pickedAtom, null)
    const entry = this.entries[shownPlace(this.entries.length)]
    const k = occurrenceNow()
    const turns = turning.isRunning && snapshot.picked !== null && !now.reduced && isDrawn()
    this.swapped.putAll(turns ? turning.seen : 1)
    if (!entry || (entry === this.written && k === this.k)) return
    this.section.dataset.current = entry.basePattern
    const isSeen = !this.written || !turns || turning.isOther
    this.write(isSeen ? entry : (this.written ?? entry), k)
  }

  private write(entry: DataSheetEntry, k: number): void {
    if (entry === this.written && k === this.k) return
    this.written = entry
    this.k = k
    const draws = sampleDraws(entry)
    const parity = parityOf(k)
    const texts = {
      pattern: entry.basePattern,
      draw: drawText(entry.basePattern, IS_SAMPLE),
      index: String(draws[k - 1]?.index),
      'total=odd': `, ${totalText(entry.odd)}`,
      'total=even': `, ${totalText(entry.even)}`,
      'chip=odd': chipText(k, parity === 'odd'),
      'chip=even': chipText(k, parity === 'even'),
    }
    for (const [name, text] of Object.entries(texts))
      for (const each of this.all(name)) each.textContent = text
    this.section.querySelector('[data-kolam]')?.setAttribute('href', kolamHref(entry.basePattern))
    this.section.dataset.occurrence = String(k)
    this.section.dataset.parity = parity
    for (const half of this.all('half')) half.toggleAttribute('data-now', half.dataset.half === parity)
    for (const [i, key] of this.all('k').entries()) {
      if (i === k - 1) key.setAttribute('aria-current', 'true')
      else key.removeAttribute('aria-current')
    }
    for (const [column, token] of this.all('slot').entries())
      token.dataset.shape = String(shapeAt(entry.basePattern, column as Column))
    for (const [i, number] of this.all('number').entries())
      writeNumber(
        number,
        entry,
        draws,
        i < COLUMNS.length ? 'odd' : 'even',
        (i % COLUMNS.length) as Column,
        k,
      )
  }

  /** Leaves everything as it stands. */
  stop(): void {
    this.swapped.clear()
    for (const key of this.all('k')) key.removeAttribute('aria-current')
  }
}

/** Writes a sheet value, its chance while its row applies, and a chip for each time that its column has been drawn. */
function writeNumber(
  number: HTMLElement,
  entry: DataSheetEntry,
  draws: readonly SampleDraw[],
  parity: Parity,
  column: Column,
  k: number,
): void {
  const isNow = parity === parityOf(k)
  const draw = draws[k - 1]
  const times = draws.filter((each, i) => i < k && parityOf(i + 1) === parity && each.index === column)
  const [value, chance, said, chips] = ['value', 'chance', 'times', 'tally'].map(name =>
    number.querySelector<HTMLElement>(`[data-${name}]`),
  )
  number.style.setProperty(
    '--chip',
    `var(--${SHAPES[shapeAt(entry.basePattern, column)].name.toLowerCase()})`,
  )
  number.toggleAttribute('data-hit', isNow && draw?.index === column)
  chance?.toggleAttribute('hidden', !isNow)
  if (value) value.textContent = sheetValueText(entry[parity][column])
  if (chance?.lastChild) chance.lastChild.textContent = draw && isNow ? percent(draw.chances[column]) : ''
  if (said) said.textContent = timesText(times.length)
  chips?.replaceChildren(...times.map(() => document.createElement('i')))
}

/**
 * Keeps what data decides in the stage at the scroll position and at the picked entry.
 * @param section the stage's section, in the document
 * @returns ends it
 */
export function startFacts(section: HTMLElement, entries: readonly DataSheetEntry[]): () => void {
  const facts = new Facts(section, entries)
  const step = (): boolean => {
    facts.step()
    return false
  }
  facts.relayout()
  step()
  const stops = [onLayout(() => facts.relayout()), addStep('dom', step), store.sub(pickedAtom, wake)]
  return () => {
    for (const stop of stops) stop()
    facts.stop()
  }
}

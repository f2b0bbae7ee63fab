import { percent } from '../../content/mdx/words.ts'
import { ordinal } from '../../content/ordinal.ts'
import { Opacities } from '../../film/opacities.ts'
import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { glideTo } from '../../frame/scroll.ts'
import { IS_SAMPLE } from '../../landing/sample-mark.tsx'
import { COLUMNS, SHAPES } from '../../rules/constants.ts'
import { type SampleDraw, sampleDraws } from '../../rules/draws.ts'
import { parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry, Parity } from '../../rules/sheet.ts'
import { sheetValueText, totalText } from '../../rules/sheet-value.ts'
import { turning } from '../../scene/turning.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { pageOffsetPx, rangeOf } from '../../stage/ranges.ts'
import { latest, pickedAtom, store } from '../../state/store.ts'
import { STAGE_IDS } from '../../timeline/stages.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { sheetIndexAt, sheetOffsetPx } from '../data-sheet/tape.ts'
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
  const picked = latest.picked ?? (isInFlow() ? 0 : null)
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
  private readonly swapped: Opacities
  private entry: DataSheetEntry | undefined
  /** What is written of it: while another pattern is turned to, still the one before. */
  private written: DataSheetEntry | undefined
  private draws: readonly SampleDraw[] = []
  private k = 0

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    this.section = section
    this.entries = entries
    this.swapped = new Opacities(this.all('swaps'))
  }

  private all(name: string): readonly HTMLElement[] {
    return [...this.section.querySelectorAll<HTMLElement>(`[data-${name}]`)]
  }

  private write(name: string, text: string): void {
    for (const each of this.all(name)) each.textContent = text
  }

  /** Puts the border where the score has it in this window. */
  relayout(): void {
    const { style } = this.section
    style.setProperty('--odd-border', `${borderDownPx(1, currentLayout())}px`)
    style.setProperty('--even-border', `${borderDownPx(2, currentLayout())}px`)
  }

  /** Keeps it at the page's place and at the picked entry. */
  step(): void {
    if (!isInFlow() && !isReached() && latest.picked !== null) store.set(pickedAtom, null)
    const next = this.entries[shownPlace(this.entries.length)]
    if (next && next !== this.entry) {
      this.entry = next
      this.section.dataset.current = next.basePattern
    }
    const turns = turning.isRunning && latest.picked !== null && !now.reduced && isDrawn()
    this.swapped.putAll(turns ? turning.seen : 1)
    if (this.entry !== this.written && (!turns || turning.isOther)) this.writeEntry()
    const k = occurrenceNow()
    if (k !== this.k) this.writeOccurrence(k)
  }

  private writeEntry(): void {
    const { entry } = this
    if (!entry) return
    this.written = entry
    this.draws = sampleDraws(entry)
    this.write('pattern', entry.basePattern)
    for (const parity of ['odd', 'even'] as const)
      this.write(`total=${parity}`, `, ${totalText(entry[parity])}`)
    this.section.querySelector('[data-kolam]')?.setAttribute('href', kolamHref(entry.basePattern))
    for (const column of COLUMNS) {
      const shape = shapeAt(entry.basePattern, column)
      for (const token of this.all(`slot=parity-${column}`)) token.dataset.shape = String(shape)
      for (const parity of ['odd', 'even'] as const) {
        this.write(`value=${parity}-${column}`, sheetValueText(entry[parity][column]))
        for (const number of this.all(`number=${parity}-${column}`))
          number.style.setProperty('--chip', `var(--${SHAPES[shape].name.toLowerCase()})`)
      }
    }
    if (this.k) this.writeDraws()
  }

  private writeOccurrence(k: number): void {
    const parity = parityOf(k)
    for (const [i, key] of this.all('k').entries()) {
      if (i === k - 1) key.setAttribute('aria-current', 'true')
      else key.removeAttribute('aria-current')
    }
    for (const row of ['odd', 'even']) this.write(`chip=${row}`, chipText(k, row === parity))
    this.section.dataset.occurrence = String(k)
    this.section.dataset.parity = parity
    this.k = k
    this.writeDraws()
  }

  /** Says what has been drawn, now and so far. */
  private writeDraws(): void {
    const { k, draws } = this
    const draw = draws[k - 1]
    if (!draw || !this.written) return
    this.write('draw', drawText(this.written.basePattern, IS_SAMPLE))
    this.write('index', String(draw.index))
    for (const number of this.all('number')) {
      const [parity, column] = (number.dataset.number ?? '').split('-') as [Parity, string]
      const isNow = parity === parityOf(k)
      const times = draws.filter(
        (each, i) => i < k && parityOf(i + 1) === parity && each.index === Number(column),
      )
      const [chance, said, chips] = ['chance', 'times', 'tally'].map(name =>
        number.querySelector<HTMLElement>(`[data-${name}]`),
      )
      number.toggleAttribute('data-hit', isNow && draw.index === Number(column))
      chance?.toggleAttribute('hidden', !isNow)
      if (chance?.lastChild)
        chance.lastChild.textContent = isNow ? percent(draw.chances[Number(column)] ?? 0) : ''
      if (said) said.textContent = timesText(times.length)
      chips?.replaceChildren(...times.map(() => document.createElement('i')))
    }
  }

  /** Leaves everything as it stands. */
  stop(): void {
    this.swapped.clear()
    for (const key of this.all('k')) key.removeAttribute('aria-current')
  }
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

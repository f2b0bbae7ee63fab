import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { jumpTo } from '../../frame/scroll.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry, Parity } from '../../rules/sheet.ts'
import { sheetValueText, totalText } from '../../rules/sheet-value.ts'
import { progressIn } from '../../stage/cues.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { pageOffsetPx, pageProgress, rangeOf } from '../../stage/ranges.ts'
import { latest, pickedAtom, store } from '../../state/store.ts'
import {
  borderAt,
  countSpringAt,
  markAt,
  occurrenceAt,
  parityProgress,
  progressOf,
} from '../../timeline/parity.ts'
import { oddEvenAtRest } from '../../timeline/rest.ts'
import { sheetIndexAt, sheetOffsetPx } from '../../timeline/sheet.ts'
import { STAGE_IDS } from '../../timeline/stages.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { Transforms } from '../transforms.ts'
import { Carry } from './carry.ts'
import { Headings } from './headings.ts'
import { Tallies } from './tallies.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const

/** Where everything is in flow there is no pin to scroll through: the occurrence is chosen, not reached. */
const isInFlow = () => layoutMode() === 'flow'

let chosen = 1

/** Brings the page to an occurrence. */
export function goToOccurrence(k: number): void {
  chosen = k
  const range = rangeOf('odd-even')
  if (isInFlow()) wake()
  else if (range) jumpTo(Math.round(range.topPx + progressOf(k) * range.lengthPx))
}

/** The entry on show: the one that was picked, or else the one that the data sheet selected last. */
export function shownPlace(n: number): number {
  const picked = latest.picked ?? (isInFlow() ? 0 : null)
  if (picked !== null) return Math.min(picked, n - 1)
  return sheetIndexAt(sheetOffsetPx(now.stage, pageOffsetPx(), n), n)
}

const all = (root: Element, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/**
 * Keeps the stage's DOM at the scroll position and at the picked entry: contract attributes, numbers,
 * the chips, the count and the border that the rows stand on.
 * @param section the stage's section, in the document
 * @returns ends it
 */
export function driveParity(section: HTMLElement, entries: readonly DataSheetEntry[]): () => void {
  const n = entries.length
  const border = section.querySelector<HTMLElement>('[data-border]')
  const count = section.querySelector<HTMLElement>('[data-count]')
  const pattern = section.querySelector<HTMLElement>('[data-pattern]')
  const kolam = section.querySelector('[data-kolam]')
  const words = section.querySelector<HTMLElement>('[data-words]')
  const chips = all(section, '[data-chip]')
  const applied = all(section, '[data-applied]')
  const totals = all(section, '[data-total]')
  const strip = all(section, '[data-k]')
  const values = all(section, '[data-value]')
  const tallies = new Tallies(section)
  const carry = new Carry(section)
  const headings = new Headings(section)
  /** The mark on the strip, and the number of the occurrence. */
  const counted = new Transforms([section.querySelector<HTMLElement>('[data-mark]'), count], 'percent')
  const tokens = all(section, '[data-slot]')
  let entry: DataSheetEntry | undefined
  let k = 0
  let borderPx = -1
  let inFlow = false

  function writeEntry(next: DataSheetEntry): void {
    for (const value of values) {
      const [parity = 'odd', column] = (value.dataset.value ?? '').split('-')
      value.textContent = sheetValueText(next[parity as Parity][Number(column) as Column])
    }
    for (const total of totals) total.textContent = totalText(next[total.dataset.total as Parity])
    for (const column of COLUMNS) {
      const token = tokens[column]
      if (token) token.dataset.shape = String(shapeAt(next.basePattern, column))
    }
    tallies.colour(next)
    carry.show(next.basePattern)
    if (pattern) pattern.textContent = next.basePattern
    kolam?.setAttribute('href', kolamHref(next.basePattern))
    section.dataset.current = next.basePattern
    entry = next
  }

  function writeCount(next: number): void {
    strip[k - 1]?.removeAttribute('aria-current')
    strip[next - 1]?.setAttribute('aria-current', 'true')
    const parity = parityOf(next)
    for (const chip of chips) {
      chip.textContent = `sheet values ${chip.dataset.chip === parity ? 'now' : 'next'}`
    }
    for (const each of applied) {
      const times = each.dataset.applied === 'odd' ? Math.ceil(next / 2) : Math.floor(next / 2)
      each.textContent = `, applied ${times} ${times === 1 ? 'time' : 'times'}`
    }
    if (count) count.textContent = String(next)
    section.dataset.occurrence = String(next)
    section.dataset.parity = parity
    k = next
  }

  function step(): boolean {
    const wasInFlow = inFlow
    inFlow = isInFlow()
    const isBefore = !inFlow && STAGE_IDS.indexOf(now.stage) <= STAGE_IDS.indexOf('data-sheet')
    if (isBefore && latest.picked !== null) store.set(pickedAtom, null)
    const progress = parityProgress(now.stage, now.progress)
    const nextEntry = entries[shownPlace(n)]
    const nextK = inFlow ? chosen : occurrenceAt(parityProgress(now.stage, pageProgress()))
    const layout = currentLayout()
    const shown = now.reduced ? oddEvenAtRest(progress) : progress
    const at = borderAt(shown, layout)
    const nextPx = inFlow ? 0 : at * now.heightPx
    const changed = nextEntry !== entry || nextK !== k
    if (nextEntry && nextEntry !== entry) writeEntry(nextEntry)
    if (nextK !== k) writeCount(nextK)
    if (changed && words)
      words.textContent = `${ORDINALS[k - 1]} occurrence of ${entry?.basePattern}: ${parityOf(k)}`
    if (border && nextPx !== borderPx) border.style.transform = `translateY(${nextPx}px)`
    borderPx = nextPx
    counted.put(0, 100 * (now.reduced ? nextK - 1 : markAt(progress)), 0)
    tallies.write(now.reduced || inFlow ? progressOf(nextK) : progress)
    counted.put(1, 0, now.reduced ? 0 : -countSpringAt(progress))
    if (layoutMode() !== 'pinned' || now.reduced) headings.stop()
    else headings.write(progressIn('odd-even'), progressIn('footer'))
    if (!inFlow) carry.write(shown, isDrawn(), nextPx)
    else if (!wasInFlow) carry.stop()
    return false
  }

  function relayout(): void {
    carry.relayout(entry?.basePattern)
    tallies.relayout()
  }

  relayout()
  step()
  const stopLayout = onLayout(relayout)
  const removeStep = addStep('dom', step)
  const unsubscribe = store.sub(pickedAtom, wake)
  return () => {
    stopLayout()
    removeStep()
    unsubscribe()
    counted.clear()
    headings.stop()
    carry.stop()
    strip[k - 1]?.removeAttribute('aria-current')
  }
}

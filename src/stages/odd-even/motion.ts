import { Transforms } from '../../film/transforms.ts'
import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { glideTo } from '../../frame/scroll.ts'
import { IS_SAMPLE } from '../../landing/sample-mark.tsx'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { type SampleDraw, sampleDraws } from '../../rules/draws.ts'
import { parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry, Parity } from '../../rules/sheet.ts'
import { sheetValueText, totalText } from '../../rules/sheet-value.ts'
import { turning } from '../../scene/turning.ts'
import { progressIn } from '../../stage/cues.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { pageOffsetPx, rangeOf } from '../../stage/ranges.ts'
import { latest, pickedAtom, store } from '../../state/store.ts'
import { isPhone } from '../../timeline/layout.ts'
import {
  borderAt,
  keyBelow,
  markAt,
  markBelow,
  occurrenceAt,
  parityProgress,
  progressOf,
} from '../../timeline/parity.ts'
import { oddEvenAtRest } from '../../timeline/rest.ts'
import { STAGE_IDS } from '../../timeline/stages.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { sheetIndexAt, sheetOffsetPx } from '../data-sheet/tape.ts'
import { Carry } from './carry.ts'
import { Change } from './change.ts'
import { Headings } from './headings.ts'
import { Tallies } from './tallies.ts'
import { chipText, drawText } from './words.ts'

/** Where everything is in flow there is no pin to scroll through: the occurrence is chosen, not reached. */
const isInFlow = () => layoutMode() === 'flow'

/** Whether there is a number line, and whether it has room to name its chances. */
function lineNow() {
  if (isInFlow()) return 'none'
  return isPhone(currentLayout()) ? 'bare' : 'named'
}

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

const all = (root: Element, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/**
 * Keeps the stage's DOM at the scroll position and at the picked entry: contract attributes, numbers,
 * the chips, the draws and the border that the rows stand on.
 * @param section the stage's section, in the document
 * @returns ends it
 */
export function driveParity(section: HTMLElement, entries: readonly DataSheetEntry[]): () => void {
  const n = entries.length
  const border = section.querySelector<HTMLElement>('[data-border]')
  const pattern = section.querySelector<HTMLElement>('[data-pattern]')
  const kolam = section.querySelector('[data-kolam]')
  const chips = all(section, '[data-chip]')
  const drawn = section.querySelector<HTMLElement>('[data-drawn]')
  const index = section.querySelector<HTMLElement>('[data-index]')
  const totals = all(section, '[data-total]')
  const strip = all(section, '[data-k]')
  const values = all(section, '[data-value]')
  const tallies = new Tallies(section)
  const carry = new Carry(section)
  const headings = new Headings(section)
  /** The mark on the strip, and the strip's keys. */
  const counted = new Transforms(
    [section.querySelector<HTMLElement>('[data-mark]'), ...strip.map(key => key.parentElement)],
    'percent',
  )
  const tokens = all(section, '[data-slot]')
  const change = new Change(section, { numbers: writeNumbers, words: writeAbout })
  let entry: DataSheetEntry | undefined
  /** The pattern that the words are about. */
  let said = ''
  let draws: readonly SampleDraw[] = []
  let k = 0
  let borderPx = -1
  let inFlow = false

  /** Whether a button has led to the entry: then it is seen to turn over. */
  const isPicked = () => latest.picked !== null && !now.reduced && isDrawn()

  /** Shows another entry: at once, or as its pieces turn over to it. */
  function changeTo(next: DataSheetEntry): void {
    section.dataset.current = next.basePattern
    if (entry && isPicked()) change.begin(next)
    else {
      change.stop()
      for (const column of COLUMNS) writeNumbers(next, column)
      writeAbout(next)
    }
    entry = next
  }

  /** Writes the numbers of a column. */
  function writeNumbers(next: DataSheetEntry, column: Column): void {
    for (const value of values) {
      const [parity = 'odd', at] = (value.dataset.value ?? '').split('-')
      if (Number(at) === column) value.textContent = sheetValueText(next[parity as Parity][column])
    }
    tallies.fill(next, sampleDraws(next), column)
  }

  /** Writes what stands beside the numbers of an entry, and its draws. */
  function writeAbout(next: DataSheetEntry): void {
    said = next.basePattern
    for (const total of totals) total.textContent = `, ${totalText(next[total.dataset.total as Parity])}`
    for (const column of COLUMNS) {
      const token = tokens[column]
      if (token) token.dataset.shape = String(shapeAt(next.basePattern, column))
    }
    draws = sampleDraws(next)
    tallies.show(next, draws)
    if (pattern) pattern.textContent = next.basePattern
    kolam?.setAttribute('href', kolamHref(next.basePattern))
    writeWords()
  }

  function writeCount(next: number): void {
    strip[k - 1]?.removeAttribute('aria-current')
    strip[next - 1]?.setAttribute('aria-current', 'true')
    const parity = parityOf(next)
    for (const chip of chips) {
      chip.textContent = chipText(next, chip.dataset.chip === parity)
    }
    section.dataset.occurrence = String(next)
    section.dataset.parity = parity
    k = next
    writeWords()
  }

  /** Each key hops to its row's side as it is counted, and the mark goes with it. */
  function writeCounted(mark: number): void {
    const layout = currentLayout()
    counted.put(0, 100 * mark, markBelow(mark, layout))
    for (let key = 1; key <= strip.length; key++) counted.put(key, 0, keyBelow(mark, key, layout))
  }

  /** Says what has been drawn, now and so far. */
  function writeWords(): void {
    const draw = draws[k - 1]
    if (drawn?.firstChild && draw) drawn.firstChild.textContent = drawText(draw, said, IS_SAMPLE, lineNow())
    if (index) index.textContent = String(draw?.index)
    tallies.tell(k)
  }

  function step(): boolean {
    const wasInFlow = inFlow
    inFlow = isInFlow()
    const isBefore = !inFlow && STAGE_IDS.indexOf(now.stage) <= STAGE_IDS.indexOf('data-sheet')
    if (isBefore && latest.picked !== null) store.set(pickedAtom, null)
    const progress = parityProgress(now.stage, now.progress)
    const nextEntry = entries[shownPlace(n)]
    const nextK = inFlow ? chosen : occurrenceAt(progress)
    const layout = currentLayout()
    const shown = now.reduced ? oddEvenAtRest(progress) : progress
    const at = borderAt(shown, layout)
    const nextPx = inFlow ? 0 : at * now.heightPx
    if (nextEntry && nextEntry !== entry) changeTo(nextEntry)
    if (nextK !== k) writeCount(nextK)
    change.step()
    if (border && nextPx !== borderPx) border.style.transform = `translateY(${nextPx}px)`
    borderPx = nextPx
    if (inFlow) counted.clear()
    else writeCounted(now.reduced ? nextK - 1 : markAt(progress))
    tallies.write(now.reduced || inFlow ? progressOf(nextK) : progress, turning.frame)
    if (layoutMode() !== 'pinned' || now.reduced) headings.stop()
    else headings.write(progressIn('odd-even'), progressIn('footer'))
    if (!inFlow) carry.write(shown, isDrawn(), nextPx)
    else if (!wasInFlow) carry.stop()
    return false
  }

  function relayout(): void {
    carry.relayout()
    tallies.relayout()
    writeWords()
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
    change.stop()
    counted.clear()
    headings.stop()
    carry.stop()
    strip[k - 1]?.removeAttribute('aria-current')
  }
}

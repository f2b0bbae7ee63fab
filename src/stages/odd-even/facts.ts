import { ordinal, percent } from '../../content/words.ts'
import { STAGE_IDS } from '../../film/stages.ts'
import { flagOf, opacitiesOf } from '../../film/styles.ts'
import { addStep, wake } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { glideTo } from '../../frame/scroll.ts'
import { COLUMNS, type Column, PARITIES, SHAPES } from '../../rules/constants.ts'
import { sampleDraws } from '../../rules/draws.ts'
import { parityOf } from '../../rules/occurrence.ts'
import { columnOf, shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry, Parity } from '../../rules/sheet.ts'
import { longestValue, sheetValueText, totalText } from '../../rules/sheet-value.ts'
import { pickedAtom, snapshot, store } from '../../state/store.ts'
import { sheetIndexAt, sheetOffsetPx } from '../../story/data-sheet/tape.ts'
import { patternFlip } from '../../story/odd-even/flip.ts'
import { occurrenceAt, progressOf } from '../../story/odd-even/play.ts'
import { endPlace } from '../../story/odd-even/shown.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { isDrawn, layoutMode } from '../../viewport/mode.ts'
import { pageOffsetPx, rangeOf } from '../../viewport/ranges.ts'
import { IS_SAMPLE } from '../sample-mark.tsx'
import { textsIn } from '../texts.ts'

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
  if (snapshot.picked !== null || isInFlow()) return endPlace(snapshot.picked, n, isInFlow())
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

const allIn = (section: HTMLElement, name: string): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(`[data-${name}]`),
]

/** A sheet value with what is said beside it. */
interface NumberParts {
  readonly applies: (isOn: boolean) => void
  readonly chance: HTMLElement | undefined
  readonly tally: HTMLElement | undefined
  readonly isHit: (isOn: boolean) => void
}

/** Where the stage shows something of an entry or an occurrence; looked up once. */
function partsOf(section: HTMLElement, isStill: boolean) {
  return {
    write: textsIn(section),
    kolam: section.querySelector('[data-kolam]'),
    tags: allIn(section, 'tag').map(tag => ({ parity: tag.dataset.tag, applies: flagOf(tag, 'data-now') })),
    keys: allIn(section, 'k').map(key => ({ key, isAhead: flagOf(key, 'data-ahead') })),
    pieces: isStill ? [...section.querySelectorAll<SVGElement>('[data-border] svg')] : [],
    numbers: allIn(section, 'number').map((number): NumberParts => {
      const [value = number, chance, tally] = ['value', 'chance', 'tally'].map(name => allIn(number, name)[0])
      const [applies, isHit] = [flagOf(value, 'data-now'), flagOf(number, 'data-hit')]
      return { applies, chance, tally, isHit }
    }),
  }
}

type Parts = ReturnType<typeof partsOf>

/** Writes an entry's numbers, an occurrence, and what has been drawn up to it. */
function write(section: HTMLElement, parts: Parts, entry: DataSheetEntry, k: number): void {
  const draws = sampleDraws(entry)
  const parity = parityOf(k)
  const numbers = PARITIES.flatMap(row => COLUMNS.map(column => numberAt(entry, k, row, column)))
  parts.write({
    pattern: entry.basePattern,
    // The sample season has a mark of its own.
    draw: `${IS_SAMPLE ? 'Draw' : 'Sample draw'}: ${entry.basePattern}`,
    index: String(draws[k - 1]?.index),
    'total=odd': `, ${totalText(entry.odd)}`,
    'total=even': `, ${totalText(entry.even)}`,
    [`chip=${parity}`]: `now: ${ordinal(k)} time`,
    [`chip=${parity === 'odd' ? 'even' : 'odd'}`]: `next: ${ordinal(k + 1)} time`,
    value: PARITIES.flatMap(row => entry[row].map(sheetValueText)),
    percent: numbers.map(({ chance }) => (chance === undefined ? '' : percent(chance))),
    times: numbers.map(({ times }) => `, drawn ${times} ${times === 1 ? 'time' : 'times'}`),
  })
  parts.kolam?.setAttribute('href', kolamHref(entry.basePattern))
  section.dataset.occurrence = String(k)
  section.dataset.parity = parity
  for (const tag of parts.tags) tag.applies(tag.parity === parity)
  for (const [i, { key, isAhead }] of parts.keys.entries()) {
    key.ariaCurrent = i === k - 1 ? 'true' : null
    isAhead(i >= k)
  }
  for (const [shape, { style }] of parts.pieces.entries())
    style.gridColumn = String(columnOf(entry.basePattern, shape as Column) + 1)
  for (const [i, part] of parts.numbers.entries()) {
    const number = numbers[i]
    if (number) writeNumber(part, number)
  }
}

/** What is told of a sheet value at an occurrence. */
interface Told {
  /** The chance of its column while its row applies. */
  readonly chance: number | undefined
  /** How often its column has been drawn, and whether it is drawn now. */
  readonly times: number
  readonly isHit: boolean
  readonly colour: string
}

function numberAt(entry: DataSheetEntry, k: number, row: Parity, column: Column): Told {
  const draws = sampleDraws(entry)
  const draw = row === parityOf(k) ? draws[k - 1] : undefined
  const drawn = draws.filter((each, n) => n < k && parityOf(n + 1) === row && each.index === column)
  return {
    chance: draw?.chances[column],
    times: drawn.length,
    isHit: draw?.index === column,
    colour: `var(--${SHAPES[shapeAt(entry.basePattern, column)].name.toLowerCase()})`,
  }
}

/** Shows a sheet value's chance while its row applies, and a chip for each time that its column has been drawn. */
function writeNumber({ chance, tally, applies, isHit }: NumberParts, number: Told): void {
  tally?.style.setProperty('--chip', number.colour)
  applies(number.chance !== undefined)
  isHit(number.isHit)
  if (chance) chance.hidden = number.chance === undefined
  if (tally?.childElementCount !== number.times)
    tally?.replaceChildren(...Array.from({ length: number.times }, () => document.createElement('i')))
}

/**
 * Keeps what data decides in the stage at the scroll position and at the picked entry.
 * @param section the stage's section, in the document
 * @param isStill whether it draws the pieces itself
 * @returns ends it
 */
export function startFacts(
  section: HTMLElement,
  entries: readonly DataSheetEntry[],
  isStill: boolean,
): () => void {
  const parts = partsOf(section, isStill)
  /** What fades while another pattern is turned to. */
  const swapped = opacitiesOf(allIn(section, 'swaps'))
  /** What is written: while another pattern is turned to, still the one before. */
  let written: DataSheetEntry | undefined
  let writtenK = 0

  function step(): boolean {
    if (!isInFlow() && !isReached() && snapshot.picked !== null) store.set(pickedAtom, null)
    const entry = entries[shownPlace(entries.length)]
    const k = occurrenceNow()
    const turns = patternFlip.isRunning && snapshot.picked !== null && !now.reduced && isDrawn()
    swapped.putAll(turns ? patternFlip.seen : 1)
    if (!entry || (entry === written && k === writtenK)) return false
    section.dataset.current = entry.basePattern
    const seen = turns && !patternFlip.isOther ? (written ?? entry) : entry
    if (seen === written && k === writtenK) return false
    written = seen
    writtenK = k
    write(section, parts, seen, k)
    return false
  }

  // The style sheet has to know how long the numbers are.
  section.style.setProperty('--chars', String(longestValue(entries)))
  step()
  const stops = [addStep('dom', step), store.sub(pickedAtom, wake), () => swapped.clear()]
  return () => {
    for (const stop of stops) stop()
  }
}

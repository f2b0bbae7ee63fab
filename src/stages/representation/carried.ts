import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { placeOnStage } from '../../landing/riding.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { isPresent, progressIn } from '../../stage/cues.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { layoutMode } from '../../stage/mode.ts'
import { partOf } from '../../timeline/easing.ts'
import { gatheredAt, legendLeft, rideRow, sumComesAt } from '../../timeline/gather.ts'
import type { Place } from '../../timeline/layout.ts'
import {
  aloneBy,
  areRiding,
  headingRisen,
  headingSeen,
  isClear,
  type LegendWords,
  type RidingWords,
  rideWords,
  tagLeft,
} from '../../timeline/legend-words.ts'
import { BACK, headingKnocked, nameDown, namedAt, namedScale, namingAt } from '../../timeline/naming.ts'
import { letterHops, numberFlownAt, numberOffAt, rideNumber } from '../../timeline/number-flight.ts'
import { columnsLeft, representationHeadingGone, sumLeft } from '../../timeline/result.ts'
import { inPlace, rideTo } from '../../timeline/riding.ts'
import { HEADING, REPRESENTATION } from '../../timeline/thresholds.ts'
import { lerp } from '../../timeline/vec.ts'

/** The words of a shape, in the order of their elements. */
const WORDS = ['letter', 'name', 'number'] as const
/** Places among what leaves: the heading's first part, after caption, columns and sum; the legend's columns; their names. */
const FIRST_PART = 3
const FIRST_COLUMN = FIRST_PART + COLUMNS.length
const FIRST_NAME = FIRST_COLUMN + COLUMNS.length

/** The words of a shape in the legend, and in the row that this becomes. */
interface PlacedWords extends LegendWords {
  readonly inRow: Pick<LegendWords, 'letter' | 'number'>
}

/** Where a word of a shape stands in the row as that forms: the shape is in its own column. */
function inRow(word: 'letter' | 'number', shape: number): Place {
  const { sessionColumns, base } = currentLayout()
  const column = sessionColumns[shape] ?? 0
  const there = placeOnStage(`row-${word}-${column}`)
  return { ...there, x: there.x + (shape - column) * base.pitch }
}

/**
 * Carries the stage's words in and out: letters and names ride under their pieces from the hero to the legend, where the
 * pieces give them their numbers; the heading rises with them, and what is left of the sum goes while the next stage begins.
 * Unpinned, and in reduced motion, all of it stands in its place.
 * @param section the stage's section
 */
export function startCarried(section: HTMLElement): void {
  const legend = section.querySelector<HTMLElement>('[data-legend]')
  const headings = [...section.querySelectorAll<HTMLElement>('h2 > span')]
  const parts = new Transforms(headings, 'percent')
  /** Caption, columns and sum, the parts of the heading, and the legend's columns and names. */
  const leaving = new Opacities([
    ...section.querySelectorAll<HTMLElement>('[data-leaves]'),
    ...headings,
    ...section.querySelectorAll<HTMLElement>('[data-legend] > li'),
    ...section.querySelectorAll<HTMLElement>('[data-slot^="name-"]'),
  ])
  const names = COLUMNS.flatMap(shape => WORDS.map(word => `${word}-${shape}`))
  const words = new Transforms(
    names.flatMap(name => section.querySelector<HTMLElement>(`[data-slot="${name}"]`) ?? []),
  )
  const numbers = new Opacities([...section.querySelectorAll<HTMLElement>('[data-slot^="number-"]')])
  const columns = [...(legend?.children ?? [])]
  const covered = columns.map(() => false)
  const riding: readonly RidingWords[] = COLUMNS.map(() => ({
    letter: inPlace(),
    name: inPlace(),
    number: inPlace(),
  }))
  let places: readonly PlacedWords[] | undefined
  let writtenPx = Number.NaN

  function measured(): readonly PlacedWords[] {
    if (places) return places
    places = COLUMNS.map(shape => ({
      letter: placeOnStage(`letter-${shape}`),
      name: placeOnStage(`name-${shape}`),
      number: placeOnStage(`number-${shape}`),
      inRow: { letter: inRow('letter', shape), number: inRow('number', shape) },
    }))
    return places
  }

  function writeWords(hero: number): void {
    const isRiding = areRiding(hero)
    legend?.toggleAttribute('data-riding', isRiding)
    if (!isRiding) {
      const progress = progressIn('representation')
      if (progress > REPRESENTATION.gather.from) gatherWords(progress)
      else nameWords()
      return
    }
    const own = measured()
    for (let shape = 0; shape < own.length; shape++) {
      const at = own[shape]
      const way = riding[shape]
      if (!at || !way) continue
      rideWords(hero, shape, at, currentLayout(), way)
      writeCovered(shape, !isClear(hero, shape, currentLayout()))
      words.ride(shape * WORDS.length, way.letter)
      words.ride(shape * WORDS.length + 1, way.name)
    }
  }

  /**
   * Words in their own places, but for the number, which comes from its piece, the letter that makes room for it, and the name of the piece that has come forward: it makes way for that and grows with it.
   * On upright windows it stands beside it.
   */
  function nameWords(): void {
    const progress = progressIn('representation')
    const layout = currentLayout()
    const own = measured()
    for (const shape of COLUMNS) {
      const size = layout.legend[shape]?.size ?? 1
      const named = layout.portrait ? 0 : namedAt(progress, shape)
      const scale = lerp(1, namedScale(size, layout), named)
      const first = shape * WORDS.length
      writeCovered(shape, false)
      const flown = numberFlownAt(progress, shape)
      const at = own[shape]
      const way = riding[shape]
      if (at && way && flown < 1) {
        words.put(first, aloneBy(at, layout.portrait) * (1 - flown), -letterHops(flown, shape, layout))
        rideNumber(way.number, flown, shape, at.number, layout)
        words.ride(first + 2, way.number)
      } else {
        words.rest(first)
        words.rest(first + 2)
      }
      if (named > 0) words.put(first + 1, 0, nameDown(size, layout) * named, scale)
      else words.rest(first + 1)
    }
  }

  /** The words of what is not named step back, and its name goes. */
  function writeNamed(hero: number): void {
    const progress = progressIn('representation')
    const naming = namingAt(progress)
    const layout = currentLayout()
    legend?.toggleAttribute('data-named', progress > REPRESENTATION.named.from)
    for (const shape of COLUMNS) {
      const back = naming - namedAt(progress, shape)
      const shown = tagLeft(hero, shape, layout) - BACK.words * back
      const { portrait } = layout
      leaving.put(FIRST_COLUMN + shape, shown * legendLeft(gatheredAt(progress, shape, portrait), portrait))
      leaving.put(FIRST_NAME + shape, 1 - back)
      numbers.put(shape, numberOffAt(progress, shape))
    }
  }

  /** Letters and numbers go with their pieces into the row; on upright windows the row's take their places on the way. */
  function gatherWords(progress: number): void {
    const own = measured()
    const layout = currentLayout()
    for (let shape = 0; shape < own.length; shape++) {
      const at = own[shape]
      const way = riding[shape]
      if (!at || !way) continue
      writeCovered(shape, false)
      const gathered = gatheredAt(progress, shape, layout.portrait)
      if (layout.portrait) {
        rideRow(way.letter, gathered, shape, layout)
        way.number.dx = 0
        way.number.dy = way.letter.dy
        way.letter.scale = way.number.scale = 1
        words.ride(shape * WORDS.length + 1, way.letter)
      } else {
        rideTo(way.letter, gathered, at.letter, at.inRow.letter)
        rideTo(way.number, gathered, at.number, at.inRow.number)
        words.rest(shape * WORDS.length + 1)
      }
      words.ride(shape * WORDS.length, way.letter)
      words.ride(shape * WORDS.length + 2, way.number)
    }
  }

  /** Words that would lie on another piece wait until it has passed. */
  function writeCovered(shape: number, isCovered: boolean): void {
    if (covered[shape] === isCovered) return
    covered[shape] = isCovered
    columns[shape]?.toggleAttribute('data-covered', isCovered)
  }

  function settleWords(): void {
    words.clear()
    for (const shape of COLUMNS) writeCovered(shape, false)
  }

  function step(): boolean {
    const isNear = now.stage === 'hero' || now.stage === 'representation' || now.stage === 'sessions'
    if (!isNear || now.reduced || layoutMode() !== 'pinned') {
      rest()
      return false
    }
    // Before any of it can be seen nothing need move.
    if (now.stage === 'hero' && !isPresent('representation')) {
      // The legend's lines would fade out as it comes.
      legend?.toggleAttribute('data-riding', true)
      for (const shape of COLUMNS) numbers.put(shape, 0)
      writtenPx = Number.NaN
      return false
    }
    // What a hand does to the pieces does not move the words.
    if (now.shownPx === writtenPx) return false
    writtenPx = now.shownPx
    const hero = progressIn('hero')
    const sessions = progressIn('sessions')
    const progress = progressIn('representation')
    for (let part = 0; part < COLUMNS.length; part++) {
      const risen = now.stage === 'hero' ? headingRisen(hero, part) : 1
      const away = 1 - risen - (now.stage === 'sessions' ? representationHeadingGone(sessions, part) : 0)
      parts.put(part, 0, away * HEADING.belowPercent + headingKnocked(progress, part, currentLayout()))
      leaving.put(FIRST_PART + part, headingSeen(away))
    }
    writeWords(hero)
    leaving.put(0, 1 - partOf(progress, REPRESENTATION.caption))
    leaving.put(1, now.stage === 'sessions' ? columnsLeft(sessions) : 1)
    const sum = sumComesAt(progress)
    leaving.put(2, now.stage === 'sessions' ? sumLeft(sessions) : sum)
    writeNamed(hero)
    return false
  }

  function rest(): void {
    writtenPx = Number.NaN
    parts.clear()
    settleWords()
    legend?.removeAttribute('data-riding')
    legend?.removeAttribute('data-named')
    numbers.clear()
    leaving.clear()
  }

  function onNewLayout(): void {
    places = undefined
    writtenPx = Number.NaN
  }

  addStep('dom', step)
  onLayout(onNewLayout)
}

import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { COLUMNS, type Column, SHAPES } from '../../rules/constants.ts'
import type { SampleDraw } from '../../rules/draws.ts'
import { OCCURRENCES, parityOf } from '../../rules/occurrence.ts'
import { shapeAt } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { slot } from '../../stage/slots.ts'
import { numberScaleAt } from '../../timeline/carried.ts'
import { wordsDrawnAt } from '../../timeline/draw.ts'
import { clamp } from '../../timeline/easing.ts'
import { retoldAt } from '../../timeline/finale.ts'
import { drawnAt, occurrenceAt } from '../../timeline/parity.ts'
import { alongAt, asideAt, belowAt, swollenAt, THROW } from '../../timeline/throw.ts'
import { lerp } from '../../timeline/vec.ts'
import { DrawLine } from './draw-line.ts'

interface Chip {
  readonly element: HTMLElement
  /** From its place to where it leaves the number line while the row applies, at the right of the number, px. */
  dx: number
  dy: number
}

/** The chips of a number that have been thrown, or will be. */
interface Stack {
  readonly number: HTMLElement
  /** Says how often its column has been drawn. */
  readonly times: Element | null
  readonly column: Column
  readonly isEven: boolean
  readonly chips: readonly Chip[]
  /** Where on the stage its first place is, px from the left; NaN where its chips have no room to fly. */
  homePx: number
  /** Occurrences at which its column is drawn, in their order. */
  ks: readonly number[]
}

/** A chip is no lower than this, px, unless its number is small where it applies too. */
const LEAST_PX = 8

/** So many chips has a stack at most: as many as its row has occurrences. */
const MOST = OCCURRENCES.length / 2

/** The draws: at each occurrence a chip leaves the number line, for the stack of its column's number in the row that applies. */
export class Tallies {
  private readonly stacks: readonly Stack[]
  private readonly stacksAt: Transforms
  private readonly places: Transforms
  private readonly shown: Opacities
  private readonly line: DrawLine
  /** The words that name the column drawn. */
  private readonly words: Opacities
  /** Height of a chip by a number that applies, and from one to the next. */
  private chipPx = 0
  private pitchPx = 0
  private written = Number.NaN
  private marked = 1

  /** @param section the stage's section, in the document; its stacks are filled */
  constructor(section: HTMLElement) {
    const tallies = [...section.querySelectorAll<HTMLElement>('[data-tally]')]
    this.stacks = tallies.map((tally, i) => {
      const chips = Array.from({ length: MOST }, () => ({
        element: document.createElement('b'),
        dx: 0,
        dy: 0,
      }))
      tally.replaceChildren(
        ...chips.map(({ element }) => {
          const place = document.createElement('i')
          place.append(element)
          return place
        }),
      )
      return {
        number: tally.closest<HTMLElement>('[data-number]') ?? tally,
        times: tally.previousElementSibling,
        column: (i % COLUMNS.length) as Column,
        isEven: i >= COLUMNS.length,
        chips,
        homePx: Number.NaN,
        ks: [],
      }
    })
    const elements = this.stacks.flatMap(({ chips }) => chips.map(({ element }) => element))
    this.stacksAt = new Transforms(tallies)
    this.places = new Transforms(elements)
    this.shown = new Opacities(elements)
    this.line = new DrawLine(section)
    this.words = new Opacities([...section.querySelectorAll<HTMLElement>('[data-drawn]')])
  }

  /** Measures how far each chip's place is from the number line. */
  relayout(): void {
    // Not near yet: there is nothing to be measured.
    if (!slot('odd-0')) return
    this.line.relayout()
    const columnPx = (slot('odd-1')?.xPx ?? 0) - (slot('odd-0')?.xPx ?? 0)
    const widestPx = Math.max(...this.stacks.map(({ number }) => number.offsetWidth))
    this.written = Number.NaN
    for (const stack of this.stacks) {
      const { number, column, isEven, chips } = stack
      const place = slot(`${isEven ? 'even' : 'odd'}-${column}`)
      const [first, second] = chips.map(({ element }) => element.parentElement)
      const tally = first?.parentElement
      if (!place || !first || !second || !tally) continue
      this.chipPx = first.offsetHeight
      this.pitchPx = second.offsetLeft - first.offsetLeft
      const widePx = first.offsetWidth
      const fromPx = this.line.downPx[isEven ? 1 : 0]
      // Where there is no room between two numbers, or beside the line, it comes in its place.
      const flies =
        columnPx - widestPx > THROW.size * widePx + 2 * THROW.besidePx &&
        2 * (Math.abs(place.yPx - fromPx) - place.heightPx / 2) > THROW.size * this.chipPx
      const besidePx = (widestPx + THROW.size * widePx) / 2 + THROW.besidePx
      const left = tally.offsetLeft + first.offsetLeft + widePx / 2
      const top = tally.offsetTop + first.offsetTop + this.chipPx / 2
      stack.homePx = flies ? place.xPx - number.offsetWidth / 2 + left : Number.NaN
      for (const [nth, chip] of chips.entries()) {
        chip.dx = flies ? number.offsetWidth / 2 + besidePx - left - nth * this.pitchPx : 0
        chip.dy = flies ? number.offsetHeight / 2 + fromPx - place.yPx - top : 0
      }
    }
  }

  /** Fills the stacks of a column with an entry's draws, in the colour of its shape. */
  fill(entry: DataSheetEntry, draws: readonly SampleDraw[], column: Column): void {
    this.written = Number.NaN
    for (const stack of this.stacks) {
      if (stack.column !== column) continue
      const { name } = SHAPES[shapeAt(entry.basePattern, column)]
      const parity = stack.isEven ? 'even' : 'odd'
      stack.ks = OCCURRENCES.filter(k => parityOf(k) === parity && draws[k - 1]?.index === column)
      stack.number.style.setProperty('--chip', `var(--${name.toLowerCase()})`)
    }
  }

  /** Shows other draws on the number line. */
  show(entry: DataSheetEntry, draws: readonly SampleDraw[]): void {
    this.line.show(entry, draws)
    this.written = Number.NaN
  }

  /** Says by each number what chance it has come to, where its row applies, and how often its column has been drawn up to occurrence k. */
  tell(k: number): void {
    this.line.tell(k)
    for (const { column, isEven, times, ks } of this.stacks) {
      const so = ks.filter(at => at <= k).length
      const chance = isEven === (k % 2 === 0) ? this.line.chanceText(k, column) : ''
      if (times) times.textContent = `${chance}, drawn ${so} ${so === 1 ? 'time' : 'times'}`
    }
  }

  /**
   * Writes a place of the story, as progress of the stage: each chip in its place, or on its way from the number line.
   * @param marked how much shows of that and of what it tells while another pattern is turned to
   */
  write(progress: number, marked: number): void {
    if (progress === this.written && marked === this.marked) return
    this.written = progress
    this.marked = marked
    const k = occurrenceAt(progress)
    this.line.write(progress, k, marked)
    this.words.put(0, marked * wordsDrawnAt(progress))
    for (let i = 0; i < this.stacks.length; i++) this.writeStack(i, progress)
  }

  /** Writes a stack: what lies there stands in the middle by its number. */
  private writeStack(i: number, progress: number): void {
    const stack = this.stacks[i]
    if (!stack) return
    let lying = 0
    for (let nth = 0; nth < stack.ks.length; nth++)
      lying += 1 - asideAt(drawnAt(progress, stack.ks[nth] ?? 0))
    const scale = this.largerAt(progress, stack)
    const shiftPx = ((MOST - Math.max(1, lying)) / 2) * this.pitchPx
    this.stacksAt.put(i, scale * shiftPx, 0, scale)
    for (let nth = 0; nth < MOST; nth++) this.writeChip(i * MOST + nth, stack, nth, shiftPx, progress)
  }

  private writeChip(
    i: number,
    { chips, homePx, ks }: Stack,
    nth: number,
    shiftPx: number,
    progress: number,
  ): void {
    const k = ks[nth]
    const chip = chips[nth]
    const flown = k && chip ? drawnAt(progress, k) : 0
    this.shown.put(i, Math.min(1, flown / THROW.seen))
    if (!k || !chip) return
    const size = 1 + (THROW.size - 1) * (swollenAt(flown) + retoldAt(progress, k))
    const hitPx = Number.isNaN(homePx) ? 0 : this.line.hitPx(k) - homePx - nth * this.pitchPx
    const asidePx = lerp(chip.dx, hitPx, alongAt(flown)) - shiftPx
    this.places.put(i, asidePx * asideAt(flown), chip.dy * belowAt(flown), size)
  }

  /** How much larger a stack is than its number has it, so that its chips can be seen by one that waits. */
  private largerAt(progress: number, { isEven, column }: Stack): number {
    const scale = numberScaleAt(progress, isEven, column)
    return clamp(LEAST_PX / (scale * this.chipPx), 1, 1 / scale)
  }
}

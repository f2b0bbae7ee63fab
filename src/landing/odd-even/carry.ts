import { now } from '../../frame/now.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { shapeAt } from '../../rules/patterns.ts'
import { currentLayout } from '../../stage/layout.ts'
import { slot } from '../../stage/slots.ts'
import {
  besideLeftAt,
  carriedAt,
  chipsShownAt,
  namesAside,
  numberScaleAt,
  partedPx,
  ruleShown,
  ruleSide,
  rulesLeftAt,
  sunkAwayAt,
  WAITING_SCALE,
  waitsAt,
} from '../../timeline/carried.ts'
import { createInk, sampleInk } from '../../timeline/flood.ts'
import { borderAt, borderAtRest } from '../../timeline/parity.ts'
import { CARRY, SUNRISE } from '../../timeline/thresholds.ts'
import { lerp } from '../../timeline/vec.ts'
import { Opacities } from '../opacities.ts'
import { Transforms } from '../transforms.ts'
import { behindPiece } from './behind.ts'
import { type CarryPlace, labelPlaces, numberPlaces, type RulePlace, rulePlaces } from './carry-places.ts'
import { InkWindows } from './ink-windows.ts'

/** A number or a name, and its place; those of the even row stand twice, once in each colour. */
interface Carried {
  readonly name: string
  readonly isEven: boolean
  readonly column: Column
  /** Whether it stands in a line beside the numbers, which has a place of its own. */
  readonly isInLine: boolean
  place: CarryPlace | undefined
  /** Whether it is marked as one that does not apply now. */
  waits: boolean
}

const find = (section: HTMLElement, name: string): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(`[data-${name}]`),
]

const carriedFrom = (elements: readonly HTMLElement[], attribute: 'number' | 'label'): readonly Carried[] =>
  elements.map(element => {
    const name = element.dataset[attribute] ?? ''
    const column = Number(name.at(-1)) as Column
    const isInLine = element.closest('[data-beside]') !== null
    return { name, isEven: name.startsWith('even'), column, isInLine, place: undefined, waits: false }
  })

/**
 * Carries the numbers and the names of the rows from the table of the data sheet to their places by the pieces, shows
 * them in the colour of the ground under them, and makes the numbers larger that apply.
 */
export class Carry {
  private readonly section: HTMLElement
  private readonly numbers: readonly Carried[]
  private readonly labels: readonly Carried[]
  /** What stands beside the numbers: the lines of the rows, and the count. */
  private readonly beside: readonly HTMLElement[]
  private readonly besideShown: Opacities
  private readonly tallies: readonly HTMLElement[]
  private readonly talliesShown: Opacities
  /** The pattern that the numbers are still to be cut for. */
  private uncut = ''
  private readonly besideAt: Transforms
  private readonly elements: readonly HTMLElement[]
  private readonly rules: Transforms
  private readonly rulesShown: Opacities
  private readonly numbersAt: Transforms
  private readonly figuresAt: Transforms
  private readonly labelsAt: Transforms
  private readonly windows: InkWindows
  private readonly ink = createInk()
  /** How far the rows have grown into the halves, and before that parted, px. */
  private carried = 0
  private partedPx = 0
  private rulesAt: readonly RulePlace[] = []
  private isCarried = false
  private isDrawn = false
  private written = Number.NaN
  private rulesLeft = Number.NaN
  /** How much lower than its own place in the first column the border stands at each column, px. */
  private readonly stepsPx = new Float64Array(COLUMNS.length)
  /** Height of a number that applies. */
  private heightPx = 0
  /** How far down the stage the odd and the even row of numbers are on the way, and at its end. */
  private readonly rowsPx = new Float64Array(2)
  private readonly restsPx = new Float64Array(2)

  constructor(section: HTMLElement) {
    this.section = section
    this.elements = find(section, 'number')
    const labels = find(section, 'label')
    this.beside = find(section, 'beside')
    this.tallies = find(section, 'tally')
    this.talliesShown = new Opacities(this.tallies)
    const ruled = find(section, 'rule')
    this.numbers = carriedFrom(this.elements, 'number')
    this.labels = carriedFrom(labels, 'label')
    this.numbersAt = new Transforms(this.elements)
    this.labelsAt = new Transforms(labels)
    this.besideAt = new Transforms(this.beside)
    this.besideShown = new Opacities(this.beside)
    this.figuresAt = new Transforms(
      this.elements.map(element => element.querySelector('[data-figure]')),
      'percent',
    )
    this.rules = new Transforms(ruled)
    this.rulesShown = new Opacities(ruled)
    this.windows = new InkWindows(section)
  }

  relayout(basePattern = ''): void {
    this.show(basePattern)
    const numbers = numberPlaces()
    const labels = labelPlaces()
    for (const each of this.numbers) each.place = numbers.get(each.name)
    for (const each of this.labels) each.place = labels.get(each.name)
    this.heightPx = numbers.get('odd-0')?.heightPx ?? 0
    this.rulesAt = rulePlaces()
    this.rulesLeft = Number.NaN
  }

  show(basePattern: string): void {
    this.uncut = basePattern
    this.written = Number.NaN
  }

  /** Cuts each number at the outline of its piece as the first sinks behind its own. */
  private cut(basePattern: string): void {
    this.uncut = ''
    const sizePx = slot('parity-0')?.widthPx ?? 0
    for (const [i, { place, isEven, column }] of this.numbers.entries()) {
      if (!place) continue
      const scale = isEven ? 1 : WAITING_SCALE
      const away = place.toY + nearer(place, scale, isEven)
      const behind = behindPiece(shapeAt(basePattern, column), sizePx / scale, away / scale)
      this.elements[i]?.style.setProperty('--behind', behind)
    }
  }

  /**
   * Writes a place of the story.
   * @param isDrawn whether the scene draws the tray and the pieces
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(place: number, isDrawn: boolean, borderPx: number): void {
    // Without a scene there is no piece at which its numbers could sink.
    const progress = isDrawn ? place : Math.min(place, SUNRISE.sink.from)
    const isCarried = isDrawn && progress < CARRY.grown
    if (progress === this.written && isDrawn === this.isDrawn && isCarried === this.isCarried) return
    this.written = progress
    this.isDrawn = isDrawn
    if (!isCarried) this.findSteps(progress)
    if (isCarried !== this.isCarried) this.section.toggleAttribute('data-carried', isCarried)
    if (isCarried) {
      sampleInk(progress, currentLayout(), this.ink)
      this.carried = carriedAt(progress)
      this.partedPx = partedPx(progress, currentLayout())
    }
    for (let i = 0; i < this.numbers.length; i++) {
      if (isCarried) this.carryNumber(i, progress, borderPx)
      else this.restNumber(i, progress)
    }
    const shown = isCarried ? chipsShownAt(progress) : 1
    for (let i = 0; i < this.tallies.length; i++) this.talliesShown.put(i, shown)
    this.writeBeside(progress, borderPx)
    // The names of the rows step forward together.
    const sinks = progress > SUNRISE.sink.from
    this.section.toggleAttribute('data-sinks', sinks)
    if (sinks && this.uncut) this.cut(this.uncut)
    if (isCarried) this.writeWay(progress, borderPx)
    else if (this.isCarried) this.clear()
    // A jump may come here from where they have sunk.
    if (isCarried) this.figuresAt.clear()
    this.isCarried = isCarried
  }

  private carryNumber(i: number, progress: number, borderPx: number): void {
    const each = this.numbers[i]
    if (!each?.place) return
    const { place, isEven, column } = each
    const { carried } = this
    const scale = numberScaleAt(progress, isEven, column)
    const size = lerp(place.fromScale, scale, carried)
    const restPx = place.toY + borderPx + nearer(place, scale, isEven)
    const rowPx = lerp(place.fromY + (isEven ? this.partedPx : -this.partedPx), restPx, carried)
    const dy = rowPx - place.toY - borderPx
    this.restsPx[isEven ? 1 : 0] = restPx
    this.rowsPx[isEven ? 1 : 0] = rowPx
    this.numbersAt.put(i, (place.fromX - place.toX) * (1 - carried), dy, size)
  }

  /** Writes how large a number stands by its piece, and once that has half turned over, whether it applies or waits. */
  private restNumber(i: number, progress: number): void {
    const each = this.numbers[i]
    const element = this.elements[i]
    if (!each || !element) return
    const { place, isEven, column } = each
    const waits = waitsAt(progress, isEven, column)
    if (waits !== each.waits) element.toggleAttribute('data-waits', waits)
    each.waits = waits
    if (!place) return
    const scale = numberScaleAt(progress, isEven, column)
    this.numbersAt.put(i, 0, nearer(place, scale, isEven) + (this.stepsPx[column] ?? 0), scale)
    // It sinks with its chips, towards its piece, at whose outline both are cut.
    const sunk = sunkAwayAt(progress, column)
    if (sunk === 0) this.figuresAt.rest(i)
    else this.figuresAt.put(i, 0, (isEven ? -SUNRISE.sink.percent[1] : SUNRISE.sink.percent[0]) * sunk)
  }

  /** What stands beside the numbers stands still while they move, and fades in the end. */
  private writeBeside(progress: number, borderPx: number): void {
    const left = besideLeftAt(progress)
    for (let i = 0; i < this.beside.length; i++) {
      this.besideAt.put(i, 0, this.besidePx(this.beside[i]?.dataset.beside === 'even') - borderPx)
      this.besideShown.put(i, left)
    }
  }

  /** How far down the stage the border is that it keeps clear of: where the numbers of its row reach farthest to it. */
  private besidePx(isEven: boolean): number {
    const smaller = (1 - WAITING_SCALE) * this.heightPx
    return borderAtRest(isEven ? 1 : 2, currentLayout()) * now.heightPx + (isEven ? -smaller : smaller)
  }

  /** How far each column's border has gone ahead of the first one's. */
  private findSteps(progress: number): void {
    const layout = currentLayout()
    const first = borderAt(progress, layout)
    for (const column of COLUMNS)
      this.stepsPx[column] = (borderAt(progress, layout, column) - first) * layout.heightPx
  }

  private writeWay(progress: number, borderPx: number): void {
    const { carried } = this
    const aside = namesAside(carried, currentLayout().portrait)
    for (let i = 0; i < this.labels.length; i++) {
      const label = this.labels[i]
      const place = label?.place
      if (!place) continue
      const dx = (place.fromX - place.toX) * (1 - carried)
      const size = lerp(place.fromScale, 1, carried)
      const row = label.isEven ? 1 : 0
      const awayPx = place.toY + this.besidePx(label.isEven) - (this.restsPx[row] ?? 0)
      const y = (this.rowsPx[row] ?? 0) + aside * awayPx
      // The line that the name stands in has its place already.
      const own = label.isInLine ? this.besidePx(label.isEven) : borderPx
      this.labelsAt.put(i, dx, y - place.toY - own, size)
    }
    this.writeRules(rulesLeftAt(progress))
    this.windows.write(this.ink, borderPx)
  }

  private writeRules(left: number): void {
    if (left === 0 && this.rulesLeft === 0) return
    this.rulesLeft = left
    for (let i = 0; i < this.rulesAt.length; i++) {
      const at = this.rulesAt[i]
      if (!at) continue
      // Those over and under the rows part with them.
      const partedPx = ruleSide(i) * this.partedPx
      // From the names on, which are the first to go; nothing is left of them as stubs.
      this.rules.put(i, at.x + at.widthPx * (1 - left), at.y - 1 + partedPx, at.widthPx * left, 1)
      this.rulesShown.put(i, ruleShown(i, left))
    }
  }

  private clear(): void {
    this.labelsAt.clear()
    this.windows.clear()
  }

  /** Leaves everything where it stands in the document. */
  stop(): void {
    this.clear()
    this.besideAt.clear()
    this.besideShown.clear()
    this.talliesShown.clear()
    this.numbersAt.clear()
    this.figuresAt.clear()
    this.rules.clear()
    this.rulesShown.clear()
    for (const element of this.elements) element.removeAttribute('data-waits')
    for (const each of this.numbers) each.waits = false
    this.section.removeAttribute('data-carried')
    this.section.removeAttribute('data-sinks')
    this.isCarried = false
    this.written = Number.NaN
    this.rulesLeft = Number.NaN
  }
}

/** How much nearer to the border the middle of a small number is, so that it stays as near to the pieces, px down. */
const nearer = (place: CarryPlace, scale: number, isEven: boolean): number =>
  ((isEven ? -1 : 1) * (1 - scale) * place.heightPx) / 2

import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { now } from '../../frame/now.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { currentLayout } from '../../stage/layout.ts'
import { type Slot, slot } from '../../stage/slots.ts'
import {
  areTaken,
  besideLeftAt,
  goneAt,
  numberScaleAt,
  WAITING_APART,
  WAITING_SCALE,
  waitsAt,
} from '../../timeline/carried.ts'
import { clamp } from '../../timeline/easing.ts'
import { borderAt, borderAtRest } from '../../timeline/parity.ts'
import { CARRY, SUNRISE } from '../../timeline/thresholds.ts'
import { besideColumn, createTray, hungAt, trayAt, underAt } from '../../timeline/tray.ts'
import { REACH } from './draw-line.ts'
import { Taken } from './taken.ts'

/** A number by its piece. */
interface Carried {
  readonly isEven: boolean
  readonly column: Column
  place: Slot | undefined
  /** Whether it is marked as one that does not apply now. */
  waits: boolean
}

const find = (section: HTMLElement, name: string): readonly HTMLElement[] => [
  ...section.querySelectorAll<HTMLElement>(`[data-${name}]`),
]

const tray = createTray()

/**
 * Lets the numbers come by their pieces and go again, makes those larger that apply, and shows what stands beside them.
 */
export class Carry {
  private readonly elements: readonly HTMLElement[]
  private readonly numbers: readonly Carried[]
  private readonly numbersAt: Transforms
  private readonly figuresAt: Transforms
  private readonly figuresShown: Opacities
  /** What stands beside the numbers: the lines of the rows, and the count; what fades with it. */
  private readonly beside: readonly HTMLElement[]
  private readonly besideAt: Transforms
  private readonly overShown: Opacities
  private readonly underShown: Opacities
  private readonly taken: Taken
  private isTaken = false
  private written = Number.NaN
  /** How much lower than its own place in the first column the border stands at each column, px. */
  private readonly stepsPx = new Float64Array(COLUMNS.length)
  /** Height of a number that applies, and how much nearer to the pieces one stands that waits, px. */
  private heightPx = 0
  private closerPx = 0

  constructor(section: HTMLElement) {
    this.elements = find(section, 'number')
    this.beside = find(section, 'beside')
    this.numbers = this.elements.map(element => {
      const [row, column] = (element.dataset.number ?? '').split('-')
      return { isEven: row === 'even', column: Number(column) as Column, place: undefined, waits: false }
    })
    this.numbersAt = new Transforms(this.elements)
    this.taken = new Taken(this.elements)
    this.besideAt = new Transforms(this.beside)
    const isUnder = ({ dataset }: HTMLElement) => dataset.beside === 'even'
    this.overShown = new Opacities(this.beside.filter(element => !isUnder(element)))
    this.underShown = new Opacities([...this.beside.filter(isUnder), ...find(section, 'fades')])
    const figures = find(section, 'figure')
    this.figuresAt = new Transforms(figures, 'percent')
    this.figuresShown = new Opacities(figures)
  }

  relayout(): void {
    this.written = Number.NaN
    for (const each of this.numbers) each.place = slot(`${each.isEven ? 'even' : 'odd'}-${each.column}`)
    const odd = slot('odd-0')
    const sizePx = slot('parity-0')?.heightPx ?? 0
    this.heightPx = odd?.heightPx ?? 0
    const freePx = Math.abs(odd?.yPx ?? 0) - this.heightPx / 2 - (REACH * sizePx) / 2
    this.closerPx = Math.max(0, freePx - WAITING_APART * sizePx)
    this.taken.relayout()
  }

  /**
   * Writes a place of the story.
   * @param isDrawn whether the scene draws the pieces
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(place: number, isDrawn: boolean, borderPx: number): void {
    // Without a scene they are there with their pieces.
    const progress = isDrawn ? place : clamp(place, CARRY.grown, SUNRISE.sink.from)
    if (progress === this.written) return
    this.written = progress
    const isTaken = isDrawn && areTaken(progress, currentLayout())
    if (isTaken !== this.isTaken) this.take(isTaken)
    this.findSteps(progress)
    if (progress < CARRY.grown) trayAt(progress, currentLayout(), tray)
    for (let i = 0; i < this.numbers.length; i++) this.writeNumber(i, progress, borderPx)
    this.writeBeside(progress, borderPx)
  }

  private take(isTaken: boolean): void {
    this.isTaken = isTaken
    this.figuresAt.clear()
    this.figuresShown.clear()
    if (!isTaken) this.taken.clear()
  }

  /** Writes how large a number stands by its piece, and once that has half turned over, whether it applies or waits. */
  private writeNumber(i: number, progress: number, borderPx: number): void {
    const each = this.numbers[i]
    const element = this.elements[i]
    if (!each || !element) return
    const { place, isEven, column } = each
    const waits = waitsAt(progress, isEven, column)
    if (waits !== each.waits) element.toggleAttribute('data-waits', waits)
    each.waits = waits
    if (!place) return
    const scale = numberScaleAt(progress, isEven, column)
    const near = (isEven ? -1 : 1) * (1 - scale) * this.nearPx
    if (this.isTaken && (!isEven || currentLayout().portrait)) {
      const under = isEven ? underAt(tray, progress, column) : 0
      this.taken.write(this.numbersAt, i, progress, borderPx, scale, near + under, tray)
      return
    }
    if (progress < CARRY.grown) this.ride(i, each, place, scale, near, progress)
    else this.numbersAt.put(i, 0, near + (this.stepsPx[column] ?? 0), scale)
    // It goes with its chips, and is gone before it is at its piece.
    const gone = goneAt(progress, column, isEven)
    const { percent } = SUNRISE.sink
    this.figuresShown.put(i, 1 - gone)
    if (gone === 0) this.figuresAt.rest(i)
    else this.figuresAt.put(i, 0, (isEven ? -percent : percent) * gone)
  }

  /** Hangs a number by its piece while that lies in the tray, as small as that is. */
  private ride(
    i: number,
    { isEven, column }: Carried,
    { yPx }: Slot,
    scale: number,
    near: number,
    progress: number,
  ): void {
    const layout = currentLayout()
    const dy = (tray.scale - 1) * yPx + tray.scale * near - hungAt(tray, progress, isEven, column, layout)
    this.numbersAt.put(i, besideColumn(progress, column, layout), dy, tray.scale * scale)
  }

  /** What stands beside the numbers stands still while they move. */
  private writeBeside(progress: number, borderPx: number): void {
    const layout = currentLayout()
    this.overShown.putAll(besideLeftAt(progress, true, layout))
    this.underShown.putAll(besideLeftAt(progress, false, layout))
    for (let i = 0; i < this.beside.length; i++)
      this.besideAt.put(i, 0, this.besidePx(this.beside[i]?.dataset.beside === 'even') - borderPx)
  }

  /** How much nearer to the border the middle of a number is over how much smaller it is, px: it comes to its piece. */
  private get nearPx(): number {
    return this.heightPx / 2 + this.closerPx / (1 - WAITING_SCALE)
  }

  /** How far down the stage the border is that it keeps clear of: where the numbers of its row reach farthest to it. */
  private besidePx(isEven: boolean): number {
    const waits = (1 - WAITING_SCALE) * this.heightPx + this.closerPx
    const odd = borderAtRest(1, currentLayout()) * now.heightPx
    const even = borderAtRest(2, currentLayout()) * now.heightPx
    return isEven ? Math.max(even, odd - waits) : Math.min(odd, even + waits)
  }

  /** How far each column's border has gone ahead of the first one's. */
  private findSteps(progress: number): void {
    const layout = currentLayout()
    const first = borderAt(progress, layout)
    for (const column of COLUMNS)
      this.stepsPx[column] = (borderAt(progress, layout, column) - first) * layout.heightPx
  }

  /** Leaves everything where it stands in the document. */
  stop(): void {
    this.besideAt.clear()
    this.overShown.clear()
    this.underShown.clear()
    this.numbersAt.clear()
    this.figuresAt.clear()
    this.figuresShown.clear()
    for (const element of this.elements) element.removeAttribute('data-waits')
    for (const each of this.numbers) each.waits = false
    this.take(false)
    this.written = Number.NaN
  }
}
